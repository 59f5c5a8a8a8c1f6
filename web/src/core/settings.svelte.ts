/** What somebody prefers on this device. Kept in the browser, nowhere else. */
import { PACES, type Pace } from './pace';

const STORED = 'caravanserai-settings';

interface Kept {
  theme: 'system' | 'light' | 'dark';
  /** Whether a move is confirmed before it is made; by default where one touches. */
  confirm: boolean;
  motion: 'system' | 'full' | 'reduced';
  /** How fast tables tell what happens. */
  pace: Pace;
  sound: boolean;
  /** Whether tables are shown as text, for the keyboard and for screen readers. */
  text: boolean;
  /** Whether the browser tells when it is my turn and I look elsewhere. */
  notify: boolean;
  /** Whether single keys are shortcuts in the text mode. */
  keys: boolean;
  /** Whether what others say stays out of sight. */
  mute: boolean;
}

class Settings {
  theme = $state<Kept['theme']>('system');
  confirm = $state(matchMedia('(pointer: coarse)').matches);
  motion = $state<Kept['motion']>('system');
  pace = $state<Pace>('normal');
  sound = $state(false);
  text = $state(false);
  notify = $state(false);
  keys = $state(true);
  mute = $state(false);
  #systemDark = $state(matchMedia('(prefers-color-scheme: dark)').matches);

  constructor() {
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', (event) => {
      this.#systemDark = event.matches;
      this.applyTheme();
    });
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Kept>);
    } catch {
      localStorage.removeItem(STORED);
    }
    if (!PACES.includes(this.pace)) this.pace = 'normal';
  }

  /** Change something and remember it. */
  set<Name extends keyof Kept>(name: Name, value: Kept[Name]): void {
    (this as Kept)[name] = value;
    const { theme, confirm, motion, pace, sound, text, notify, keys, mute } = this;
    localStorage.setItem(STORED, JSON.stringify({ theme, confirm, motion, pace, sound, text, notify, keys, mute }));
    this.applyTheme();
  }

  /** Light or dark as chosen, or as the system is; the styles know only these two. Blue paper is dark in any light. */
  applyTheme(): void {
    const { dataset } = document.documentElement;
    dataset['theme'] = this.dark || dataset['paper'] !== undefined ? 'dark' : 'light';
  }

  get dark(): boolean {
    return this.theme === 'dark' || (this.theme === 'system' && this.#systemDark);
  }

  get calm(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches);
  }
}

export const settings = new Settings();
