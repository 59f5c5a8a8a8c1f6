/** This browser as a place where notices go: its push service is asked for an endpoint, and the server told of it. */
import { api, ApiError } from '../core/api';
import { words } from '../core/words.svelte';
import type { NoticeInfo, NoticePlace } from '../generated/wire';

/** `on`: also while the page is closed. `page`: only while it is open. `refused` by the browser's owner, now or before. */
export type Called = 'on' | 'page' | 'refused';

/** Have this browser called. To be called from a click: the browser asks its owner. */
export async function callHere(info: NoticeInfo): Promise<Called> {
  if (!('Notification' in window) || (await Notification.requestPermission()) !== 'granted') return 'refused';
  const registration = await worker();
  if (!registration || info.key === null) return 'page';
  try {
    await tellServer(await subscription(registration, info.key));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'endpoint_taken') return anew(registration, info.key);
    if (error instanceof DOMException) return 'page';
    throw error;
  }
  return 'on';
}

/** Have this browser called no more. */
export async function callNoMore(): Promise<void> {
  const mine = await (await worker())?.pushManager.getSubscription();
  if (!mine) return;
  const place = await placeOf(mine.endpoint, (await api.notices()).places);
  if (place) await api.forgetPlace(place.place);
  await mine.unsubscribe();
}

/** Whoever has signed out everywhere else, and is to be called here, says so anew. */
export async function callStill(): Promise<void> {
  const mine = await (await worker())?.pushManager.getSubscription();
  if (mine) await tellServer(mine);
}

/** Which of these places this browser is. */
export async function hereAmong(places: NoticePlace[]): Promise<NoticePlace | null> {
  const mine = await (await worker())?.pushManager.getSubscription();
  return mine ? placeOf(mine.endpoint, places) : null;
}

/** Whether this browser lets only installed pages be called. */
export const wantsInstalling = (): boolean => !('PushManager' in window) && /iPad|iPhone|iPod|Macintosh.*Mobile/.test(navigator.userAgent);

async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
}

/** The subscription there is, if it is for this server's key; else a new one. */
async function subscription(registration: ServiceWorkerRegistration, key: string): Promise<PushSubscription> {
  const known = await registration.pushManager.getSubscription();
  if (known) {
    const theirs = known.options.applicationServerKey;
    if (theirs && textOf(new Uint8Array(theirs)) === key) return known;
    await known.unsubscribe();
  }
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function anew(registration: ServiceWorkerRegistration, key: string): Promise<Called> {
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  await tellServer(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return 'on';
}

async function tellServer(mine: PushSubscription): Promise<void> {
  const { endpoint, keys } = mine.toJSON();
  await api.addPush({
    endpoint: endpoint!,
    p256dh: keys!['p256dh']!,
    auth: keys!['auth']!,
    label: deviceName(navigator.userAgent),
    language: words.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

const BROWSERS: [RegExp, string][] = [
  [/Firefox\//, 'Firefox'],
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/Linux|CrOS/, 'Linux'],
];

/** What somebody knows a device by. */
export function deviceName(agent: string): string {
  return [BROWSERS, SYSTEMS].flatMap((known) => known.find(([pattern]) => pattern.test(agent))?.[1] ?? []).join(', ');
}

async function placeOf(endpoint: string, places: NoticePlace[]): Promise<NoticePlace | null> {
  const mark = await markOf(endpoint);
  return places.find((place) => place.mark === mark) ?? null;
}

/** What the server tells browsers apart by, without telling their endpoints. */
export async function markOf(endpoint: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  return [...digest.slice(-8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function textOf(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
