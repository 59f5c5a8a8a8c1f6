/** Soft sounds, made here and not fetched (instruments.ts). Silent unless somebody switched them on. */
import { settings } from './settings.svelte';
import type { AnyEvent } from './speech';

export type Sound = 'rattle' | 'dice' | 'hop' | 'thump' | 'drum' | 'coin' | 'card' | 'lead' | 'turn' | 'end';

/** A sound, and when it begins: in milliseconds after its event, at the normal pace. */
export interface Beat {
  sound: Sound;
  at: number;
}
/** What an event sounds like: one sound, none, or several by what it says. */
export type Sounding<Event extends AnyEvent = AnyEvent> = Sound | null | ((event: Event) => Beat[]);

/** What events sound like whose names end so. */
const ENDINGS: [RegExp, Sound][] = [
  [/_rolled$/, 'dice'],
  [/_moved$/, 'hop'],
  [/_(scored|paid|settled)$/, 'coin'],
  [/_(taken|played|placed|formed)$/, 'card'],
  [/^game_ended$/, 'end'],
];

export function soundOf(event: AnyEvent, own: Record<string, Sounding> = {}): Beat[] {
  const sounding = event.event in own ? own[event.event] : ENDINGS.find(([ending]) => ending.test(event.event))?.[1];
  if (typeof sounding === 'function') return sounding(event);
  return sounding ? [{ sound: sounding, at: 0 }] : [];
}

/**
 * Play a sound, so many milliseconds from now. The instruments are fetched when they are first heard; while nobody answers there are none. Of a tab that
 * nobody sees only one's turn is heard.
 */
export function play(sound: Sound, late = 0): void {
  if (!settings.sound || (document.hidden && sound !== 'turn') || !(navigator.userActivation?.hasBeenActive ?? true)) return;
  import('./instruments').then(
    ({ strike }) => strike(sound, late),
    () => null,
  );
}
