/** What somebody is about to do at this table, before it is a whole move: which side of the tile, which card, which pile; and which tray is open. */
import type { CamelUpMove, CamelUpTable } from '../game';
import type { Pile, Racer } from './accounts';

export type Side = 'cheer' | 'boo';
export type Tab = 'tickets' | 'tile' | 'roll' | 'cards' | 'ally';

/** Camels by the letter that notation knows them by. */
export const LETTER: Record<string, string> = { blue: 'B', green: 'G', yellow: 'Y', red: 'R', purple: 'P', white: 'w', black: 'k' };

export class Selection {
  tab = $state<Tab>('tickets');
  side = $state<Side | null>(null);
  card = $state<Racer | null>(null);
  pile = $state<Pile | null>(null);
  /** Whether the roll is being pressed. */
  shaking = $state(false);

  constructor(readonly table: CamelUpTable) {}

  /** The legal move with this notation, if there is one. */
  legal(notation: string): CamelUpMove | null {
    for (const group of this.table.legal) for (const move of group.moves) if (move.notation === notation) return move;
    return null;
  }

  get chosenKind(): string | null {
    return this.table.chosen?.move.move ?? null;
  }

  /** Put everything down that was taken up. */
  forget(): void {
    this.side = null;
    this.card = null;
    this.pile = null;
  }

  /** Something was chosen, or nothing any more: what belongs to other moves is put down. */
  tidy(before: string | null): void {
    const kind = this.chosenKind;
    if (!this.table.mine) return this.forget();
    if (kind !== null && kind !== 'place_tile') this.side = null;
    if (kind !== null && kind !== 'play_card') this.card = this.pile = null;
    if (kind === null && before !== null) this.forget();
  }

  /** Hold what a move needs, as if it had been taken up by hand. */
  takeUp(move: CamelUpMove['move'] | undefined): void {
    if (!move) return;
    this.forget();
    if (move.move === 'place_tile') this.side = move.side;
    if (move.move === 'play_card') {
      this.card = move.camel;
      this.pile = move.pile;
    }
  }

  turnTile(side: Side): void {
    const again = this.side === side;
    if (this.table.chosen) this.table.cancel();
    this.card = this.pile = null;
    this.side = again ? null : side;
  }

  /** Card and pile can be chosen in either order; with both it is a move. */
  takeCard(camel: Racer): void {
    this.#card(camel, this.pile, this.card === camel);
  }

  takePile(pile: Pile): void {
    this.#card(this.card, pile, this.pile === pile);
  }

  #card(camel: Racer | null, pile: Pile | null, again: boolean): void {
    this.side = null;
    const move = camel && pile ? this.legal(`${pile} ${LETTER[camel]}`) : null;
    if (again && !move) {
      if (camel && this.card === camel) this.card = null;
      else this.pile = null;
      return;
    }
    this.card = camel;
    this.pile = pile;
    if (move) this.table.choose(move);
    else if (this.table.chosen) this.table.cancel();
  }
}
