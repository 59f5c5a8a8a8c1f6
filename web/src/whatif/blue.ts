/** The page on blue paper, for as long as a what-if is open: by night's colours where a game has its own, and the paper's for all else. */
import { settings } from '../core/settings.svelte';
import './paper.css';

export function bluePaper(): () => void {
  const { dataset } = document.documentElement;
  dataset['paper'] = 'blue';
  settings.applyTheme();
  return () => {
    delete dataset['paper'];
    settings.applyTheme();
  };
}
