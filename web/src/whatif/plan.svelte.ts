/** A what-if that somebody works on: its tree, where they are in it, and the store by which the boards show that. The server is asked for each position anew. */
import { api, ApiError, Away } from '../core/api';
import type { GameFront } from '../core/fronts';
import { refusal } from '../core/refusal';
import { ownSource, type Hearer, type Source } from '../core/source';
import { TableStore } from '../core/table.svelte';
import type { AnyMove } from '../core/speech';
import type { Ack, Command, LegalMove, Update, WhatIfSeen } from '../generated/wire';
import { branchThrough, childrenOf, grown, lineTo, nextAlong, parentOf, pruned, renamed, type Tree, type TreeNode } from './tree';

const CHANCE = -1;

/** A position, by the moves that lead to it. */
export interface Line {
  game: string;
  position: string;
  line: string[];
}

export class Plan {
  tree = $state.raw<Tree>(null!);
  /** The position that is shown. */
  seen = $state.raw<WhatIfSeen>(null!);
  /** The branch that one is on; -1 before there is any. */
  branch = $state(-1);
  /** Whether chance is let go on by itself, or waits for what is chosen. */
  rolls = $state(true);
  /** By seat, the bot that answers for it; empty for oneself. */
  bots = $state<string[]>([]);
  /** By whose eyes the board is seen; -1 for those of whoever is to move. */
  viewer = $state(-1);
  /** Whether a bot is asked, or a position fetched. */
  waiting = $state(false);
  readonly store: TableStore;

  #hearer: Hearer | null = null;
  #version = 1;
  /** What is to be shown when the pieces have come. */
  #next = $state.raw<WhatIfSeen | null>(null);
  /** The position that is being set up; empty while none is. */
  #setUp = '';
  /** Only the latest question counts. */
  #asked = 0;
  /** Where one was when something was last shown: there one is again if the server does not answer. */
  #stood: { at: number; branch: number; viewer: number };
  /** Whether one has just played on, so that bots answer; whoever looks back is left alone. */
  #going = $state(false);

  constructor(
    front: GameFront,
    tree: Tree,
    seen: WhatIfSeen,
    readonly names: string[],
    readonly keep: (tree: Tree) => void = () => undefined,
  ) {
    this.tree = tree;
    this.seen = seen;
    this.branch = branchThrough(tree, tree.at);
    this.#stood = { at: tree.at, branch: this.branch, viewer: this.viewer };
    this.bots = seen.update.seats.map(() => '');
    this.store = new TableStore('what-if', front, this.#named(seen.update, 1, 0), (_, hearer) => this.#source(hearer), true);
  }

  close(): void {
    this.#asked++;
    this.store.close();
  }

  /** What the board shows: where one is, or what is being set up. */
  get #shown(): Line {
    return this.#setUp ? { game: this.tree.game, position: this.#setUp, line: [] } : this.line;
  }

  /** What is asked about: the line to where one is. */
  get line(): Line {
    return { game: this.tree.game, position: this.tree.position, line: lineTo(this.tree, this.tree.at) };
  }

  get back(): number | null {
    return this.tree.at ? parentOf(this.tree, this.tree.at) : null;
  }

  get forward(): number | null {
    return nextAlong(this.tree, this.branch, this.tree.at) || childrenOf(this.tree, this.tree.at)[0] || null;
  }

  /** Whether all that was played is shown, and nothing is on its way. */
  get rests(): boolean {
    return !this.store.busy && !this.waiting && this.#next === null;
  }

  /** The bot that is to move now. */
  get botNow(): string {
    return this.#going && this.rests && this.seen.actor >= 0 ? (this.bots[this.seen.actor] ?? '') : '';
  }

  // What one can do

  /** Look at another position of the tree. */
  async goTo(node: number, branch = this.branch): Promise<void> {
    this.#going = false;
    this.branch = branch;
    this.tree = { ...this.tree, at: node };
    await this.#fetch({ ...this.line, viewer: this.viewer }, (seen) => this.#look(seen));
  }

  /** Show a position that is no part of the tree, for as long as somebody sets one up: nothing can be played there. */
  show(seen: WhatIfSeen): void {
    this.#next = null;
    this.#going = false;
    this.seen = seen;
    this.#setUp = seen.position;
    this.#hearer!.update(this.#named({ ...seen.update, legal: [], prompt: null }, ++this.#version, 0));
  }

  /** Along a branch, to its end. */
  async follow(branch: number): Promise<void> {
    await this.goTo(this.tree.branches[branch]!.tip, branch);
  }

  /** Make a move where one is: a seat's, or one of chance. The tree has it as soon as the server has made it. */
  async play(notation: string, move: AnyMove, actor = this.seen.actor): Promise<boolean> {
    const { line, ...start } = this.line;
    const made = { notation, actor, move };
    if (grown(this.tree, made) === null) return false;
    this.#going = true;
    return this.#fetch({ ...start, line: [...line, notation], since: line.length, roll: this.rolls, viewer: this.viewer }, (seen) => this.#pass(seen, made));
  }

  /** Let chance decide what it is asked. */
  async roll(): Promise<void> {
    this.#going = true;
    await this.#fetch({ ...this.line, since: this.line.line.length, roll: true, viewer: this.viewer }, (seen) => this.#pass(seen));
  }

