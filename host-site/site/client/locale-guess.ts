import { guessLocale, listBrowserLanguages, localeStorageKey } from '../../../widgets/shared/locale/locale.ts';

const target = document.querySelector<HTMLAnchorElement>(`[data-target=${guess()}]`);
// `replace` keeps the address without a locale out of the history; otherwise Back would redirect again and again.
if (target) location.replace(target.href + location.hash);

function guess(): string {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(localeStorageKey);
  } catch {
    // When storage is blocked, the browser's languages decide (LOC-02).
  }
  return guessLocale(stored, listBrowserLanguages(navigator));
}
