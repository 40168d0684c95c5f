import type { ConsentPurpose } from '../../shared/brand/consent-purposes.ts';
import { readDocument } from '../../shared/page/page-properties.ts';

/** Scripts that browsers do not run, and frames and pictures without an address, until a purpose is allowed. */
const marked = 'script[type="text/plain"][data-consent], iframe[data-consent][data-src], img[data-consent][data-src]';
/** What the page shows in their place until then. */
const substitutes = '[data-consent-without]';

let allowed: readonly ConsentPurpose[] = [];
let observer: MutationObserver | undefined;
let hasStarted = false;
let isStarting = false;

const isAllowed = (purpose: string | undefined) => allowed.includes(purpose as ConsentPurpose);

/** A script that runs, in place of one that did not. Resolves once what follows may rely on it. */
function startScript(stopped: HTMLScriptElement): Promise<unknown> | undefined {
  const script = document.createElement('script');
  for (const { name, value } of stopped.attributes) {
    if (!/^(type|src|data-(consent|src|type))$/.test(name)) script.setAttribute(name, value);
  }
  const { type, src = stopped.getAttribute('src') } = stopped.dataset;
  if (type) script.type = type;
  if (src) script.src = src;
  else script.text = stopped.text;
  // Added scripts load in any order by default.
  script.async = stopped.hasAttribute('async');
  const loaded =
    src && !script.async
      ? new Promise((resolve) => {
          script.addEventListener('load', resolve);
          script.addEventListener('error', resolve);
        })
      : undefined;
  stopped.replaceWith(script);
  return loaded;
}

function startElement(element: HTMLElement): Promise<unknown> | undefined {
  if (element.matches('script')) return startScript(element as HTMLScriptElement);
  const { src = '', srcset } = element.dataset;
  delete element.dataset.src;
  if (srcset) element.setAttribute('srcset', srcset);
  element.setAttribute('src', src);
  element.hidden = false;
  return undefined;
}

/** Starts what is allowed in the page's order, one after the other; also what came while others loaded. */
async function startAll(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  const tried = new Set<HTMLElement>();
  const findNext = () =>
    [...document.querySelectorAll<HTMLElement>(marked)].find(
      (element) => isAllowed(element.dataset.consent) && !tried.has(element),
    );
  for (let element = findNext(); element; element = findNext()) {
    tried.add(element);
    hasStarted = true;
    try {
      await startElement(element);
    } catch (error) {
      // The page's own policy refuses this one.
      reportError(error);
    }
  }
  for (const element of document.querySelectorAll<HTMLElement>(substitutes)) {
    element.hidden = isAllowed(element.dataset.consentWithout);
  }
  isStarting = false;
}

/**
 * Starts the marked scripts, frames and pictures of the page whose purposes are allowed, and those that come later. Where
 * one that has started is no longer allowed, the page loads again: nothing else stops it.
 */
export function startMarked(now: readonly ConsentPurpose[]): void {
  const isWithdrawn = allowed.some((purpose) => !now.includes(purpose));
  allowed = now;
  if (isWithdrawn && hasStarted) location.reload();
  else if (now.length > 0) watchMarked();
}

function watchMarked(): void {
  void startAll();
  observer ??= new MutationObserver(() => void startAll());
  observer.observe(readDocument('documentElement'), { childList: true, subtree: true });
}
