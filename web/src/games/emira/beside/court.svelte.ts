/** A real court: the princess, the sheikhs as far as she looks at them, and what the server says of it. It stays on this device. */
import { answered } from '../../../beside/answered';
import { api, ApiError, Away } from '../../../core/api';
import { refusal } from '../../../core/refusal';
import { COLOURS } from '../../../generated/emira';
import type { HerChoice } from '../../../generated/wire';
import type { Colour, Princess } from '../art/pieces';
import { preferencesOf, type Preference } from '../panels/people';

const STORED = 'caravanserai-real-court';
export const LEAST = 3;

export interface Suitor {
  colour: Colour;
  name: string;
  room: number | null;
  /** What has been told, by what she looks at; the palace in points. */
  seen: Partial<Record<Preference, number>>;
  guests: Princess[];
}

export type Column = 'room' | Preference;

const suitor = (colour: Colour): Suitor => ({ colour, name: '', room: null, seen: {}, guests: [] });

export class Court {
  who = $state<Princess | null>(null);
  swapped = $state(false);
  suitors = $state<Suitor[]>(COLOURS.map(suitor));
  choice = $state.raw<HerChoice | null>(null);
  wrong = $state('');
  /** Nobody answers: she is asked again by itself. */
  away = $state(false);
  #asked = 0;

  constructor() {
    try {
      const kept = JSON.parse(localStorage.getItem(STORED) ?? 'null') as { who: Princess | null; swapped: boolean; suitors: Suitor[] } | null;
      if (kept) ({ who: this.who, swapped: this.swapped, suitors: this.suitors } = kept);
    } catch {
      localStorage.removeItem(STORED);
    }
  }

  /** What is asked of everybody: rooms, and what she looks at; how many princesses there are is seen by who lives there. */
  get columns(): Column[] {
    const looks = this.who ? preferencesOf(this.who, this.swapped).flatMap((one) => one ?? []) : [];
    return [...(this.who === 'sidi_suleiman' ? [] : (['room'] as const)), ...looks];
  }

  value(seat: number, column: Column): number | null {
    const { room, seen, guests } = this.suitors[seat]!;
    if (column === 'room') return room;
    return column === 'princesses' ? guests.length : (seen[column] ?? null);
  }

  set(seat: number, column: Column, value: number): void {
    const told = this.suitors[seat]!;
    if (column === 'room') told.room = value;
    else told.seen[column] = value;
  }

  /** Whether all that she needs is told: whoever has no room is not looked at. */
  get isTold(): boolean {
    return this.suitors.every(
      (told, seat) => (this.columns.includes('room') && told.room === 0) || this.columns.every((one) => this.value(seat, one) !== null),
    );
  }

  toggle(seat: number, princess: Princess): void {
    const { guests } = this.suitors[seat]!;
    this.suitors[seat]!.guests = guests.includes(princess) ? guests.filter((one) => one !== princess) : [...guests, princess];
  }

  resize(count: number): void {
    this.suitors = COLOURS.slice(0, count).map((colour, seat) => this.suitors[seat] ?? suitor(colour));
  }

  /** Whenever something is told anew. Palaces are compared in half points. */
  async ask(): Promise<void> {
    const ask = ++this.#asked;
    const { who, swapped, suitors } = this;
    localStorage.setItem(STORED, JSON.stringify({ who, swapped, suitors }));
    if (!who || !this.isTold) {
      this.choice = null;
      this.away = false;
      return;
    }
    try {
      const told = suitors.map(({ room, seen, guests }) => ({
        room: room ?? 1,
        seen: { ...seen, palace: 2 * (seen.palace ?? 0), princesses: guests.length },
        guests: [...guests],
      }));
      const choice = await api.whom({ game: 'emira', who, swapped, suitors: told });
      if (ask !== this.#asked) return;
      this.choice = choice;
      this.away = false;
      this.wrong = '';
    } catch (error) {
      if (ask !== this.#asked) return;
      this.choice = null;
      this.away = error instanceof Away;
      if (error instanceof ApiError) this.wrong = refusal(error);
      else if (!this.away) throw error;
    }
    if (!this.away) return;
    await answered();
    if (ask === this.#asked) await this.ask();
  }
}
