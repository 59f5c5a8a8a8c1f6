/** What the lens knows of a seat's gold and cards, in words. */
import { say, words } from '../../../core/words.svelte';
import { RESOURCES, type Counted } from '../../../generated/five_tribes';

/** 34 gold coins; 2 × ivory, fakir; 1 unknown card. */
export function held({ gold, cards, unknown }: Counted): string {
  const known = RESOURCES.flatMap((resource) => {
    const count = cards[resource] ?? 0;
    return count ? [`${count > 1 ? `${count} × ` : ''}${say('five_tribes-page-card', { resource })}`] : [];
  });
  return `${[
    gold === null ? say('five_tribes-page-gold-hidden') : `${gold} ${say('five_tribes-page-gold', { count: gold })}`,
    ...(known.length ? [words.list(known)] : []),
    ...(unknown ? [say('five_tribes-page-unknown-cards', { count: unknown })] : []),
  ].join('; ')}.`;
}
