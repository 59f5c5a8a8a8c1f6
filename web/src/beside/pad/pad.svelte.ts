/** A score pad that is being filled. */
import { namesOf, say, words } from '../../core/words.svelte';
import type { Pad, PadRow, PadSheet } from '../../generated/pad';
import { filledOf, keepFilled, keepNames, knownNames, type Filled, type Writer } from './kept';
import { isAsked, isShared, placesOf, roomFor, totalsOf, type Card, type Told, type Total } from './sums';

/** So many steps can be taken back. */
const STEPS = 100;
const FEW = 2;

const fresh = (name: string): Writer => ({ name, counts: {}, counted: [] });

interface Cell {
  seat: number;
  line: number;
}

export class PadStore {
  people = $state<Writer[]>([]);
  options = $state<Record<string, unknown>>({});
  /** What all share: answers by their questions, and piles by their lines, the oldest card first. */
  answers = $state<Record<string, string>>({});
  piles = $state<Record<string, Card[]>>({});
  /** The cell that is being counted. */
  seat = $state(0);
  line = $state(0);
  /** Whether names and options are being set. */
  arranging = $state(false);
  #past = $state<string[]>([]);

  readonly sheet: PadSheet = $derived.by(() => this.#fitting(this.people.length) ?? this.pad.sheets[0]!);
  /** Whoever has no name is told by the place. */
  readonly names: string[] = $derived.by(() =>
    namesOf(this.people.map((person, seat) => ({ name: person.name.trim() || say('page-pad-player', { number: seat + 1 }) }))),
  );
  /** The same for where there is little room. */
  readonly marks: string[] = $derived.by(() => this.names.map((name, seat) => (this.people[seat]!.name.trim() ? name : words.number(seat + 1))));
  readonly told: Told = $derived.by(() => ({ people: this.people, answers: this.answers, piles: this.piles }));
  readonly totals: Total[] = $derived.by(() => totalsOf(this.sheet, this.told));
  readonly places: number[] = $derived.by(() => placesOf(this.sheet, this.totals));
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
    this.answers = filled?.answers ?? {};
    this.piles = filled?.piles ?? {};
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

  /** Whether nothing has been counted yet. */
  get empty(): boolean {
    return this.people.every((person) => !person.counted.length);
  }

  /** Whether a cell has to be counted: it decides something. */
  isAsked = (seat: number, row: PadRow): boolean => isAsked(this.sheet, this.told, this.totals, row, seat);
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

  /** One of the line's cards and no other; touched again, none. */
  pick(piece: string): void {
    this.#remember();
    const { counts } = this.people[this.seat]!;
    const picked = counts[piece] ? 0 : 1;
    for (const { name } of this.row.pieces) counts[name] = name === piece ? picked : 0;
    this.#mark();
    this.#keep();
  }

  /** What a question's answer is; the same again, and it has none. */
  answer(question: string, answer: string): void {
    this.#remember();
    const others = Object.entries(this.answers).filter(([name]) => name !== question);
    this.answers = Object.fromEntries(this.answers[question] === answer ? others : [...others, [question, answer]]);
    this.#mark();
    this.#keep();
  }

  /** Where somebody's card lies: on which line's pile, and as which from its oldest on. */
  laid(seat: number, card: string): { row: string; place: number } | null {
    for (const [row, pile] of Object.entries(this.piles)) {
      const place = pile.findIndex((one) => one.seat === seat && one.card === card);
      if (place >= 0) return { row, place };
    }
    return null;
  }

  /** Somebody's card goes on top of the line's pile, or out of it. */
  lay(seat: number, card: string): void {
    this.#remember();
    const pile = this.piles[this.row.name] ?? [];
    const kept = pile.filter((one) => one.seat !== seat || one.card !== card);
    this.piles[this.row.name] = kept.length < pile.length ? kept : [...pile, { seat, card }];
    this.#mark();
    this.#keep();
  }

  /** Two are partners, and nobody else is theirs; the same again, and they part. */
  ally(other: number): void {
    this.#remember();
    const parted = this.people[this.seat]!.partner === other;
    for (const one of [this.seat, other]) {
      const before = this.people[one]!.partner ?? null;
      if (before !== null) this.people[before]!.partner = null;
      this.people[one]!.partner = null;
    }
    if (!parted) {
      this.people[this.seat]!.partner = other;
      this.people[other]!.partner = this.seat;
      this.#mark(other);
    }
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

  /** The line is counted: for one person, or for all who share it. */
  #mark(seat = this.seat): void {
    for (const [who, { counted }] of this.people.entries())
      if ((who === seat || isShared(this.row)) && !counted.includes(this.row.name)) counted.push(this.row.name);
  }

  /** All cells in the order in which one counts: a line for everybody, then the next; those that decide nothing are left out. */
  get #cells(): Cell[] {
    return this.sheet.rows.flatMap((row, line) =>
      this.people.flatMap((_, seat) => (seat > 0 && isShared(row) ? [] : this.isAsked(seat, row) || this.isHere(seat, line) ? [{ seat, line }] : [])),
    );
  }

