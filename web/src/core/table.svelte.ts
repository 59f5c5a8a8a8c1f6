/** A table as this viewer sees it: the newest update, what is shown of it while pieces move, and what the viewer is about to do. */
import type { Ack, Change, Command, Error as Problem, Update, Why } from '../generated/wire';
import { api, ApiError, Away } from './api';
import { askedStill, isAwaited, isFormality } from './asked';
import { merged, type Change as ViewChange } from './changes';
import { OwnDice } from './dice.svelte';
import type { GameFront } from './fronts';
import type { Advice, AnyGame, Heard, HeardChange, Kind, Legal, Lens, News, Past, Planned } from './game';
import { Playback } from './playback.svelte';
import { refusal } from './refusal';
import { settings } from './settings.svelte';
import { ask, nameMove, tell, type AnyEvent } from './speech';
import { Uplink } from './uplink';
import { say, words } from './words.svelte';

const DEFAULT_PACE = 300;
/** With reduced motion there is nothing to wait for but reading. */
const CALM_PACE = 350;
/** Nothing has happened for so long: the odds are worth being exact. */
const REFINE_AFTER = 1500;

interface Cue<Event extends AnyEvent> {
  told: Heard<Event>;
  event: Event;
  /** What it changes in the view; nothing is known of that where the whole view came with it. */
  change: ViewChange;
  /** Whether this is the move's last event. */
  last: boolean;
}

/** A table of a game; what comes from the server has that game's types from here on. */
export class TableStore<Game extends AnyGame = AnyGame> {
  update = $state.raw<News<Game> | null>(null);
  /** The view on the board: behind the update's while pieces still move. */
  onBoard = $state.raw<Game['view'] | null>(null);
  /** The event that is being shown, for the board to move pieces by. */
  event = $state.raw<Game['event'] | null>(null);
  /** The move that this event belongs to. */
  playing = $state.raw<Heard<Game['event']> | null>(null);
  /** Everything that has happened, as this viewer heard it, as far as it is shown. */
  log = $state.raw<Heard<Game['event']>[]>([]);
  chosen = $state.raw<Legal<Game['move']> | null>(null);
  /** The move that is on its way to the server. */
  sending = $state(false);
  /** A refusal, to be shown and put away. */
  notice = $state<string | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  lens = $state.raw<Lens<Game> | null>(null);
  /** What a bot would do here, once one has asked for a hint. */
  hint = $state.raw<Advice<Game['move']> | null>(null);
  /** The bot that is being asked for a hint; empty for the strongest, null when none is. */
  asking = $state<string | null>(null);
  /** What a hint points at, for the board to draw as if it were planned: it is chosen, and not made. */
  pointed = $state.raw<Planned<Game['move']> | null>(null);
  /** An earlier position that is being looked at. */
  past = $state.raw<Past<Game> | null>(null);
  /** What this browser gives to the dice. */
  readonly dice: OwnDice;
  #announcement = $state.raw({ language: words.language, text: '' });

  /** The version that my latest move led to; until it is here, nothing can be chosen. */
  #played = $state(0);
  #uplink: Uplink;
  #playback = new Playback<Cue<Game['event']>>({ pace: (cue) => this.#pace(cue.event), show: (cue) => this.#show(cue), done: () => this.#allShown() });
  #spoken: Game['event'][] = [];
  /** The prompt that was last said aloud. */
  #prompted = '';
  #lensWanted = false;
  /** Whether an answer is awaited, and whether it will be of a moment that has passed. */
  #lensAsked = false;
  #lensStale = false;
  #lensTimer: ReturnType<typeof setTimeout> | undefined;
  /** Only the latest look counts, however late an earlier one is answered. */
  #looks = 0;
  #asked = 0;
  /** Notations of the steps still to be sent, and how many moves the game has when the next one is due. */
  #ahead = $state.raw<string[]>([]);
  #due = 0;

  constructor(
    readonly id: string,
    readonly front: GameFront,
    first: Update,
  ) {
    this.update = first as News<Game>;
    this.onBoard = this.update.view;
    void this.#loadLog();
    this.#uplink = new Uplink(
      id,
      () => this.update?.version ?? 0,
      (update) => this.#receive(update as News<Game>),
      (change) => this.#receiveChange(change),
      (problem) => (this.problem = problem),
    );
    this.dice = new OwnDice(id, (command) => this.#uplink.send(command));
    this.dice.attend(first);
  }

