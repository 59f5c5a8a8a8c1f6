/** Several moves that are to be made one after the other: which come next, and when each is due. */
export class StepsAhead {
  /** Notations of the steps still to be sent. */
  #ahead = $state.raw<string[]>([]);
  /** How many moves the game has when the next one is due. */
  #due = 0;

  get any(): boolean {
    return this.#ahead.length > 0;
  }

  begin(notations: string[], moves: number): void {
    this.#ahead = notations;
    this.#due = moves;
  }

  drop(): void {
    this.#ahead = [];
  }

  /** The next step, if it is due and `legal` finds it among the moves; otherwise all are given up. */
  take<Move>(moves: number, legal: (notation: string) => Move | null): Move | null {
    const [next, ...rest] = this.#ahead;
    const found = next !== undefined && moves === this.#due ? legal(next) : null;
    this.#ahead = found ? rest : [];
    this.#due++;
    return found;
  }
}
