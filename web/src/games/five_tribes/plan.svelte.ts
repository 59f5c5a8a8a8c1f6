/**
 * What somebody is about to do on the board. A move is planned here first: a tile taken up, an end chosen, a trail proposed. Only "play" sends
 * it, step by step, each step one of the legal moves that the server offers; whatever is no longer legal ends the plan.
 */
import type { Planned } from '../../core/game';
import type { Dropping, FiveTribesMove, FiveTribesTable } from './game';
import { TRIBES, type FiveTribesView, type GameMove as Move } from '../../generated/five_tribes';
import { whyNot } from '../../table/whynot.svelte';
import { dropsOn, goTo, type Dragged } from './drag';
import { endsOf, placesOf, plansOf, type End } from './lens';
import { letterOf, type Good, type Tribe } from './names';

/** Whether two plans are the same move. */
export const sameEnd = (one: End, other: End): boolean => one.start === other.start && one.end === other.end && one.tribe === other.tribe;

/** Moves that are made by touching a tile. */
const ON_TILES = ['pick_up', 'drop', 'kill', 'aim', 'give_palm', 'give_palace'] as const;

export class Plan {
  /** The tile whose meeples would be taken up. */
  start = $state<string | null>(null);
  /** How the move would end, with its trail. */
  end = $state.raw<End | null>(null);
  /** Whether it was taken up as one of the plans that lie ready. */
  whole = $state(false);
  /** A tile where several things can be done. */
  at = $state<string | null>(null);
  /** While meeples are carried: the tribe to drop next. */
  tribe = $state<Tribe | null>(null);
  /** A plan that is pointed at, and one that stays drawn though it is nothing to be played yet. */
  pointed = $state.raw<End | null>(null);
  kept = $state.raw<End | null>(null);
  /** A trail that is being drawn with the finger. */
  drag = $state.raw<{ start: string; tiles: string[] } | null>(null);
  /** Goods that are put together for a sale. */
  suit = $state.raw<Good[]>([]);

  constructor(readonly table: FiveTribesTable) {}

  get view(): FiveTribesView {
    return this.table.view;
  }

  /** Whether the steps of a plan are being sent. */
  get running(): boolean {
    return this.table.following;
  }

  get starting(): boolean {
    return this.table.moves('pick_up').length > 0;
  }

  get sowing(): boolean {
    return this.table.moves('drop').length > 0;
  }

  /** All ends that the lens knows of, of the move that is planned or being made. */
  get ends(): End[] {
    if (this.running || (!this.starting && !this.sowing)) return [];
    const all = endsOf(this.table.lensNow);
    if (this.sowing) return all;
    return this.start === null ? [] : all.filter((end) => end.start === this.start);
  }

