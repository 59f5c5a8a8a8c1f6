/** Who I am here: a name, and an identity that the server keeps in a cookie. */
import { api } from './api';
import { forgetMine } from './mine';
import { say } from './words.svelte';

class Me {
  /** Empty until a name is chosen. */
  name = $state('');

  /** Where other devices of the local network reach the server, if it knows that. */
  lan = $state('');

  async load(): Promise<void> {
    const { name, lan, new: stranger } = await api.me();
    this.name = name;
    this.lan = lan;
    if (stranger) void forgetMine();
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim().slice(0, 40))).name;
  }

  /** The name to sit down with. */
  get called(): string {
    return this.name || say('page-traveller');
  }
}

export const me = new Me();
