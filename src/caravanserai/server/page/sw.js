// So that the page opens even when nobody answers: the shell and what it was made of are kept. The API is never touched.
importScripts('/push.js');
const SHELL = 'caravanserai-shell-1';
const ASSETS = 'caravanserai-assets-1';
// What the page itself keeps of whoever uses it: theirs to forget, and not ours.
const MINE = 'caravanserai-mine-1';

self.addEventListener('install', (event) => {
  event.waitUntil(
    keepShell()
      .catch(() => undefined)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(asset(event));
  else if (url.pathname === '/early.js' || url.pathname === '/icon.svg') event.respondWith(fresh(event));
});

// A page stands, and says in which language, and what it has loaded: also what came before this worker did.
self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepForLater(event.data).catch(() => undefined));
});

async function forgetOthers() {
  for (const name of await caches.keys()) if (![SHELL, ASSETS, MINE].includes(name)) await caches.delete(name);
}

async function keepShell() {
  const response = await fetch('/', { cache: 'no-cache' });
  if (response.ok) await remember(response);
}

// The page, and all that it names. It is sent with other words for each address: another page than before it is if it names other
// assets. Then those that were kept are fetched as they are now, and only when all are here the old ones go.
async function remember(response) {
  const text = await response.clone().text();
  const shell = await caches.open(SHELL);
  const before = await shell.match('/');
  const named = namedIn(text);
  if (before && named.join() === namedIn(await before.text()).join()) return;
  const known = await offlineFiles();
  const assets = await caches.open(ASSETS);
  const kept = (await assets.keys()).map((request) => new URL(request.url).pathname);
  const stems = new Set(kept.map(stem));
  await keepAll(assets, [...named, ...(known?.all ?? []).filter((path) => stems.has(stem(path)))]);
  await shell.put('/', response);
  for (const path of ['/early.js', '/icon.svg']) await shell.add(path).catch(() => undefined);
  const now = new Set([...named, ...(known?.all ?? [])]);
  for (const path of kept) if (!now.has(path)) await assets.delete(path);
}

function namedIn(text) {
  return [...text.matchAll(/(?:src|href|data-\w+)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
}

// A file's name without what changes with its content.
function stem(path) {
  return path.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

async function offlineFiles() {
  const response = await fetch('/offline.json', { cache: 'no-cache' }).catch(() => null);
  return response?.ok ? response.json() : null;
}

// Rules in the reader's language, the journal, and what is on the page now; nothing but the last for whoever counts every byte.
async function keepForLater({ keep, seen }) {
  const known = navigator.connection?.saveData ? null : await offlineFiles();
  const here = seen.filter((url) => url.startsWith(`${location.origin}/assets/`)).map((url) => new URL(url).pathname);
  await keepAll(await caches.open(ASSETS), [...here, ...(known?.pages ?? []), ...(known?.[keep] ?? [])]);
}

// One after the other, so that nobody waits for it.
async function keepAll(assets, paths) {
  for (const path of new Set(paths)) if (!(await assets.match(path))) await assets.add(path).catch(() => undefined);
}

// From the server; from what was kept when it is away. The page itself says that nobody opens.
async function page(event) {
  try {
    const response = await fetch(event.request);
    if (response.ok && response.headers.get('content-type')?.startsWith('text/html')) event.waitUntil(remember(response.clone()));
    return response;
  } catch {
    return (await caches.match('/')) ?? Response.error();
  }
}

// Names of assets change with what is in them, so one that is kept is right.
async function asset(event) {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok) {
    const copy = response.clone();
    event.waitUntil(caches.open(ASSETS).then((cache) => cache.put(event.request, copy)));
  }
  return response;
}

async function fresh(event) {
  try {
    return await fetch(event.request);
  } catch {
    return (await caches.match(event.request)) ?? Response.error();
  }
}