  /** Whether a lesson tells the way: then a tile is taken up at once. */
  get #guided(): boolean {
    return this.table.asked.length > 0;
  }

  get bidding(): boolean {
    return this.view.phase === 'bidding';
  }

  /** The plans that lie ready, or lay: the best of the whole board before a start is chosen, and while bids are made what each place would find. */
  get ready(): End[] {
    if (this.running) return [];
    if (this.bidding) return placesOf(this.table.lensNow);
    return this.starting || this.table.past ? plansOf(this.table.lensNow) : [];
  }

  /** What is drawn on the land: what is pointed at, or else what was chosen. */
  get shown(): End | null {
    return this.pointed ?? this.end ?? this.kept;
  }

  /** Where a move starts that is drawn or planned. */
  get from(): string | null {
    return this.pointed?.start ?? this.start ?? this.kept?.start ?? null;
  }

  /** The legal moves on each tile. */
  get byTile(): Map<string, FiveTribesMove[]> {
    const found = new Map<string, FiveTribesMove[]>();
    for (const kind of ON_TILES)
      for (const legal of this.table.moves(kind)) {
        const { tile } = legal.move;
        found.set(tile, [...(found.get(tile) ?? []), legal]);
      }
    return found;
  }

  /** The tribe that touching a tile would drop there: the one taken in hand, or the first that may be. */
  dropOn(moves: FiveTribesMove[]): Dropping | null {
    const drops = moves.filter((legal): legal is Dropping => legal.move.move === 'drop');
    return drops.find(({ move }) => move.tribe === this.tribe) ?? drops[0] ?? null;
  }

  /** What touching a tile does at once; null if it opens a choice, or does nothing. */
  single(tile: string): FiveTribesMove | null {
    const moves = this.byTile.get(tile) ?? [];
    if (this.sowing) return this.dropOn(moves);
    if (this.starting) return this.#guided ? (moves[0] ?? null) : null;
    return moves.length === 1 ? moves[0]! : null;
  }

  touch(tile: string, element: Element): void {
    if (!this.table.mine || this.running) return;
    const moves = this.byTile.get(tile) ?? [];
    const ends = this.ends.filter((end) => end.end === tile);
    this.at = null;
    if (this.sowing) {
      const drop = this.dropOn(moves);
      if (drop) this.step(drop);
      else if (ends.length) this.#choose(tile, ends);
      else
        void whyNot.ask(
          this.table,
          `drop ${tile} ${letterOf((this.tribe ?? Object.keys(this.view.step.in_hand ?? {})[0] ?? 'vizier') as Tribe)}`,
          element,
          tile,
        );
    } else if (this.starting) {
      if (tile === this.start) this.forget();
      else if (this.start !== null && ends.length) this.#choose(tile, ends);
      else if (!moves.length) void whyNot.ask(this.table, `pick ${tile}`, element, tile);
      else if (this.#guided) this.table.choose(moves[0]!);
      else {
        this.forget();
        this.start = tile;
      }
    } else if (moves.length === 1) this.table.choose(moves[0]!);
    else if (moves.length) this.at = tile;
  }

  #choose(tile: string, ends: End[]): void {
    const others = ends.filter((end) => end !== this.end);
    this.whole = false;
    if (ends.length === 1) this.end = ends[0]!;
    else if (this.end?.end === tile && others.length === 1) this.end = others[0]!;
    else {
      this.end = null;
      this.at = tile;
    }
  }

  /** Take up a plan; a `whole` one lay ready, before any start was chosen. */
  take(end: End, whole = false): void {
    this.whole = whole;
    this.start = this.starting ? end.start : this.start;
    this.end = end;
    this.at = null;
    this.pointed = null;
  }

  // With the finger

  /** Who stands on a tile, one by one. */
  #folk(tile: string): Tribe[] {
    const meeples = this.view.tiles.find((one) => one.tile === tile)?.meeples ?? {};
    return TRIBES.flatMap((tribe) => Array.from({ length: meeples[tribe] ?? 0 }, () => tribe));
  }

  /** What the trail under the finger comes to. */
  get dragged(): Dragged | null {
    if (!this.drag) return null;
    const { start, tiles } = this.drag;
    return dropsOn(
      tiles,
      this.#folk(start),
      endsOf(this.table.lensNow).filter((end) => end.start === start),
      this.#folk(tiles.at(-1) ?? start),
    );
  }

  /** Whether a trail can be begun here. */
  canGrab(tile: string): boolean {
    return this.table.mine && this.starting && !this.running && this.table.lensNow !== null && this.byTile.has(tile);
  }

  /** The finger comes over a tile. */
  dragTo(start: string, tile: string): void {
    const tiles = goTo(start, this.drag?.tiles ?? [], tile, this.#folk(start).length);
    if (!this.drag && !tiles.length) return;
    this.end = null;
    this.at = null;
    this.pointed = null;
    this.start = start;
    this.drag = { start, tiles };
  }

  /** The finger lets go: a whole trail is a plan; on a lit tile it is the plan that leads there; else only the start is chosen. */
  letGo(): void {
    const { dragged, drag } = this;
    this.drag = null;
    if (!dragged || !drag) return;
    const last = drag.tiles.at(-1);
    const end = dragged.end ? { ...dragged.end, path: dragged.path } : this.ends.find((one) => one.end === last);
    if (end) this.take(end);
    else if (!last) this.start = null;
  }

  /** Drop one. It can be taken back, so nobody is asked twice; only the last one is confirmed, where that is wished. */
  step(drop: FiveTribesMove): void {
    const carried = Object.values(this.view.step.in_hand ?? {}).reduce((sum, count) => sum + count, 0);
    this.forget();
    if (carried > 1) void this.table.play(drop);
    else this.table.choose(drop);
  }

  /** Go back: out of a choice, out of the plan, or to before the latest drop. */
  back(): void {
    if (this.at !== null) this.at = null;
    else if (this.end) {
      this.end = null;
      if (this.whole) this.start = null;
    } else if (this.start !== null) this.start = null;
    else if (this.sowing) void this.table.command({ do: 'undo', moves: this.table.update!.moves - 1 });
  }

  get canGoBack(): boolean {
    return this.at !== null || this.end !== null || this.start !== null || this.sowing;
  }

  forget(): void {
    this.start = null;
    this.end = null;
    this.at = null;
    this.pointed = null;
    this.kept = null;
    this.drag = null;
  }

  /** Send the plan, step by step. */
  play(): void {
    const end = this.end;
    if (!end) return;
    const drops = end.path.map(({ tile, tribe }) => `drop ${tile} ${letterOf(tribe)}`);
    this.#send(this.sowing ? drops : [`pick ${end.start}`, ...drops]);
  }

  /** Put the suit together, in the order in which it was chosen, and sell it. */
  sell(): void {
    this.#send([...this.suit.map((good) => `offer ${good}`), 'sell']);
    this.suit = [];
  }

  #send([first, ...rest]: string[]): void {
    this.forget();
    this.table.follow({ notation: first!, then: rest.map((notation) => ({ notation })) });
  }

  /** Draw the walk that a hint points at, as it was planned; whether there is one that the lens knows of. */
  draw(pointed: Planned<Move> | null): boolean {
    const steps = pointed ? [pointed.move, ...pointed.then.map(({ move }) => move)] : [];
    const path = steps.filter((move) => move.move === 'drop').map(({ tile, tribe }) => ({ tile, tribe }));
    const last = path.at(-1);
    const start = steps[0]?.move === 'pick_up' ? steps[0].tile : null;
    const end = last && endsOf(this.table.lensNow).find((one) => (start ?? one.start) === one.start && one.end === last.tile && one.tribe === last.tribe);
    if (!end) return false;
    this.take({ ...end, path });
    return true;
  }

  /** The same end as the lens tells it now; while it counts anew, as it was told before. */
  #again(end: End | null): End | null {
    if (!end || !(this.sowing || (this.starting && this.start === end.start))) return null;
    const ends = this.ends;
    const same = ends.find((one) => sameEnd(one, end));
    return ends.length ? (same ? { ...same, path: end.path } : null) : end;
  }

  /** The tribe that a lesson asks to be dropped next. */
  #askedTribe(): Tribe | null {
    const next = this.table.asked[0];
    return this.table.moves('drop').find(({ notation }) => notation === next)?.move.tribe ?? null;
  }

  /** What does not fit the position any more is put down. */
  tidy(): void {
    if (this.table.busy || this.table.sending) return;
    if (!this.starting) {
      this.start = null;
      this.drag = null;
    }
    if (this.kept && !this.ready.some((one) => sameEnd(one, this.kept!))) this.kept = null;
    if (this.pointed && !this.ready.some((one) => sameEnd(one, this.pointed!)) && !this.ends.some((one) => sameEnd(one, this.pointed!))) this.pointed = null;
    this.end = this.#again(this.end);
    if (this.at !== null && !this.byTile.has(this.at) && !this.ends.some((end) => end.end === this.at)) this.at = null;
    if (!this.table.moves('offer_good').length) this.suit = [];
    const asked = this.#askedTribe();
    if (asked) this.tribe = asked;
    else if (this.sowing && (this.tribe === null || !(this.view.step.in_hand ?? {})[this.tribe]))
      this.tribe = (Object.keys(this.view.step.in_hand ?? {})[0] as Tribe | undefined) ?? null;
  }
}
