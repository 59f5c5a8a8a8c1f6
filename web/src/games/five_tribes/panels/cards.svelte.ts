/** The card that is being read. */
import type { Djinn, Thief } from '../names';

class Cards {
  djinn = $state<Djinn | null>(null);
  thief = $state<Thief | null>(null);

  read(card: { djinn?: Djinn; thief?: Thief }): void {
    this.djinn = card.djinn ?? null;
    this.thief = card.thief ?? null;
  }

  close(): void {
    this.read({});
  }
}

export const cards = new Cards();
