// So that the page opens even when nobody answers: the shell and what it was made of are kept. The API is never touched.
const SHELL = 'caravanserai-shell-1';
const ASSETS = 'caravanserai-assets-1';

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

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== SHELL && name !== ASSETS) await caches.delete(name);
}

async function keepShell() {
  const response = await fetch('/', { cache: 'no-cache' });
  if (response.ok) await remember(response);
}

// The page, and all that it names. When it is another than before, what belonged to the old one goes.
async function remember(response) {
  const text = await response.clone().text();
  const shell = await caches.open(SHELL);
  const before = await shell.match('/');
  if (before && (await before.text()) === text) return;
  await shell.put('/', response);
  await caches.delete(ASSETS);
  const assets = await caches.open(ASSETS);
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1]);
  await Promise.all(named.map((path) => assets.add(path).catch(() => undefined)));
  for (const path of ['/early.js', '/icon.svg']) await shell.add(path).catch(() => undefined);
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
