/** One's own copy of a what-if, kept in this browser under the address that it was opened at. A few of the latest are. */
import type { Tree } from './tree';

const STORED = 'caravanserai-what-ifs';
const MOST = 8;

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

function store(kept: Kept[]): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(kept));
  } catch {
    // There is no room left: what is on the page stays there.
  }
}

export const recallCopy = (address: string): Tree | null => all().find((one) => one.address === address)?.tree ?? null;

export function keepCopy(address: string, tree: Tree): void {
  store([{ address, tree }, ...all().filter((one) => one.address !== address)].slice(0, MOST));
}

export function dropCopy(address: string): void {
  store(all().filter((one) => one.address !== address));
}
