/**
 * The live socket of a table: updates in, commands out. It reconnects by itself, with exponential backoff, and sends again,
 * under its idempotency key, what was not answered.
 * A phone that slept, or changed networks, holds a line that is dead and does not say so: a line on which nothing is heard is tried.
 */
import { livePath, PREFIX } from '../generated/api';
import type { Ack, Change, Command, Error as Problem, CommandEnvelope, Update } from '../generated/wire';
import { api, ApiError, looking } from './api';
import { connection } from './connection.svelte';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const REFUSED = new Set([4401, 4403, 4404]);
/** How often the line is thought of. */
const TICK = 2000;
/** A command that is not answered for so long, or a try of the line, means that the line is dead. */
const ANSWER = 6000;
/** After so long a silence the line is tried; sooner, when the page has been out of sight. */
const SILENCE = 25_000;
const NAP = 5000;

interface Pending {
  request: CommandEnvelope;
  since: number;
  done: (ack: Ack) => void;
  failed: (error: ApiError) => void;
}

export class Uplink {
  #socket: WebSocket | null = null;
  #pending = new Map<number, Pending>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #heard = Date.now();
  #trying = false;
  readonly #watch = setInterval(() => this.#look(), TICK);

  constructor(
    readonly table: string,
    readonly version: () => number,
    readonly onUpdate: (update: Update) => void,
    /** What changes for whoever has all before it; false if it does not fit what is here. */
    readonly onChange: (change: Change) => boolean,
    readonly onRefused: (problem: Problem) => void,
  ) {
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#connect();
  }

  /** Ask for something; settled when the server has committed or refused it, however often the line breaks meanwhile. */
  send(command: Command, seat: number | null = null): Promise<Ack> {
    return new Promise((done, failed) => {
      const id = this.#next++;
      const request: CommandEnvelope = { command, key: randomKey(), id, seat };
      this.#pending.set(id, { request, since: Date.now(), done, failed });
      this.#write(request);
    });
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#socket?.close();
  }

  /** The network is back, or the phone was woken: do not wait. */
  #now = (): void => {
    if (document.visibilityState !== 'visible' || this.#closed) return;
    if (this.#socket === null) this.#again();
    else if (Date.now() - this.#heard > NAP) void this.#try();
  };

  #look(): void {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || this.#socket === null) return;
    if (Array.from(this.#pending.values()).some((pending) => now - Math.max(pending.since, this.#heard) > ANSWER)) {
      connection.lost();
      this.#again();
    } else if (now - this.#heard > SILENCE) void this.#try();
  }

  /** Ask another way what there is: if nobody answers, or the line has kept something back, it is given up. */
  async #try(): Promise<void> {
    if (this.#trying) return;
    this.#trying = true;
    const socket = this.#socket;
    try {
      const update = await api.table(this.table, this.version(), { longest: ANSWER });
      if (update.version === this.version()) this.#heard = Date.now();
      else if (socket === this.#socket) this.#again();
    } catch {
      if (socket === this.#socket) this.#again();
    } finally {
      this.#trying = false;
    }
  }

  /** A new line in place of this one. */
  #again(): void {
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#connect();
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${PREFIX}${livePath(this.table, this.version(), true, looking.seat)}`);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#wait = FIRST_WAIT;
      connection.found();
      for (const pending of this.#pending.values()) this.#write(pending.request);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#read(JSON.parse(event.data) as Update | Change | Ack | Problem);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#closed || REFUSED.has(event.code)) return;
      if (event.code !== 1012) connection.lost();
      this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    };
  }

  #write(request: CommandEnvelope): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request));
  }

  #read(message: Update | Change | Ack | Problem): void {
    if (message.message === 'update') return this.onUpdate(message);
    if (message.message === 'change') {
      if (!this.onChange(message)) this.#again();
      return;
    }
    const pending = this.#pending.get(message.id);
    if (!pending) {
      if (message.message === 'error') this.onRefused(message);
      return;
    }
    this.#pending.delete(message.id);
    if (message.message === 'ack') return pending.done(message);
    if (message.update) this.onUpdate(message.update);
    pending.failed(new ApiError(409, message));
  }
}

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
