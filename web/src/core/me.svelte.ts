/** Who I am here: a name, and an identity that the server keeps in a cookie. */
import { api } from './api';
import { say } from './words.svelte';

class Me {
  /** Empty until a name is chosen. */
  name = $state('');

  async load(): Promise<void> {
    this.name = (await api.me()).name;
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