  /** Let the bot whose turn it is move. */
  async askBot(): Promise<void> {
    const bot = this.botNow;
    if (!bot) return;
    const asked = ++this.#asked;
    this.waiting = true;
    try {
      const hint = await api.whatIfHint({ ...this.line, bot });
      if (asked !== this.#asked) return;
      this.waiting = false;
      await this.play(hint.notation, hint.move as AnyMove);
    } catch (error) {
      this.#tell(error, asked);
    }
  }

  /** A bot for a seat, which answers at once if it is to move. */
  setBot(seat: number, bot: string): void {
    this.bots = this.bots.map((one, index) => (index === seat ? bot : one));
    if (bot) this.#going = true;
  }

  /** See the board by other eyes. */
  async seeAs(seat: number): Promise<void> {
    this.viewer = seat;
    await this.goTo(this.tree.at);
  }

  rename(branch: number, name: string): void {
    this.tree = renamed(this.tree, branch, name);
    this.keep(this.tree);
  }

  async remove(branch: number): Promise<void> {
    this.#going = false;
    const cut = pruned(this.tree, branch);
    await this.#fetch({ ...this.line, line: lineTo(cut, cut.at), viewer: this.viewer }, (seen) => {
      const tree = pruned(this.tree, branch);
      this.branch = branchThrough(tree, tree.at);
      this.tree = tree;
      this.#look(seen);
    });
  }

  /** All pieces have come: from here it is seen by whoever is to move. */
  settle(): void {
    const seen = this.#next;
    if (seen === null || this.store.busy) return;
    this.#next = null;
    this.seen = seen;
    this.#hearer!.update(this.#named(seen.update, this.#version + 1, this.#version));
    this.#version++;
  }

  // What the store hears

  #source(hearer: Hearer): Source {
    this.#hearer = hearer;
    return ownSource({
      send: (command) => this.#send(command),
      story: async () => (await api.lookAt({ ...this.line, story: true })).told,
      lens: async (fine) => ({ ...(await api.whatIfLens({ ...this.#shown, fine })), version: this.#version }),
      hint: async (bot) => ({ ...(await api.whatIfHint({ ...this.line, bot })), version: this.#version }),
      why: (move) => api.whatIfWhyNot({ ...this.line, move }),
    });
  }

  /** A board plays as at any table; nothing else is done here. */
  async #send(command: Command): Promise<Ack> {
    const move = command.do === 'play' ? this.#legal(command.move) : null;
    if (move) await this.play(move.notation, move.move as AnyMove);
    return { message: 'ack', version: this.#version, id: 0, table: null };
  }

  #legal(number: unknown): LegalMove | null {
    return this.seen.update.legal.flatMap(({ moves }) => moves).find((move) => move.number === number) ?? null;
  }

  /** Another position, without the way that leads there. */
  #look(seen: WhatIfSeen): void {
    this.#setUp = '';
    this.#next = null;
    this.seen = seen;
    this.#hearer!.update(this.#named(seen.update, ++this.#version, 0));
  }

  /** What happened, after the move that was `made`, is shown as whoever moved saw it; then it is the next one's turn to look. */
  #pass(seen: WhatIfSeen, made: Omit<TreeNode, 'after'> | null = null): void {
    const added = seen.added.map(({ notation, actor, move }) => ({ notation, actor, move: move as AnyMove }));
    for (const one of made ? [made, ...added] : added) {
      const tree = grown(this.tree, one);
      if (tree) this.#go(tree);
    }
    this.#next = seen;
    const before = this.#version++;
    const { moves } = seen.update;
    this.#hearer!.change({
      message: 'change',
      since: before,
      update: { version: this.#version, moves, legal: [], awaited: [], prompt: null },
      events: seen.told,
      talk: [],
      tidings: [],
    });
    this.settle();
  }

  async #fetch(look: Parameters<typeof api.lookAt>[0], done: (seen: WhatIfSeen) => void): Promise<boolean> {
    const asked = ++this.#asked;
    this.waiting = true;
    try {
      const seen = await api.lookAt(look);
      if (asked !== this.#asked) return false;
      this.waiting = false;
      done(seen);
      this.#stood = { at: this.tree.at, branch: this.branch, viewer: this.viewer };
      this.keep(this.tree);
      return true;
    } catch (error) {
      this.#tell(error, asked);
      return false;
    }
  }

  #tell(error: unknown, asked: number): void {
    if (asked !== this.#asked) return;
    this.waiting = false;
    this.#going = false;
    const { at, branch, viewer } = this.#stood;
    this.branch = branch;
    this.viewer = viewer;
    this.tree = { ...this.tree, at };
    if (error instanceof ApiError) this.store.notice = refusal(error);
    else if (!(error instanceof Away)) throw error;
  }

  #go(tree: Tree): void {
    if (nextAlong(this.tree, this.branch, this.tree.at) !== tree.at) this.branch = branchThrough(tree, tree.at);
    this.tree = tree;
  }

  #named(update: Update, version: number, since: number): Update {
    const seats = update.seats.map((seat, number) => ({ ...seat, name: this.names[number] ?? '' }));
    return { ...update, seats, version, since };
  }
}

export const awaitsChance = (seen: WhatIfSeen): boolean => seen.actor === CHANCE;
