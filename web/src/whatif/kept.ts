/** One's own copy of a what-if, kept in this browser under the address that it was opened at: the latest, as many as there is room for. */
import type { Tree } from './tree';

const STORED = 'caravanserai-what-ifs';
/** So many are kept, and so many characters of them: a browser has room for a few million, and other things want some of it. */
const MOST = 50;
const ROOM = 2_000_000;

interface Kept {
  address: string;
  tree: Tree;
}

function all(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

/** Whether there was room for all of them; for one there is as much as the browser has. */
function store(kept: Kept[]): boolean {
  const text = JSON.stringify(kept);
  if (text.length > ROOM && kept.length > 1) return false;
  try {
    localStorage.setItem(STORED, text);
    return true;
  } catch {
    return false;
  }
}

export const recallCopy = (address: string): Tree | null => all().find((one) => one.address === address)?.tree ?? null;

/** Whether somebody has added to what the address opens by itself. */
const isOwn = ({ address, tree }: Kept): boolean => address.startsWith('/w/') || tree.nodes.length > tree.played;

/** Keep a copy that somebody has made their own, the latest first; so many old ones had to go for it. */
export function keepCopy(address: string, tree: Tree): number {
  const others = all().filter((one) => one.address !== address);
  const kept = [{ address, tree }, ...others].filter(isOwn);
  const most = Math.min(kept.length, MOST);
  for (let count = most; count >= Math.min(1, most); count--) if (store(kept.slice(0, count))) return kept.length - count;
  return 0;
}

export function dropCopy(address: string): void {
  store(all().filter((one) => one.address !== address));
}
