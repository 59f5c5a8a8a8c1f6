/** Follows what a lesson points at, wherever on the page it comes to lie: what is lit, what has the ring, the way to go, and where the card has room beside all that. */
import { tick, untrack } from 'svelte';
import { settings } from '../core/settings.svelte';
import type { Lesson } from './lesson.svelte';
import { place, WEIGHTS, type Box } from './placing';
import { isReachable, seen } from './sight';
import { find, inOrder, nextOf } from './targets';

/** How often one looks where things are, in milliseconds: pieces move, sheets open, and nobody tells. */
const LOOK_EVERY = 120;
/** What one may need besides what is lit, when one is to do something; and what one would rather see. */
const NEEDED = '[data-prompt], nav:has([data-tab])';
const RESULT = '[role=dialog]:has(#result-title)';
/** Who has won, by how much, and what one can do now. */
const HEADLINE = '#result-title, [role=dialog]:has(#result-title) :is(button, a, tfoot)';
const PIECES = '[data-camel], [data-tile], [data-princess], [data-whom], [data-stall], [data-seat]';
/** At which part of its height a way crosses a thing. */
const WAY_AT = 0.34;
/** From the edge of the window. */
const EDGE = 6;

interface Pointed {
  lit: Box[];
  ring: Box | null;
  trail: { x: number; y: number }[];
  /** Where the card lies; null before it is known. */
  card: Box | null;
}

const NOTHING: Pointed = { lit: [], ring: null, trail: [], card: null };

export class Pointing {
  now = $state.raw<Pointed>(NOTHING);
  /** The card's own element. */
  card = $state<HTMLElement | undefined>();
  #ringed: Element | null = null;
  /** The tab that was opened for a step. */
  #opened: HTMLElement | null = null;

  constructor(
    readonly lesson: Lesson,
    /** The id of what describes the thing with the ring. */
    readonly words: string,
  ) {
    $effect(() => {
      if (settings.text) return;
      void [lesson.shown, lesson.behind];
      untrack(() => this.#look());
      const look = (): void => this.#look();
      const timer = setInterval(look, LOOK_EVERY);
      addEventListener('scroll', look, { capture: true, passive: true });
      addEventListener('resize', look);
      return () => {
        clearInterval(timer);
        removeEventListener('scroll', look, { capture: true });
        removeEventListener('resize', look);
        this.#mark(null);
      };
    });
    $effect(() => {
      if (!lesson.shown || lesson.behind) return;
      untrack(() => void this.#begin());
    });
  }

  get #targets(): string[] {
    const { shown, asks } = this.lesson;
    if (!shown || shown.kind === 'end' || shown.phase === 'shown') return [];
    return asks ? inOrder(shown.highlight, this.lesson.table.asked) : shown.highlight.filter((target) => !target.startsWith('move:'));
  }

  /** What comes next: on a way that is told, only that; otherwise the first that is there to be done or looked at. */
  get #next(): Element | null {
    const { asks, table, shown } = this.lesson;
    const lesson = table.front.lesson;
    const [next] = table.asked;
    const on = next === undefined ? null : (lesson?.trail?.(next) ?? null);
    const onWay = asks && next !== undefined && shown!.highlight.includes('trail');
    return nextOf(onWay ? [`move:${next}`, ...(on ? [on] : [])] : this.#targets, asks, (target) => lesson?.tab?.(target) ?? null);
  }

  #look(): void {
    const { lesson } = this;
    const idle = lesson.behind || lesson.table.past !== null;
    const targets = idle ? [] : this.#targets;
    const element = idle || lesson.told ? null : this.#next;
    this.#mark(element);
    const ring = element && seen(element);
    const lit = [...targets.flatMap((target) => find(target).flatMap((one) => seen(one) ?? [])), ...(ring ? [ring] : [])];
    const trail = idle ? [] : this.#trail();
    const card = this.#place(ring, lit);
    const now = { lit, ring, trail, card };
    if (JSON.stringify(now) !== JSON.stringify(this.now)) this.now = now;
  }

