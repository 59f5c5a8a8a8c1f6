import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
// Tables and games that are kept both need it: with home it is one file less for each board.
import './core/changes';
import { settings } from './core/settings.svelte';
import { words } from './core/words.svelte';

settings.applyTheme();
await words.start();
// Reading the words and drawing the page are two pieces of work: between them a slow phone can answer.
await new Promise((next) => setTimeout(next));
mount(App, { target: document.getElementById('app')! });

/** When the page stands, what it is made of is kept, and the rules in the reader's language: it opens without the network then. */
const KEEP_AFTER = 3000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/sw.js').catch(() => null);
  void navigator.serviceWorker.ready.then(({ active }) =>
    setTimeout(() => active?.postMessage({ keep: words.language, seen: performance.getEntriesByType('resource').map((one) => one.name) }), KEEP_AFTER),
  );
}
