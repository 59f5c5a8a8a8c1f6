// Tables of four sockets, two that play and two that watch, a move as soon as the last is answered or at a pace.
// node load.js PORT TABLES SECONDS PACE_SECONDS -> a line when measuring begins, and one of JSON
const { io } = require("socket.io-client");

const [port, tables, seconds, pace] = process.argv.slice(2).map(Number);
const trips = [];
let measuring = false;
let matches = 0;

class Table {
  constructor() {
    this.sockets = ["0", "1", null, null].map((player) => this.connect(player));
  }

  connect(player) {
    const socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ["websocket"], forceNew: true });
    socket.on("sync", (match, info) => match === this.match && this.synced(socket, info.state));
    socket.on("update", (match, state) => match === this.match && player === this.mover && state._stateID > this.known && this.answered(state));
    return { socket, player };
  }

  // The first to ask for a match makes it, so the others ask once it is there.
  begin() {
    this.match = `match-${process.pid}-${matches++}`;
    this.here = new Set();
    this.join(this.sockets[0]);
  }

  join({ socket, player }) {
    socket.emit("sync", this.match, player, undefined, 2);
  }

  synced(socket, state) {
    if (this.here.has(socket)) return;
    this.here.add(socket);
    if (this.here.size === 1) this.sockets.slice(1).forEach((other) => this.join(other));
    if (this.here.size === this.sockets.length) this.soon(state);
  }

  soon(state) {
    if (pace) setTimeout(() => this.move(state), pace * 1000 * (0.5 + Math.random()));
    else this.move(state);
  }

  move(state) {
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    this.mover = state.ctx.currentPlayer;
    const payload = { type: "clickCell", args: [free[Math.floor(Math.random() * free.length)]], playerID: this.mover };
    this.known = state._stateID;
    this.sentAt = performance.now();
    const mine = this.sockets.find(({ player }) => player === this.mover);
    mine.socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.match, this.mover);
  }

  answered(state) {
    if (measuring) trips.push(performance.now() - this.sentAt);
    this.mover = undefined;
    if (state.ctx.gameover !== undefined) this.begin();
    else this.soon(state);
  }
}

const all = [];
for (let number = 0; number < tables; number++) all.push(new Table());
const connected = () => all.every((table) => table.sockets.every(({ socket }) => socket.connected));
const timer = setInterval(() => {
  if (!connected()) return;
  clearInterval(timer);
  for (const table of all) table.begin();
  setTimeout(() => {
    measuring = true;
    console.log("measuring");
  }, 2000);
  setTimeout(() => {
    trips.sort((a, b) => a - b);
    const at = (part) => trips[Math.min(trips.length - 1, Math.floor(part * trips.length))];
    console.log(JSON.stringify({ moves: trips.length, p50: at(0.5), p99: at(0.99) }));
    process.exit(0);
  }, 2000 + seconds * 1000);
}, 50);
