import { guessLocale, localeStorageKey } from '../../widgets/shared/locale/locale.ts';

const target = document.querySelector<HTMLAnchorElement>(`[data-target=${guess()}]`);
// `replace` keeps the address without a language out of the history: Back would return to it for ever.
if (target) location.replace(target.href + location.hash);

function guess(): string {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(localeStorageKey);
  } catch {
    // Blocked storage leaves the browser's languages to go by (LOC-02).
  }
  return guessLocale(stored, navigator.languages);
}
