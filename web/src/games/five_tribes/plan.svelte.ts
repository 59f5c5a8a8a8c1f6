/**
 * What somebody is about to do on the board. A move is planned here first: a tile taken up, an end chosen, a trail proposed. Only "play" sends
 * it, step by step, each step one of the legal moves that the server offers; whatever is no longer legal ends the plan.
 */
import type { Planned } from '../../core/game';
import type { Dropping, FiveTribesMove, FiveTribesTable } from './game';
import type { FiveTribesView, GameMove as Move } from '../../generated/five_tribes';
import { whyNot } from '../../table/whynot.svelte';
import { endsOf, type End } from './lens';
import { letterOf, type Good, type Tribe } from './names';

/** Moves that are made by touching a tile. */
const ON_TILES = ['pick_up', 'drop', 'kill', 'aim', 'give_palm', 'give_palace'] as const;

export class Plan {
  /** The tile whose meeples would be taken up. */
  start = $state<string | null>(null);
  /** How the move would end, with its trail. */
  end = $state.raw<End | null>(null);
  /** A tile where several things can be done. */
  at = $state<string | null>(null);
  /** While meeples are carried: the tribe to drop next. */
  tribe = $state<Tribe | null>(null);
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

  /** Whether a move is planned before it is made. Where the table plays without the lens, a tile is taken up at once. */
  get #plans(): boolean {
    return this.table.update!.settings.lens !== 'off';
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
    if (this.starting) return this.start === null && !this.#plans ? (moves[0] ?? null) : null;
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
      else if (this.#plans) {
        this.forget();
        this.start = tile;
      } else this.table.choose(moves[0]!);
    } else if (moves.length === 1) this.table.choose(moves[0]!);
    else if (moves.length) this.at = tile;
  }

  #choose(tile: string, ends: End[]): void {
    const others = ends.filter((end) => end !== this.end);
    if (ends.length === 1) this.end = ends[0]!;
    else if (this.end?.end === tile && others.length === 1) this.end = others[0]!;
    else {
      this.end = null;
      this.at = tile;
    }
  }

  take(end: End): void {
    this.start = this.starting ? end.start : this.start;
    this.end = end;
    this.at = null;
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
    else if (this.end) this.end = null;
    else if (this.start !== null) this.start = null;
    else if (this.sowing) void this.table.command({ do: 'undo', moves: this.table.update!.moves - 1 });
  }

  get canGoBack(): boolean {
    return this.at !== null || this.end !== null || this.start !== null || this.sowing;
  }

  forget(): void {
    this.start = null;
    this.end = null;
    this.at = null;
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
    const same = ends.find((one) => one.start === end.start && one.end === end.end && one.tribe === end.tribe);
    return ends.length ? (same ? { ...same, path: end.path } : null) : end;
  }

  /** What does not fit the position any more is put down. */
  tidy(): void {
    if (this.table.busy || this.table.sending) return;
    if (!this.starting) this.start = null;
    this.end = this.#again(this.end);
    if (this.at !== null && !this.byTile.has(this.at) && !this.ends.some((end) => end.end === this.at)) this.at = null;
    if (!this.table.moves('offer_good').length) this.suit = [];
    if (this.sowing && (this.tribe === null || !(this.view.step.in_hand ?? {})[this.tribe]))
      this.tribe = (Object.keys(this.view.step.in_hand ?? {})[0] as Tribe | undefined) ?? null;
  }
}
