/** The card that is being read. */
import type { Djinn, Thief } from '../names';

class Cards {
  djinn = $state<Djinn | null>(null);
  thief = $state<Thief | null>(null);

  /** Whether one was ever read: what shows it is loaded then. */
  opened = $state(false);

  read(card: { djinn?: Djinn; thief?: Thief }): void {
    if (card.djinn || card.thief) this.opened = true;
    this.djinn = card.djinn ?? null;
    this.thief = card.thief ?? null;
  }

  close(): void {
    this.read({});
  }
}

export const cards = new Cards();
