import { me } from '../core/me.svelte';

/** A link to somewhere here that others can open: on the machine that serves, the one by which its network reaches it. */
export function linkTo(path: string): string {
  return (isLocal(location.hostname) && me.lan ? me.lan : location.origin) + path;
}

/** Whether a link with this host can be opened on the machine itself alone: nobody else can be invited by it. */
export function isLocal(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\./.test(host);
}
