/** Work that is done piece by piece, with a frame painted in between. */
const waiting: (() => void)[] = [];
let going = false;

/** A page that is not looked at paints no frames; its work goes on all the same. */
const LONGEST_FRAME = 100;

function painted(): Promise<unknown> {
  const frame = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Promise.race([frame, new Promise((done) => setTimeout(done, LONGEST_FRAME))]);
}

/** The next is on its way before this one is done, so work that fails does not stop what comes after it. */
async function go(): Promise<void> {
  going = true;
  await painted();
  const work = waiting.shift();
  if (waiting.length) void go();
  else going = false;
  work?.();
}

/** Do this when all that came before is done and seen, or `next`, before all that waits already. What is returned takes it back. */
export function inTurn(work: () => void, next = false): () => void {
  if (next) waiting.unshift(work);
  else waiting.push(work);
  if (!going) void go();
  return () => {
    const place = waiting.indexOf(work);
    if (place >= 0) waiting.splice(place, 1);
  };
}
