/** A table as this viewer sees it: the newest update, what is shown of it while pieces move, and what the viewer is about to do. */
import type { Ack, Change, Command, Error as Problem, Tiding, Update, Why } from '../generated/wire';
import { Announcer } from './announcer.svelte';
import { ApiError, Away } from './api';
import { askedStill, isAwaited, isFormality } from './asked';
import { merged } from './changes';
import { CueMaker, withCue, type Cue, type ShownTurn } from './cues';
import { GuestDice, OwnDice } from './dice.svelte';
import type { GameFront } from './fronts';
import type { Advice, AnyGame, Heard, HeardChange, Kind, Legal, Lens, News, Past, Planned } from './game';
import { LensKeeper } from './lens.svelte';
import { isStop, longestCatchUp, readingTime, timingOf, type Passing, type Timing } from './pace';
import { Playback } from './playback.svelte';
import { refusal } from './refusal';
import { settings } from './settings.svelte';
import { ask, nameMove, tell } from './speech';
import { liveSource, type Source } from './source';
import { StepsAhead } from './steps.svelte';
import { namesOf, say, words } from './words.svelte';

const DEFAULT_PACE = 300;

/** A table of a game; what comes from the server has that game's types from here on. */
export class TableStore<Game extends AnyGame = AnyGame> {
  update = $state.raw<News<Game> | null>(null);
  /** The view on the board: behind the update's while pieces still move. */
  onBoard = $state.raw<Game['view'] | null>(null);
  /** The event that is being shown, for the board to move pieces by. */
  event = $state.raw<Game['event'] | null>(null);
  /** The event whose pieces have come: until then it is on its way, and nothing speaks of it. */
  landed = $state.raw<Game['event'] | null>(null);
  /** The latest event that has been put into words, as long as things are told. */
  told = $state.raw<Game['event'] | null>(null);
  /** Whether a turn is shown once more. */
  again = $state(false);
  /** What the board showed before it. */
  before = $state.raw<Game['view'] | null>(null);
  /** The move that this event belongs to. */
  playing = $state.raw<Heard<Game['event']> | null>(null);
  /** Everything that has happened, as this viewer heard it, as far as it is shown. */
  log = $state.raw<Heard<Game['event']>[]>([]);
  /** What happened here besides the game: who left, who is back, who would like to go back. */
  tidings = $state.raw<Tiding[]>([]);
  /** The version that the page was opened with. */
  readonly opened: number;
  chosen = $state.raw<Legal<Game['move']> | null>(null);
  /** The move that is on its way to the server. */
  sending = $state(false);
  /** A refusal, to be shown and put away. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  /** What a bot would do here, once one has asked for a hint. */
  hint = $state.raw<Advice<Game['move']> | null>(null);
  /** The bot that is being asked for a hint; empty for the strongest, null when none is. */
  asking = $state<string | null>(null);
  /** What a hint points at, for the board to draw as if it were planned: it is chosen, and not made. */
  pointed = $state.raw<Planned<Game['move']> | null>(null);
  /** The moves that a lesson asks for, in notation, the next one first. */
  asked = $state.raw<string[]>([]);
  /** What a lesson's card is about, by the names of lesson/targets.ts. */
  lit = $state.raw<string[]>([]);
  /** Whether a result is still being counted up on the board: nobody speaks of its sum before. */
  counting = $state(false);
  /** An earlier position that is being looked at. */
  past = $state.raw<Past<Game> | null>(null);
  /** What this browser gives to the dice. */
  readonly dice: OwnDice;
  /** What it gives for those who share the device. */
  readonly #guests: GuestDice;
  #announcer = new Announcer();

