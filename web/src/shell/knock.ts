/** Knock at the server's door until somebody opens, and then load the page anew; not over and over, should that not help. */
const EVERY = 4000;
const REST = 30_000;
const STORED = 'caravanserai-knocked';

export function knock(): () => void {
  const timer = setInterval(() => void tryOnce(), EVERY);
  return () => clearInterval(timer);
}

async function tryOnce(): Promise<void> {
  if (document.visibilityState !== 'visible' || Date.now() - Number(sessionStorage.getItem(STORED) ?? 0) < REST) return;
  try {
    if (!(await fetch('/api/games', { cache: 'no-store' })).ok) return;
  } catch {
    return;
  }
  sessionStorage.setItem(STORED, String(Date.now()));
  location.reload();
}