  close(): void {
    clearTimeout(this.#lensTimer);
    this.#uplink.close();
    this.skip();
  }

  // What there is to see

  /** Whether pieces still move: not all that has happened is shown. */
  get busy(): boolean {
    return this.#playback.busy;
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
    const met = new Map<string, number>();
    return this.update!.seats.map((seat, number) => {
      const name = seat.name || say('page-seat', { number: number + 1 });
      met.set(name, (met.get(name) ?? 0) + 1);
      return met.get(name) === 1 ? name : `${name} ${met.get(name)}`;
    });
  }

  get you(): number | null {
    return this.update!.you;
  }

  /** Whether it is my turn, and all that happened before has been shown. */
  get mine(): boolean {
    return this.legal.length > 0;
  }

  get legal(): Kind<Game['move']>[] {
    const behind = this.busy || this.sending || this.update!.version < this.#played;
    return behind || this.past ? [] : this.update!.legal;
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

  /** The latest sentences, for screen readers; news in another language is old. */
  get announcement(): string {
    return this.#announcement.language === words.language ? this.#announcement.text : '';
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
    return this.#ahead.length > 0;
  }

  /** Make a move and what follows it, step by step, each one of the legal moves that the server offers. */
  follow({ notation, then }: Pick<Planned, 'notation'> & { then: { notation: string }[] }): void {
    this.#ahead = [notation, ...then.map((step) => step.notation)];
    this.#due = this.update!.moves;
    this.goOn();
  }

  /** Called whenever it may be my turn: send the next step, or give the plan up if it is not legal any more. */
  goOn(): void {
    if (!this.#ahead.length || !this.mine) return;
    const [next, ...rest] = this.#ahead;
    const due = this.update!.moves === this.#due;
    const legal = due ? this.legalMove(next!) : null;
    this.#ahead = legal ? rest : [];
    this.#due++;
    if (legal) void this.play(legal);
  }

  // Hints

  /** Whether a bot may be asked now what it would do. */
  get canAsk(): boolean {
    const choices = this.legal.reduce((count, group) => count + group.moves.length, 0);
    return choices > 1 && this.update!.settings.lens !== 'off' && !this.following;
  }

  /** Ask a bot what it would do in my place, and point at it; the strongest, unless another is named. */
  async ask(bot = ''): Promise<void> {
    const asked = ++this.#asked;
    const moves = this.update!.moves;
    this.asking = bot;
    try {
      const hint = (await api.hint(this.id, bot)) as Advice<Game['move']>;
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

  /** Ask the table for something. A refusal is shown; whether it was done is answered. */
  async command(command: Command): Promise<boolean> {
    return (await this.#send(command)) !== null;
  }

  async #send(command: Command): Promise<Ack | null> {
    this.notice = null;
    try {
      return await this.#uplink.send(command);
    } catch (error) {
      this.notice = error instanceof ApiError ? refusal(error) : String(error);
      return null;
    }
  }

  /** Open the same table anew; answers with the new table's name. */
  async rematch(): Promise<string | null> {
    try {
      return (await this.#uplink.send({ do: 'rematch' })).table;
    } catch (error) {
      this.notice = error instanceof ApiError ? refusal(error) : String(error);
      return null;
    }
  }

  why(notation: string): Promise<Why> {
    return api.whyNot(this.id, notation);
  }

  /** Show all that has happened at once. */
  skip(): void {
    this.#playback.skip();
  }

  /** Look at the position after so many moves; null for the present. */
  async lookAt(moves: number | null): Promise<void> {
    const look = ++this.#looks;
    this.dropHint();
    this.chosen = null;
    this.#ahead = [];
    const past = moves === null ? null : await api.pastPosition(this.id, moves);
    if (look === this.#looks) this.past = past as Past<Game> | null;
  }

  /** Whether the lens is that of an earlier moment than what is shown. */
  get lensBehind(): boolean {
    return this.busy || this.lens?.version !== this.update!.version;
  }

  /** The lens of this very moment: there is none of an earlier position, or while pieces move. */
  get lensNow(): Game['lens'] | null {
    return this.past || this.lensBehind ? null : this.lens!.lens;
  }

  /** Keep the lens up to date from now on, as long as the table allows it. */
  wantLens(): void {
    if (!this.#lensWanted) {
      this.#lensWanted = true;
      this.#refreshLens();
    }
  }

  // What comes from the server

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
      if (update.version !== before?.version) void this.#loadLog();
    }
    this.#playback.add(fresh.flatMap((told) => cuesOf(told)));
    this.skip();
  }

  /** What is different since the version before; false if that is not the one that is here. */
  #receiveChange(change: Change): boolean {
    const before = this.update!;
    if (change.since !== before.version) return ((change.update['version'] as number | undefined) ?? change.since) <= before.version;
    const events = change.events as HeardChange<Game['event']>[];
    const cues = events.flatMap((told) => cuesOf(told, told.changes));
    const view = cues.reduce((view, cue) => merged(view, cue.change), before.view);
    this.#take({ ...before, ...change.update, view, since: change.since, events, talk: change.talk });
    this.#playback.add(cues);
    if (document.hidden || settings.text) this.skip();
    return true;
  }

  #take(update: News<Game>): void {
    const before = this.update;
    this.update = update;
    this.dice.attend(update);
    if (update.moves === before?.moves || (before && askedStill(before, update))) return;
    this.dropHint();
    this.chosen = null;
  }

  #show(cue: Cue<Game['event']>): void {
    this.#spoken.push(cue.event);
    this.event = cue.event;
    this.playing = cue.told;
    this.onBoard = merged(this.onBoard, cue.change);
    if (cue.last) this.log = [...this.log, cue.told];
  }

  /** All is told: from here the server's view is what is shown. */
  #allShown(): void {
    this.event = null;
    this.playing = null;
    this.onBoard = this.update!.view;
    this.#announce(this.#spoken.splice(0));
    this.#refreshLens();
  }

  #pace(event: Game['event']): number {
    const pace = this.front.pace?.(event, () => this.sentence(event)) ?? DEFAULT_PACE;
    return settings.calm ? Math.min(pace, CALM_PACE) : pace;
  }

