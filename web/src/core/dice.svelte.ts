/** Does this browser's part for the dice of one table, by itself, and tells what is wrong with them. */
import type { Command, Update } from '../generated/wire';
import { ApiError } from './api';
import { diceKept, doubts, loadHashes, seen, wanted, type Doubt } from './owndice';

export class OwnDice {
  doubts = $state.raw<Doubt[]>([]);
  #latest: Update | null = null;
  #working: Promise<void> | null = null;
  /** The update that was attended to last. */
  #attended: Update | null = null;
  /** The link that was opened last: news from others does not make it be opened again. */
  #opened = '';

  constructor(
    readonly table: string,
    readonly send: (command: Command) => Promise<unknown>,
  ) {}

  /** To be called with every update; of those that come while something is being done only the latest counts. */
  attend(update: Update): void {
    const last = this.#attended;
    if (last && last.fair === update.fair && last.phase === update.phase && last.you === update.you) return;
    this.#attended = this.#latest = update;
    this.#working ??= this.#work().finally(() => (this.#working = null));
  }

  /** Words of one's own go into the secret, which is pledged anew; whether it was in time. */
  async mixIn(words: string): Promise<boolean> {
    const hashes = await loadHashes();
    const kept = diceKept.of(this.table);
    if (!kept?.secret || kept.opened) return false;
    diceKept.keep(this.table, { ...kept, secret: hashes.mixed(kept.secret, words), pledged: false });
    const update = this.#attended;
    this.#attended = null;
    if (update) this.attend(update);
    return true;
  }

  async #work(): Promise<void> {
    while (this.#latest) {
      const update = this.#latest;
      this.#latest = null;
      const before = diceKept.of(this.table);
      const kept = seen(before, update);
      if (!kept.secret && update.phase === 'playing') {
        // Whoever has given nothing to the dice of a game has nothing to do before its end: the hashes are not loaded for that.
        if (!before) diceKept.keep(this.table, kept);
        continue;
      }
      const hashes = await loadHashes();
      if (before?.commitment !== kept.commitment || before.secret !== kept.secret) diceKept.keep(this.table, kept);
      const want = wanted(kept, update, hashes);
      if (want) {
        diceKept.keep(this.table, want.kept);
        await this.#send(want.command);
      }
      this.doubts = doubts(diceKept.of(this.table)!, update, hashes);
    }
  }

  /** What is refused was too late, or done already: what follows from it is seen in what comes next. */
  async #send(command: Command): Promise<void> {
    const link = command.do === 'open_pledge' ? command.link : '';
    if (link && link === this.#opened) return;
    this.#opened = link;
    try {
      await this.send(command);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

/** The parts of those who share a device with somebody, each of its own seat. */
export class GuestDice {
  #guests = new Map<number, OwnDice>();

  constructor(
    readonly table: string,
    readonly send: (command: Command, seat: number) => Promise<unknown>,
  ) {}

  attend(update: Update): void {
    for (const seat of update.phase === 'open' ? update.mine : []) {
      if (seat === update.you) continue;
      const guest = this.#guests.get(seat) ?? new OwnDice(`${this.table}~${seat}`, (command) => this.send(command, seat));
      this.#guests.set(seat, guest);
      guest.attend({ ...update, you: seat });
    }
  }
}
