/**
 * "What is this?": whatever lies on a board says what it is, beside itself (About.svelte, in every frame): while the pointer rests on it, after a long press, by `?` while it
 * has the focus, by a click or a tap where nothing else comes of one, and, while one asks about everything (`asking`), at once, also by the arrow keys.
 *
 * A thing says in its markup what it is, `data-explains="camel blue"`: a kind, and of it which one. What is told of each kind is in `games/<id>/about.ts`, and for what all tables
 * share in `things.ts` (telling.ts has both). Where that does not fit, a thing explains itself with `{@attach explains(table, () => ({ title, text, ... }))}`.
 */
import type { Attachment } from 'svelte/attachments';
import type { TableStore } from '../core/table.svelte';

/** What is told of a thing. It is asked for when it is shown, and again when the language or the position changes. */
export interface About {
  /** What it is called. */
  title: string;
  /** What it is, in a sentence. */
  text: string;
  /** What it is worth at this moment, by the lens; none without it. */
  now?: string | undefined;
  /** The moves that can be made with it, in notation; those that are not legal now are not offered. */
  moves?: readonly string[];
  /** The rule. */
  section?: string | null | undefined;
}

export interface Shown {
  element: Element;
  table: TableStore;
  about: () => About | null;
  /** It stays until it is put away; otherwise it goes when the pointer goes. */
  held: boolean;
}

interface Explained {
  table: TableStore;
  about: () => About | null;
  /** Nothing else comes of a click on it; where it is not said, that is so where nothing under the pointer can be pressed. */
  idle: boolean | null;
}

/** What tells of a table's things: of a kind, which one. */
export type Teller = (kind: string, of: string[]) => About | null;

export const EXPLAINED = '[data-explains]';
const PRESSED = 'button, a[href], input, select, textarea, summary, label, dialog, [role=button], [data-move]';

const attached = new WeakMap<Element, Explained>();

class Abouts {
  shown = $state.raw<Shown | null>(null);
  /** Whether one asks about everything: then pointing at a thing or pressing it does nothing but explain it. */
  asking = $state(false);
  /** Who tells of the things of the table that is shown. */
  teller = $state.raw<{ table: TableStore; tell: Teller } | null>(null);

  show(shown: Shown): void {
    this.shown = shown;
  }

  /** Let a thing explain itself, until that is put away. */
  explain(element: Element): void {
    const at = explainedAt(element);
    if (at) this.show({ element: at.element, table: at.thing.table, about: at.thing.about, held: true });
  }

  close(): void {
    this.shown = null;
  }

  /** Ask about everything, or no longer. */
  ask(asking: boolean): void {
    this.asking = asking;
    this.close();
  }
}

export const abouts = new Abouts();

function thingOf(element: Element): Explained | null {
  const known = attached.get(element);
  if (known) return known;
  const teller = abouts.teller;
  const [kind, ...of] = element.getAttribute('data-explains')?.split(' ') ?? [];
  if (!kind || !teller) return null;
  /** Which one it is may have changed since. */
  const about = (): About | null => {
    const [now = kind, ...which] = element.getAttribute('data-explains')?.split(' ') ?? [kind, ...of];
    return teller.tell(now, which);
  };
  return { table: teller.table, about, idle: null };
}

/** The thing itself or the nearest round it that has something to tell. */
export function explainedAt(target: EventTarget | null): { element: Element; thing: Explained } | null {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const thing = thingOf(element);
    if (thing?.about()) return { element, thing };
  }
  return null;
}

/** Whether a click there does nothing else. */
export function isIdle(target: EventTarget | null, thing: Explained): boolean {
  return thing.idle ?? (target instanceof Element && target.closest(PRESSED) === null);
}

/** Let a thing explain itself; `idle` where a click on it does nothing else, though it can be pressed. */
export function explains(table: TableStore, about: () => About | null, told: { idle?: boolean } = {}): Attachment {
  return (element) => {
    attached.set(element, { table, about, idle: told.idle ?? null });
    element.setAttribute('data-explains', '');
    return () => {
      attached.delete(element);
      if (abouts.shown?.element === element) abouts.close();
    };
  };
}