  /** The whole story anew: at the beginning, and when the game went back. */
  async #loadLog(): Promise<void> {
    this.log = [];
    if (this.update!.phase === 'open') return;
    const moves = this.update!.moves;
    try {
      const story = (await api.since(this.id, 0)) as Heard<Game['event']>[];
      this.log = [...story.filter((told) => told.moves <= moves), ...this.log.filter((told) => told.moves > moves)];
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
    }
  }

  #announce(events: Game['event'][]): void {
    const prompt = this.update?.phase === 'playing' && !isFormality(this.update) ? this.prompt : '';
    if (!events.length && prompt === this.#prompted) return;
    this.#prompted = prompt;
    const sentences = [...events.slice(-12).map((event) => this.sentence(event)), prompt];
    this.#announcement = { language: words.language, text: sentences.filter(Boolean).join(' ') };
  }

  /** One question at a time: what is asked for meanwhile is asked for once, afterwards. Roughly at first; exactly when nothing
   * has happened for a while, if that makes a difference. */
  #refreshLens(): void {
    clearTimeout(this.#lensTimer);
    if (!this.#mayLens()) this.lens = null;
    else if (this.#lensAsked) this.#lensStale = true;
    else void this.#askLens(false);
  }

  #mayLens(): boolean {
    const { settings: set, phase, legal } = this.update!;
    return this.#lensWanted && phase === 'playing' && (set.lens === 'all' || (set.lens === 'own' && legal.length > 0));
  }

  async #askLens(fine: boolean): Promise<void> {
    this.#lensAsked = true;
    try {
      const lens = (await api.lens(this.id, fine)) as Lens<Game>;
      if (lens.version >= (this.lens?.version ?? 0)) this.lens = lens;
      if (!lens.fine) this.#lensTimer = setTimeout(() => this.#refineLens(), REFINE_AFTER);
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Away)) throw error;
      this.lens = null;
    } finally {
      this.#lensAsked = false;
      if (this.#lensStale) {
        this.#lensStale = false;
        this.#refreshLens();
      }
    }
  }

  #refineLens(): void {
    if (this.#mayLens() && !this.#lensAsked) void this.#askLens(true);
  }
}

function cuesOf<Event extends AnyEvent>(told: Heard<Event>, changes: ViewChange[] = []): Cue<Event>[] {
  return told.events.map((event, index) => ({ told, event, change: changes[index] ?? null, last: index === told.events.length - 1 }));
}