  /** What the moves that are asked for lead over, where that is a way; high on each, clear of who stands there and how many. */
  #trail(): { x: number; y: number }[] {
    const { front, asked } = this.lesson.table;
    const way = asked.map((notation) => front.lesson?.trail?.(notation) ?? null);
    if (asked.length < 2 && !way[0]) return [];
    return way.flatMap((target) => {
      const box = target && find(target)[0]?.getBoundingClientRect();
      return box ? [{ x: box.x + box.width / 2, y: box.y + box.height * WAY_AT }] : [];
    });
  }

  #place(ring: Box | null, lit: Box[]): Box | null {
    if (!this.card) return null;
    const { width, height } = this.card.getBoundingClientRect();
    const room = { x: EDGE, y: EDGE, width: innerWidth - 2 * EDGE, height: innerHeight - 2 * EDGE };
    const all = (selector: string): Box[] => [...document.querySelectorAll(selector)].flatMap((one) => seen(one) ?? []);
    const boxes = [
      ...(ring ? [{ ...ring, weight: WEIGHTS.ringed }] : []),
      ...lit.map((box) => ({ ...box, weight: WEIGHTS.lit })),
      ...all(this.lesson.asks ? NEEDED : RESULT).map((box) => ({ ...box, weight: WEIGHTS.needed })),
      ...(this.lesson.asks ? [] : all(HEADLINE)).map((box) => ({ ...box, weight: WEIGHTS.lit })),
      ...all(PIECES).map((box) => ({ ...box, weight: WEIGHTS.pieces })),
    ];
    return { ...place({ width, height }, room, boxes, ring ?? lit[0] ?? null), width, height };
  }

  /** What has the ring is described by the card. */
  #mark(element: Element | null): void {
    if (element === this.#ringed) return;
    if (this.#ringed?.getAttribute('aria-describedby') === this.words) this.#ringed.removeAttribute('aria-describedby');
    if (element && !element.hasAttribute('aria-describedby')) element.setAttribute('aria-describedby', this.words);
    this.#ringed = element;
  }

  /** A step begins: what it is about comes into sight, and the keyboard goes there. */
  async #begin(): Promise<void> {
    await tick();
    if (document.querySelector('dialog[open]')) return;
    if (!settings.text) {
      await this.#bring();
      this.#look();
      await tick();
    }
    this.#goal()?.focus({ preventScroll: true });
  }

  async #bring(): Promise<void> {
    if (this.#opened?.getAttribute('aria-expanded') === 'true') this.#opened.click();
    this.#opened = null;
    await tick();
    const tab = this.#next?.closest<HTMLElement>('[data-tab]') ?? null;
    if (tab) {
      tab.click();
      if (tab.hasAttribute('aria-expanded')) this.#opened = tab;
      await tick();
    }
    const element = this.#next;
    if (!element || isReachable(element)) return;
    document.querySelector<HTMLElement>('[data-tab][aria-expanded=true]')?.click();
    await tick();
    if (!isReachable(element)) element.scrollIntoView({ block: 'center', inline: 'center' });
  }

  /** Where the keyboard goes: to what is to be done on the board, or on the card. */
  #goal(): HTMLElement | SVGElement | null {
    const { lesson } = this;
    const own = (this.card?.querySelector<HTMLElement>('[data-way]') ?? this.card) as HTMLElement | null;
    if (!lesson.asks) return own;
    // In words, all that can be done stands below its heading; what is only lit is for the eye.
    if (settings.text && !lesson.table.asked.length) return document.querySelector<HTMLElement>('#text-do') ?? own;
    const target = this.#next;
    const inside = target?.matches(FOCUSABLE) ? target : target?.querySelector(FOCUSABLE);
    return inside instanceof HTMLElement || inside instanceof SVGElement ? inside : own;
  }
}

const FOCUSABLE = 'button, a[href], [tabindex]';
