/** What this browser shows of a table besides its page: a notice, and the mark on the icon of its tab. */

const USUAL = '/icon.svg';
const MARKED = '/icon-turn.svg';

/** Mark the icon of the tab, or take the mark away. */
export function icon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = marked ? MARKED : USUAL;
  if (link && link.getAttribute('href') !== href) link.href = href;
}

/** Show a notice, in place of the one before of the same table. */
export async function showNotice(title: string, body: string, table: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body, tag: table, icon: '/icon-192.png', data: { path: `/t/${table}` } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) return registration.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Take a table's notice away: its owner is here, or has moved elsewhere. */
export async function takeAway(table: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close();
}
