import { localeStorageKey, toLocale } from '../../widgets/shared/locale/locale.ts';
import { errorAddress, keepQueryAndHash } from './language-switch.ts';
import { followScroll } from './scroll-direction.ts';

const { documentElement, body } = document;
const locale = toLocale(documentElement.lang) ?? 'en';

watchScroll();
document.getElementById('menu')?.addEventListener('focusout', closeLeftMenu);
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switch]')) prepareSwitch(link);
// The visitor has not seen a page that is speculatively prerendered, so its language is not their choice yet.
if ('prerendering' in document && document.prerendering) {
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
  link.addEventListener('click', () => {
    try {
      link.href = keepQueryAndHash(path, location);
    } catch {
      link.href = errorAddress;
    }
  });
}

function watchScroll(): void {
  let state = { top: window.scrollY, isScrolled: false };
  const follow = (): void => {
    state = followScroll(state, window.scrollY);
    body.classList.toggle('scrolled', state.isScrolled);
  };
  window.addEventListener('scroll', follow, { passive: true });
}
