import { mount } from 'svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { settings } from './core/settings.svelte';
import { words } from './core/words.svelte';

settings.applyTheme();
await words.start();
// Reading the words and drawing the page are two pieces of work: between them a slow phone can answer.
await new Promise((next) => setTimeout(next));
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => null);
