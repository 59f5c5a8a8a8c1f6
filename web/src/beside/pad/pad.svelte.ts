/** A score pad that is being filled. */
import { namesOf } from '../../core/words.svelte';
import type { Pad, PadRow, PadSheet } from '../../generated/pad';
import { filledOf, keepFilled, keepNames, knownNames, type Writer } from './kept';
import { placesOf, roomFor, totalOf, type Total } from './sums';

/** So many steps can be taken back. */
const STEPS = 100;
const FEW = 2;

const fresh = (name: string): Writer => ({ name, counts: {}, counted: [] });

export class PadStore {
  people = $state<Writer[]>([]);
  options = $state<Record<string, unknown>>({});
  /** The cell that is being counted. */
  seat = $state(0);
  line = $state(0);
  /** Whether names and options are being set. */
  arranging = $state(true);
  #past = $state<string[]>([]);

  readonly sheet: PadSheet = $derived.by(() => this.#fitting(this.people.length) ?? this.pad.sheets[0]!);
  readonly names: string[] = $derived.by(() => namesOf(this.people));
  readonly totals: Total[] = $derived.by(() => this.people.map((_, seat) => totalOf(this.sheet, this.people, seat)));
  readonly places: number[] = $derived.by(() => placesOf(this.totals));
  /** Whether everything is counted for everybody. */
  readonly whole: boolean = $derived.by(() => this.totals.every((total) => total.whole));

  constructor(
    readonly game: string,
    readonly pad: Pad,
  ) {
    const filled = filledOf(game);
    this.options = { ...pad.sheets[0]!.options, ...filled?.options };
    const known = knownNames().slice(0, this.most);
    const names = known.length >= this.least ? known : Array.from({ length: this.usual }, (_, index) => known[index] ?? '');
    this.people = filled?.people ?? names.map(fresh);
    this.arranging = !filled;
    if (!this.#fitting(this.people.length)) this.options = { ...pad.sheets[0]!.options };
    this.goToOpen();
  }

  /** How many people there are sheets for. */
  get sizes(): number[] {
    return [...new Set(this.pad.sheets.flatMap((sheet) => sheet.players))].sort((one, other) => one - other);
  }

  get least(): number {
    return this.sizes[0]!;
  }

  get most(): number {
    return this.sizes.at(-1)!;
  }

  get usual(): number {
    return Math.min(this.most, Math.max(this.least, FEW + FEW));
  }

  /** The options that sheets differ by, each with its values. */
  get choices(): { name: string; values: unknown[] }[] {
    const names = Object.keys(this.pad.sheets[0]!.options);
    return names.map((name) => ({ name, values: [...new Set(this.pad.sheets.map((sheet) => sheet.options[name]))] })).filter(({ values }) => values.length > 1);
  }

  get row(): PadRow {
    return this.sheet.rows[Math.min(this.line, this.sheet.rows.length - 1)]!;
  }

  get canStepBack(): boolean {
    return this.#past.length > 0;
  }

  #fitting(players: number): PadSheet | undefined {
    return this.pad.sheets.find(
      (sheet) => sheet.players.includes(players) && Object.entries(sheet.options).every(([name, value]) => this.options[name] === value),
    );
  }

  isCounted = (seat: number, row: PadRow): boolean => this.people[seat]!.counted.includes(row.name);
  count = (piece: string, seat = this.seat): number => this.people[seat]!.counts[piece] ?? 0;
  /** How many of a piece the chosen person may have. */
  room = (piece: string): number => roomFor(this.row, piece, this.people, this.seat);
  /** Who has a card of which there is only one. */
  holder = (piece: string): number => this.people.findIndex((person) => person.counts[piece]);

  choose(seat: number, line: number): void {
    this.seat = seat;
    this.line = line;
  }

  /** So many of a piece lie before the chosen person, and so the line is counted. */
  set(piece: string, count: number): void {
    this.#remember();
    const person = this.people[this.seat]!;
    person.counts[piece] = Math.max(0, Math.min(count, this.room(piece)));
    this.#mark();
    this.#keep();
  }

  /** Nothing of it lies before the chosen person. */
  nothing(): void {
    if (this.isCounted(this.seat, this.row)) return;
    this.#remember();
    this.#mark();
    this.#keep();
  }

  #mark(): void {
    const { counted } = this.people[this.seat]!;
    if (!counted.includes(this.row.name)) counted.push(this.row.name);
  }

  /** The cell after the chosen one: the same line for the next person, then the next line. Null at the end. */
  get next(): { seat: number; line: number } | null {
    if (this.seat + 1 < this.people.length) return { seat: this.seat + 1, line: this.line };
    return this.line + 1 < this.sheet.rows.length ? { seat: 0, line: this.line + 1 } : null;
  }

  get before(): { seat: number; line: number } | null {
    if (this.seat > 0) return { seat: this.seat - 1, line: this.line };
    return this.line > 0 ? { seat: this.people.length - 1, line: this.line - 1 } : null;
  }

  /** What was not counted is none of it, for whoever goes on. */
  goOn(): void {
    this.nothing();
    if (this.next) this.choose(this.next.seat, this.next.line);
  }

  goBack(): void {
    if (this.before) this.choose(this.before.seat, this.before.line);
  }

  stepBack(): void {
    const last = this.#past.pop();
    if (!last) return;
    const { people, seat, line } = JSON.parse(last) as { people: Writer[]; seat: number; line: number };
    this.people = people;
    this.choose(seat, line);
    this.#keep();
  }

  #remember(): void {
    const { people, seat, line } = this;
    this.#past = [...this.#past, JSON.stringify({ people, seat, line })].slice(-STEPS);
  }

  /** To the first cell that is not counted yet. */
  goToOpen(): void {
    const line = this.sheet.rows.findIndex((row) => !this.people.every((person) => person.counted.includes(row.name)));
    this.line = Math.max(0, line);
    this.seat = Math.max(
      0,
      this.people.findIndex((person) => !person.counted.includes(this.row.name)),
    );
  }

  /** One person more or fewer; what was counted for the others stays. */
  resize(count: number): void {
    const known = knownNames();
    this.#past = [];
    this.people = Array.from({ length: count }, (_, seat) => this.people[seat] ?? fresh(known[seat] ?? ''));
    this.choose(Math.min(this.seat, count - 1), this.line);
  }

  setOption(name: string, value: unknown): void {
    this.options = { ...this.options, [name]: value };
    this.#past = [];
    this.line = Math.min(this.line, this.sheet.rows.length - 1);
    this.#tidy();
  }

  /** What this sheet does not have, nobody has. */
  #tidy(): void {
    const pieces = new Set(this.sheet.rows.flatMap((row) => row.pieces.map((piece) => piece.name)));
    for (const person of this.people) person.counts = Object.fromEntries(Object.entries(person.counts).filter(([piece]) => pieces.has(piece)));
  }

  /** Names and options are set: to the sheet. */
  begin(): void {
    this.arranging = false;
    keepNames(this.people.map((person) => person.name));
    this.#keep();
    this.goToOpen();
  }

  /** An empty sheet, for the same people. */
  clear(): void {
    this.#remember();
    this.people = this.people.map((person) => fresh(person.name));
    this.choose(0, 0);
    this.#keep();
  }

  #keep(): void {
    keepFilled(this.game, { people: this.people, options: this.options });
  }
}
