/** A puzzle that somebody solves: the table it lies on, the tries so far, and the solution once it is known. */
import { api, ApiError, Away } from '../core/api';
import type { GameFront } from '../core/fronts';
import { me } from '../core/me.svelte';
import { refusal } from '../core/refusal';
import { ownSource, type Connect } from '../core/source';
import { TableStore } from '../core/table.svelte';
import type { Ack, Command, PuzzleInfo, PuzzleSolution, PuzzleTry, Update } from '../generated/wire';
import { begunOf, keepBegun, keepResult, resultOf, type Result, type Tried } from './kept';

/** So often one may try; then it is told. */
export const TRIES = 3;

export class PuzzleRun {
  readonly table: TableStore;
  tries = $state.raw<Tried[]>([]);
  /** What was tried last, as long as it lies on the board. */
  last = $state.raw<Tried | null>(null);
  solution = $state.raw<PuzzleSolution | null>(null);
  /** What came of it: now, or when it was tried before on this device. */
  result = $state.raw<Result | null>(null);
  /** The plan of the solution that is shown on the board, by its number; 0 is the answer. */
  shown = $state(0);
  #moves: string[] = [];
  #version = 1;
  #facts: unknown;
  #receive: (update: Update) => void = () => undefined;
  /** By the server's clock, as everything here: when it was begun, on this page or an earlier one. */
  readonly #began: number;
  readonly #ahead: number;

  constructor(
    readonly info: PuzzleInfo,
    front: GameFront,
  ) {
    const connect: Connect = (_, hearer) => {
      this.#receive = hearer.update;
      return ownSource({
        send: (command) => this.#send(command),
        why: (notation) => api.puzzleWhyNot(info.game, info.day, this.#moves, notation),
        lens: () => Promise.resolve({ version: this.#version, lens: this.#facts, fine: true }),
      });
    };
    this.#facts = info.facts;
    this.#ahead = 1000 * info.update.now - Date.now();
    const begun = begunOf(info.game, info.day, info.puzzle);
    this.#began = begun?.at ?? this.#now();
    this.tries = begun?.tries ?? [];
    this.#keep();
    this.table = new TableStore(`puzzle-${info.game}-${info.day}`, front, named(info.update), connect);
    this.result = resultOf(info.game, info.day, info.puzzle);
    if (this.result) void this.tell();
  }

  get left(): number {
    return TRIES - this.tries.length;
  }

  get found(): boolean {
    return this.result?.found ?? false;
  }

  /** The position as it was, to try something else. */
  again(): void {
    this.last = null;
    this.#moves = [];
    this.#facts = this.info.facts;
    this.#show({ ...this.info.update, since: 0 });
  }

  /** Whoever does not want to look any longer is told. */
  async giveUp(): Promise<void> {
    this.#end(false);
    await this.tell();
  }

  /** Have the solution told, and shown on the board. */
  async tell(): Promise<void> {
    try {
      const solution = await api.puzzleSolution(this.info.game, this.info.day);
      this.last = null;
      this.#show({ ...solution.after, since: 0 });
      this.solution = solution;
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** Show on the board where a plan of the solution leads. */
  async show(number: number): Promise<void> {
    const plan = number ? this.solution!.others[number - 1]! : this.solution!.answer;
    try {
      const { update } = await api.tryPuzzle(
        this.info.game,
        this.info.day,
        plan.moves.map((step) => step.notation),
      );
      this.shown = number;
      this.#show({ ...update, since: 0 });
    } catch (error) {
      this.#trouble(error);
    }
  }

  /** A move on the board is a step of a try; the server says where it leads. */
  async #send(command: Command): Promise<Ack> {
    const notation = command.do === 'play' ? this.#notation(command.move) : null;
    if (notation) {
      const moves = [...this.#moves, notation];
      const tried = await api.tryPuzzle(this.info.game, this.info.day, moves);
      this.#moves = moves;
      this.#facts = tried.facts;
      this.#show({ ...tried.update, since: this.#version });
      if (tried.done) await this.#decided(tried);
    }
    return { message: 'ack', version: this.#version, id: 0, table: null };
  }

  #notation(number: unknown): string | null {
    for (const group of this.table.update!.legal) for (const move of group.moves) if (move.number === number) return move.notation;
    return null;
  }

  async #decided({ found, near, loss, error }: PuzzleTry): Promise<void> {
    this.last = { moves: this.#moves, loss: loss ?? 0, error: error ?? 0, near, found };
    this.tries = [...this.tries, this.last];
    this.#keep();
    if (!found && this.left > 0) return;
    this.#end(found);
    await this.tell();
  }

  /** What counts is the first time. */
  #end(found: boolean): void {
    const costs = this.tries.map((one) => (one.found ? 0 : Math.round(1000 * one.loss) / 10));
    const now = this.#now();
    const on = new Date(now).toISOString().slice(0, 10);
    this.result = { puzzle: this.info.puzzle, costs, found, seconds: Math.round((now - this.#began) / 1000), on };
    keepResult(this.info.game, this.info.day, this.result);
  }

  #now(): number {
    return Date.now() + this.#ahead;
  }

  #keep(): void {
    keepBegun(this.info.game, this.info.day, { puzzle: this.info.puzzle, at: this.#began, tries: this.tries });
  }

  #show(update: Update): void {
    this.#receive(named({ ...update, version: ++this.#version }));
  }

  #trouble(error: unknown): void {
    if (error instanceof ApiError) this.table.notice = refusal(error);
    else if (!(error instanceof Away)) throw error;
  }
}

/** Whoever solves it sits there by their own name, if they have one here. */
function named(update: Update): Update {
  return { ...update, seats: update.seats.map((seat, number) => (number === update.you ? { ...seat, name: me.called } : seat)) };
}