  /** The version that my latest move led to; until it is here, nothing can be chosen. */
  #played = $state(0);
  #source: Source;
  #playback = new Playback<Cue<Game['event']>>({
    timing: (cue) => this.#timing(cue),
    reading: (cue) => readingTime(this.sentence(cue.event)),
    opens: (cue) => cue.opens,
    waits: (cue) => this.#waitsBefore(cue),
    longest: () => longestCatchUp(settings.pace),
    show: (cue) => this.#show(cue),
    tell: (cue) => this.#tell(cue),
    paused: () => this.#announce(this.#spoken.splice(0)),
    done: () => this.#allShown(),
  });
  #cues = new CueMaker<Game['event']>();
  /** The turn that was shown last. */
  #shown = $state.raw<ShownTurn<Game> | null>(null);
  #spoken: Game['event'][] = [];
  readonly #lenses: LensKeeper<Game>;
  /** Only the latest look counts, however late an earlier one is answered. */
  #looks = 0;
  #asked = 0;
  #steps = new StepsAhead();

  constructor(
    readonly id: string,
    readonly front: GameFront,
    first: Update,
    connect = liveSource,
    /** Whether this is a plan, and no table at which anybody plays: nothing of it counts, and it has no address of a table. */
    readonly isPlan = false,
  ) {
    this.#lenses = new LensKeeper<Game>(
      first.settings.lens,
      () => this.#source,
      () => this.update!,
    );
    this.update = this.#lenses.hidden(first as News<Game>);
    this.onBoard = this.update.view;
    this.tidings = first.tidings;
    this.opened = first.version;
    this.#source = connect(id, {
      version: () => this.update?.version ?? 0,
      update: (update) => this.#receive(update as News<Game>),
      change: (change) => this.#receiveChange(change),
      refused: (problem) => (this.problem = problem),
    });
    void this.#loadLog();
    this.dice = new OwnDice(id, (command) => this.#source.send(command));
    this.#guests = new GuestDice(id, (command, seat) => this.#source.send(command, seat));
    this.#attend(first);
  }

  close(): void {
    this.#lenses.close();
    this.#source.close();
    this.#playback.skipAll();
  }

  // What there is to see

  /** Whether pieces still move: not all that has happened is shown. */
  get busy(): boolean {
    return this.#playback.busy;
  }

  /** Whether it is waited, before somebody's turn is shown, for whoever wants that. */
  get waiting(): boolean {
    return this.#playback.waiting;
  }

  /** How much faster than it should everything passes; 0 when the rest is not shown at all. */
  get haste(): number {
    return this.#playback.haste;
  }

  get game(): string {
    return this.update!.settings.game;
  }

  /** What the board shows: an earlier position, or this one. There is one as soon as the game is on. */
  get view(): Game['view'] {
    return this.past ? this.past.view : this.onBoard!;
  }

  /** A name for every seat, no two alike. */
  get names(): string[] {
    return namesOf(this.update!.seats);
  }

  get you(): number | null {
    return this.update!.you;
  }

  /** Under which name a browser keeps what is this seat's alone: several may share it. */
  get own(): string {
    return this.update!.mine.length > 1 ? `${this.id}~${this.you}` : this.id;
  }

  /** Whether it is my turn, and all that happened before has been shown. */
  get mine(): boolean {
    return this.legal.length > 0;
  }

  /** Whether my move is on its way, or has been made and what it led to is not here yet. */
  get awaiting(): boolean {
    return this.sending || this.update!.version < this.#played;
  }

  get legal(): Kind<Game['move']>[] {
    return this.busy || this.awaiting || this.past ? [] : this.update!.legal;
  }

  /** The legal moves of one kind. */
  moves<K extends Game['move']['move']>(kind: K): Legal<Game['move'] & { move: K }>[] {
    return (this.legal.find((group) => group.kind === kind)?.moves ?? []) as Legal<Game['move'] & { move: K }>[];
  }

  /** The legal move with this notation, if there is one. */
  legalMove(notation: string): Legal<Game['move']> | null {
    for (const group of this.legal) for (const move of group.moves) if (move.notation === notation) return move;
    return null;
  }

  /** What is asked of the viewer; or what it has answered ahead, and whom the table waits for. */
  get prompt(): string {
    const { prompt, awaited, ahead } = this.update!;
    if (!prompt) return '';
    const several = awaited.length > 1 && !isAwaited(this.update!);
    const reader = isFormality(this.update!) ? null : this.you;
    const waiting = several
      ? say('page-table-awaited', { seats: words.list(awaited.map((seat) => this.names[seat]!)) })
      : ask(this.game, prompt, this.names, reader);
    return ahead ? `${say('page-table-chosen', { move: nameMove(this.game, ahead.move, this.names) })} ${waiting}` : waiting;
  }

  /** What an event says, to this viewer. */
  sentence(event: Game['event']): string {
    const hidden = this.front.hidden?.(event, this.update!.view, this.you) ?? {};
    return tell(this.game, event, this.names, hidden);
  }

  /** The latest sentences, for screen readers. */
  get announcement(): string {
    return this.#announcer.text;
  }

  // What one can do

  /** Choose a move; chosen again it is made. Without confirming, it is made at once. */
  choose(move: Legal<Game['move']>): void {
    if (!settings.confirm || this.chosen?.number === move.number) void this.play(move);
    else this.chosen = move;
  }

  cancel(): void {
    this.chosen = null;
  }

  /** Make the chosen move; of a walk that a hint points at, all of it. */
  async confirm(): Promise<void> {
    if (!this.chosen) return;
    if (this.pointed?.then.length && this.pointed.notation === this.chosen.notation) this.follow(this.pointed);
    else await this.play(this.chosen);
  }

  // Several moves one after the other

  /** Whether the steps of a plan are being sent. */
  get following(): boolean {
    return this.#steps.any;
  }

  /** Make a move and what follows it, step by step, each one of the legal moves that the server offers. */
  follow({ notation, then }: Pick<Planned, 'notation'> & { then: { notation: string }[] }): void {
    this.#steps.begin([notation, ...then.map((step) => step.notation)], this.update!.moves);
    this.goOn();
  }

  /** Called whenever it may be my turn: send the next step, or give the plan up if it is not legal any more. */
  goOn(): void {
    if (!this.following || !this.mine) return;
    const legal = this.#steps.take(this.update!.moves, (notation) => this.legalMove(notation));
    if (legal) void this.play(legal);
  }

  // Hints

  /** Whether a bot may be asked now what it would do. */
  get canAsk(): boolean {
    const choices = this.legal.reduce((count, group) => count + group.moves.length, 0);
    return choices > 1 && this.update!.settings.lens !== 'off' && !this.update!.lesson && !this.following;
  }

  /** Ask a bot what it would do in my place, and point at it; the strongest, unless another is named. */
  async ask(bot = ''): Promise<void> {
    const asked = ++this.#asked;
    const moves = this.update!.moves;
    this.asking = bot;
    try {
      const hint = (await this.#source.hint(bot)) as Advice<Game['move']>;
      if (asked !== this.#asked || this.update!.moves !== moves) return;
      this.hint = hint;
      this.pointAt(hint);
    } catch (error) {
      if (error instanceof ApiError) this.notice = refusal(error);
      else if (!(error instanceof Away)) throw error;
    } finally {
      if (asked === this.#asked) this.asking = null;
    }
  }

  /** Show a move on the board as if it were chosen; a click more makes it. */
  pointAt({ move, notation, then }: Planned<Game['move']>): void {
    this.pointed = { move, notation, then };
    this.chosen = this.legalMove(notation);
  }

  /** Do what is pointed at. */
  takeHint(): void {
    const plan = this.pointed ?? this.hint;
    if (plan) this.follow(plan);
  }

  /** Put the hint away, and what it points at. */
  dropHint(): void {
    this.#asked++;
    this.asking = null;
    if (this.pointed && this.chosen?.notation === this.pointed.notation) this.chosen = null;
    this.hint = null;
    this.pointed = null;
  }

  async play(move: Legal<Game['move']>): Promise<void> {
    this.chosen = null;
    this.sending = true;
    const ack = await this.#send({ do: 'play', move: move.number, version: this.update!.version });
    if (ack) this.#played = ack.version;
    this.sending = false;
  }

  /** Ask the table for something, for a seat that shares this device if so said. A refusal is shown; whether it was done is answered. */
  async command(command: Command, seat: number | null = null): Promise<boolean> {
    return (await this.#send(command, seat)) !== null;
  }

  async #send(command: Command, seat: number | null = null): Promise<Ack | null> {
    this.notice = null;
    try {
      return await this.#source.send(command, seat);
    } catch (error) {
      this.notice = error instanceof ApiError ? refusal(error) : String(error);
      return null;
    }
  }

  /** Open the same table anew; answers with the new table's name. */
  async rematch(): Promise<string | null> {
    try {
      return (await this.#source.send({ do: 'rematch' }, this.you ?? this.update!.mine[0])).table;
    } catch (error) {
      this.notice = error instanceof ApiError ? refusal(error) : String(error);
      return null;
    }
  }

  why(notation: string): Promise<Why> {
    return this.#source.why(notation);
  }

  /** Show what has happened at once: all of it, or up to where it is to wait. */
  skip(): void {
    this.#playback.skip();
  }

  /** Show all of it at once, also to whoever wants to be waited for. */
  skipAll(): void {
    this.#playback.skipAll();
  }

  /** On with what comes next: the next turn where it waits, else the next event. */
  next(): void {
    this.#playback.next();
  }

  /** Whether the turn that was shown last can be shown once more. */
  get canShowAgain(): boolean {
    return this.#shown !== null && !this.busy && !this.past;
  }

  /** Let the last turn pass once more. */
  showAgain(): void {
    if (!this.canShowAgain) return;
    const { before, cues } = this.#shown!;
    this.dropHint();
    this.cancel();
    this.onBoard = before;
    this.#playback.add(cues.map((cue) => ({ ...cue, opens: false, again: true })));
  }

  /** Look at the position after so many moves; null for the present. */
  async lookAt(moves: number | null): Promise<void> {
    const look = ++this.#looks;
    this.dropHint();
    this.chosen = null;
    this.#steps.drop();
    const past = moves === null ? null : await this.#source.past(moves);
    if (look === this.#looks) this.past = past as Past<Game> | null;
  }

  /** What was last worked out: of now, or of the earlier position that is looked at, if the table showed it then. */
  get lens(): Lens<Game> | null {
    return this.#lenses.at(this.past);
  }

  /** Whether the lens is that of an earlier moment than what is shown. */
  get lensBehind(): boolean {
    return this.past ? this.lens === null : this.busy || this.lens?.version !== this.update!.version;
  }

  /** The lens of this very moment, or of the one that is looked at: there is none while pieces move. */
  get lensNow(): Game['lens'] | null {
    return this.lensBehind ? null : this.lens!.lens;
  }

  /** Ask for the lens of the earlier position that is looked at: whoever rests at one wants to know. */
  async askLensThen(): Promise<void> {
    if (this.past) await this.#lenses.askThen(this.past);
  }

  /** Keep the lens up to date from now on, as long as the table allows it; `facts` where the game tells some to those who play without it. */
  wantLens(facts = false): void {
    this.#lenses.want(facts);
  }

  /** In a lesson: whether the odds are shown from here on. */
  tellLens(told: boolean): void {
    if (!this.#lenses.tell(told)) return;
    this.update = this.#lenses.hidden(this.update!);
    this.#lenses.refresh();
  }

  // What comes from the server

  /** Each seat of this device has its part in the dice. */
  #attend(update: Update): void {
    this.dice.attend(update);
    this.#guests.attend(update);
  }

  /** The whole table anew. What led to it is told, but not shown piece by piece: the view before may be long gone. */
  #receive(update: News<Game>): void {
    const before = this.update;
    if (before && update.version < before.version) return;
    const goesOn = before !== null && update.since > 0 && update.since <= before.version && before.view !== null;
    const fresh = goesOn ? update.events.filter((told) => told.moves > before.moves) : [];
    this.#take(update);
    if (!goesOn) {
      this.#playback.drop();
      this.onBoard = update.view;
      this.#shown = null;
      if (update.version !== before?.version) void this.#loadLog();
    }
    this.#playback.add(fresh.flatMap((told) => this.#cues.of(told)));
    this.#playback.skipAll();
  }

  /** What is different since the version before; false if that is not the one that is here. */
  #receiveChange(change: Change): boolean {
    const before = this.update!;
    if (change.since !== before.version) return ((change.update['version'] as number | undefined) ?? change.since) <= before.version;
    const events = change.events as HeardChange<Game['event']>[];
    const cues = events.flatMap((told) => this.#cues.of(told, told.changes));
    const view = cues.reduce((view, cue) => merged(view, cue.change), before.view);
    this.#take({ ...before, ...change.update, view, since: change.since, events, talk: change.talk, tidings: change.tidings });
    this.#playback.add(cues);
    if (settings.text) this.#playback.skipAll();
    else if (document.hidden) this.skip();
    return true;
  }

  #take(update: News<Game>): void {
    const before = this.update;
    this.update = this.#lenses.hidden(update);
    const known = this.tidings.at(-1)?.version ?? 0;
    const fresh = update.tidings.filter((tiding) => tiding.version > known);
    if (fresh.length) this.tidings = [...this.tidings, ...fresh];
    this.#attend(update);
    if (update.moves === before?.moves || (before && askedStill(before, update))) return;
    this.dropHint();
    this.chosen = null;
  }

  #show(cue: Cue<Game['event']>): void {
    if (!cue.again) this.#shown = withCue(this.#shown, cue, this.onBoard);
    this.again = cue.again;
    this.event = cue.event;
    this.before = this.onBoard;
    this.playing = cue.told;
    this.onBoard = merged(this.onBoard, cue.change);
  }

  /** The pieces have come: now it is said. */
  #tell(cue: Cue<Game['event']>): void {
    this.landed = cue.event;
    if (this.sentence(cue.event)) this.told = cue.event;
    if (cue.again) return;
    this.#spoken.push(cue.event);
    if (cue.last) this.log = [...this.log, cue.told];
  }

  /** All is told: from here the server's view is what is shown. */
  #allShown(): void {
    this.event = this.landed = this.told = null;
    this.playing = null;
    this.again = false;
    this.onBoard = this.update!.view;
    this.#announce(this.#spoken.splice(0));
    this.#lenses.refresh();
  }

  #passing(event: Game['event']): Passing {
    return this.front.pace?.(event, () => this.sentence(event)) ?? DEFAULT_PACE;
  }

  #timing({ event, turn }: Cue<Game['event']>): Timing {
    return timingOf(this.#passing(event), { pace: settings.pace, calm: settings.calm, mine: turn === this.you });
  }

  /** Whoever wants to be waited for goes on by themselves, except with one's own turn, or while one's own clock runs. */
  #waitsBefore({ event, turn, opens }: Cue<Game['event']>): boolean {
    const { legal, seats } = this.update!;
    const timed = this.you !== null && legal.length > 0 && seats[this.you]!.seconds !== null;
    if (settings.pace !== 'wait' || settings.text || this.#shown === null || timed) return false;
    return opens ? turn !== this.you : isStop(this.#passing(event));
  }

  /** The whole story anew: at the beginning, and when the game went back. */
  async #loadLog(): Promise<void> {
    this.log = [];
    if (this.update!.phase === 'open') return;
    const moves = this.update!.moves;
    try {
      const story = (await this.#source.story()) as Heard<Game['event']>[];
      this.log = [...story.filter((told) => told.moves <= moves), ...this.log.filter((told) => told.moves > moves)];
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
    }
  }

  #announce(events: Game['event'][]): void {
    const prompt = this.update?.phase === 'playing' && !isFormality(this.update) ? this.prompt : '';
    this.#announcer.say(
      events.map((event) => this.sentence(event)),
      prompt,
    );
  }
}
