import { localeStorageKey, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import en from './language-switch.en.json' with { type: 'json' };
import fr from './language-switch.fr.json' with { type: 'json' };
import { checkPage, formatErrorPath, isModified, keepQueryAndHash, type Reachability } from './language-switch.ts';
import { showMyStore } from './my-store.ts';
import { followScroll } from './scroll-direction.ts';

const [documentElement, body] = [readDocument('documentElement'), readDocument('body')];
const locale = toLocale(documentElement.lang) ?? 'en';

watchScroll();
showMyStore(locale);
document.getElementById('menu')?.addEventListener('focusout', closeLeftMenu);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) prepareSwitch(link);
// The visitor has not seen a page that is speculatively prerendered, so its language is not their choice yet.
if (readDocument('prerendering' as keyof Document)) {
  document.addEventListener('prerenderingchange', keepLocale, { once: true });
} else keepLocale();

/** The keyboard would go on behind a phone's menu, which covers the page. */
function closeLeftMenu({ currentTarget, relatedTarget }: FocusEvent): void {
  const menu = currentTarget as HTMLElement;
  if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.hidePopover?.();
}

function keepLocale(): void {
  try {
    localStorage.setItem(localeStorageKey, locale);
  } catch {
    // Storage may be blocked or full; the address still contains the language (LOC-02).
  }
}

function prepareSwitch(link: HTMLAnchorElement): void {
  const path = link.pathname;
  let checking: Promise<Reachability> | undefined;
  const complete = (): void => {
    link.href = keepQueryAndHash(path, location);
  };
  // Before the browser opens it in another tab; the check has begun by the time that the button is released.
  link.addEventListener('pointerdown', ({ button }) => {
    complete();
    if (button === 0) checking = checkPage(link.href);
  });
  link.addEventListener('click', async (event) => {
    complete();
    if (isModified(event) || event.defaultPrevented) return;
    event.preventDefault();
    // The keyboard's click has no press of its own; the check of an earlier one is out of date.
    if (event.detail === 0) checking = undefined;
    const reachability = await (checking ?? checkPage(link.href));
    checking = undefined;
    if (reachability !== 'failing') location.assign(link.href);
    else await showError();
  });
}

/** LOC-04: leads to the error page. Without a connection there is none: the visitor stays, and learns why. */
async function showError(): Promise<void> {
  const address = formatErrorPath(locale);
  if ((await checkPage(address)) !== 'failing') return location.assign(address);
  const note = Object.assign(document.createElement('p'), { popover: 'auto', role: 'alert' });
  note.textContent = { en, fr }[locale].offline;
  body.append(note);
  note.showPopover?.();
  note.addEventListener('toggle', ({ newState }) => newState === 'closed' && note.remove());
}

function watchScroll(): void {
  let state = { top: window.scrollY, isScrolled: false };
  const follow = (): void => {
    state = followScroll(state, window.scrollY);
    body.classList.toggle('scrolled', state.isScrolled);
  };
  window.addEventListener('scroll', follow, { passive: true });
}