  /** Whether a cell is the chosen one; a line that all share is one cell. */
  isHere = (seat: number, line: number): boolean => line === this.line && (seat === this.seat || isShared(this.sheet.rows[line]!));

  /** The cell after the chosen one. Null at the end. */
  get next(): Cell | null {
    const cells = this.#cells;
    return cells[cells.findIndex(({ seat, line }) => this.isHere(seat, line)) + 1] ?? null;
  }

  get before(): Cell | null {
    const cells = this.#cells;
    return cells[cells.findIndex(({ seat, line }) => this.isHere(seat, line)) - 1] ?? null;
  }

  /** Whether something besides the chosen cell is still to be counted. */
  get isOpenElsewhere(): boolean {
    return this.#cells.some(({ seat, line }) => !this.isHere(seat, line) && !this.isCounted(seat, this.sheet.rows[line]!));
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
    const { people, answers, piles, seat, line } = JSON.parse(last) as Required<Filled> & Cell;
    Object.assign(this, { people, answers, piles });
    this.choose(seat, line);
    this.#keep();
  }

  #remember(): void {
    const { people, answers, piles, seat, line } = this;
    this.#past = [...this.#past, JSON.stringify({ people, answers, piles, seat, line })].slice(-STEPS);
  }

  /** To the first cell that is not counted yet, or to a question that others wait for. */
  goToOpen(): void {
    const open = this.#cells.find(({ seat, line }) => !this.isCounted(seat, this.sheet.rows[line]!));
    const untold = this.sheet.rows.findIndex((row) => row.asks?.some(({ name }) => this.answers[name] === undefined));
    if (open) this.choose(open.seat, open.line);
    else if (!this.whole && untold >= 0) this.choose(0, untold);
    else this.choose(0, 0);
  }

  /** One person more or fewer; what was counted for the others stays. */
  resize(count: number): void {
    const known = knownNames();
    this.#past = [];
    this.people = Array.from({ length: count }, (_, seat) => this.people[seat] ?? fresh(known[seat] ?? ''));
    for (const person of this.people) if ((person.partner ?? 0) >= count) person.partner = null;
    for (const [row, pile] of Object.entries(this.piles)) this.piles[row] = pile.filter(({ seat }) => seat < count);
    for (const row of this.sheet.rows)
      if (isShared(row) && this.people.some(({ counted }) => counted.includes(row.name)))
        for (const { counted } of this.people) if (!counted.includes(row.name)) counted.push(row.name);
    if (!this.#fitting(count)) this.options = { ...this.pad.sheets[0]!.options };
    this.#tidy();
    this.goToOpen();
    this.#keep();
  }

  /** What somebody is called; it can be said at any time. */
  rename(seat: number, name: string): void {
    this.people[seat]!.name = name;
    keepNames(this.people.map((person) => person.name));
    this.#keep();
  }

  setOption(name: string, value: unknown): void {
    this.options = { ...this.options, [name]: value };
    this.#past = [];
    this.#tidy();
    this.goToOpen();
    this.#keep();
  }

  /** What this sheet does not have, nobody has, and where there are no partners, nobody has one. */
  #tidy(): void {
    const pieces = new Set(this.sheet.rows.flatMap((row) => row.pieces.map((piece) => piece.name)));
    for (const person of this.people) {
      person.counts = Object.fromEntries(Object.entries(person.counts).filter(([piece]) => pieces.has(piece)));
      if (!this.sheet.rows.some((row) => row.paired)) person.partner = null;
    }
  }

  /** Names and options are set: to the sheet. */
  begin(): void {
    this.arranging = false;
    keepNames(this.people.map((person) => person.name));
    this.#keep();
  }

  /** An empty sheet, for the same people. */
  clear(): void {
    this.#remember();
    this.people = this.people.map((person) => fresh(person.name));
    this.answers = {};
    this.piles = {};
    this.choose(0, 0);
    this.#keep();
  }

  #keep(): void {
    keepFilled(this.game, { people: this.people, options: this.options, answers: this.answers, piles: this.piles });
  }
}
