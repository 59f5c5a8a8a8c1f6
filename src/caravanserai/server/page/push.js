// What reaches this browser while its page is closed: one notice for each table, which the next one replaces, and which goes when the move is made elsewhere.
self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.path));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew(event));
});

async function tell(data) {
  const told = read(data);
  if (!told) return;
  await count(told.waiting);
  if (told.kind === 'withdrawn') return takeAway(told.table);
  const path = `/t/${told.table}`;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === path)) return;
  await self.registration.showNotification(told.title, {
    body: told.body,
    tag: told.table,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/icon-maskable-192.png',
    data: { path },
  });
}

function read(data) {
  try {
    const told = data.json();
    return typeof told.table === 'string' ? told : null;
  } catch {
    return null;
  }
}

async function takeAway(table) {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close();
}

// How many tables wait, on the icon of the installed page.
async function count(waiting) {
  try {
    if (waiting) await navigator.setAppBadge?.(waiting);
    else await navigator.clearAppBadge?.();
  } catch {
    // Not installed.
  }
}

async function lead(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

// The push service has ended the subscription: the server is told the new one, as whoever is known by this browser's cookie.
async function subscribeAnew(event) {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  const language = /^(en|pl|fr)/i.exec(navigator.language)?.[1].toLowerCase() ?? 'en';
  await fetch('/api/me/notices/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
  });
}
