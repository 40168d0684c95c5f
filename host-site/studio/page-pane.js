// The page of the entry that is open, at the right of the window: the one of the local site, loaded again once it has
// been built anew. The server has set `studio` to the configuration, words and pages.
const { config, words, pages } = /** @type {any} */ (window).studio;

/** How often the pane asks whether its page has been built anew. */
const askEvery = 1000;
const choice = 'studio-hides-page';
const isWide = matchMedia('(min-width: 75rem)');

const style = `
  :root { --pane: clamp(27rem, 30vw, 40rem) }
  #page-pane { position: fixed; inset: 0 0 0 auto; z-index: 400; display: flex; flex-direction: column; width: var(--pane);
    max-width: 100%; border-left: 1px solid #ccc; background: #faf6f0; color: #26211c; font: 1rem/1.5 system-ui, sans-serif }
  #page-pane[hidden], #page-pane > p:empty { display: none }
  #page-pane > p { margin: 0; padding: 0.75rem 1rem }
  #page-pane > div { position: relative; flex: 1 }
  #page-pane iframe { position: absolute; width: 100%; height: 100%; border: 0 }
  #page-pane iframe + iframe { visibility: hidden }
  #page-pane button, #page-switch { padding: 0.4rem 0.75rem; border: 1px solid #24423a; background: #24423a; color: #faf6f0;
    font: 1rem/1.5 system-ui, sans-serif; cursor: pointer }
  #page-pane :focus-visible, #page-switch:focus-visible { outline: 0.15em solid #24423a; outline-offset: 0.15em }
  #page-switch { position: fixed; right: 1rem; bottom: 1rem; z-index: 401 }
  #page-pane:not([hidden]) + #page-switch { inset: 0.75rem 1rem auto auto }
  @media (min-width: 75rem) {
    body:has(#page-pane:not([hidden])) #nc-root { position: relative; height: 100vh; margin-right: var(--pane) }
  }
`;

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {object} values
 * @param {Node[]} children
 */
function make(name, values, ...children) {
  const element = Object.assign(document.createElement(name), values);
  element.append(...children);
  return element;
}

let locale = config.locale;
/** What is shown: the address and the version of its page. */
let shown = '';

const note = make('p', { role: 'status' });
const languageButton = make('button', { type: 'button', onclick: switchLanguage });
const place = make('div', {});
const pane = make('aside', { id: 'page-pane', ariaLabel: words.pages }, make('p', {}, languageButton), note, place);
const paneButton = make('button', { id: 'page-switch', type: 'button', onclick: switchPane });

/** Path of the page that shows the open entry, without its language; undefined where no entry is open. */
function findPage() {
  const [, kind = '', slug] = /^#\/collections\/([^/]+)\/(?:new|entries\/([^?]+))/.exec(location.hash) ?? [];
  return pages[kind]?.replace('{slug}', slug ?? 'new');
}

/**
 * Puts a page in the place of the one that is shown, once it is there and scrolled as far.
 * @param {string} address
 */
function replaceFrame(address) {
  const frame = make('iframe', { src: address, title: words.previewTitle });
  frame.addEventListener('load', () => {
    const before = /** @type {HTMLIFrameElement | null} */ (frame.previousElementSibling);
    frame.contentWindow?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    while (frame.previousSibling) frame.previousSibling.remove();
  });
  place.append(frame);
}

async function update() {
  const path = findPage();
  const isHidden = (localStorage.getItem(choice) ?? (isWide.matches ? 'no' : 'yes')) === 'yes';
  pane.hidden = isHidden || path === undefined;
  paneButton.hidden = path === undefined;
  paneButton.textContent = isHidden ? words.pageShow : words.pageHide;
  languageButton.textContent = locale === 'en' ? words.previewFrench : words.previewEnglish;
  if (pane.hidden) return;
  const address = `/${locale}/${path}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (address !== `/${locale}/${findPage()}`) return;
  // The studio answers 502 while the local site doesn't.
  const status = response?.status ?? 502;
  const version = `${address} ${response?.headers.get('etag') || status}`;
  if (version === shown) return;
  shown = version;
  const problem = { 404: words.previewUnsaved, 502: words.previewWaiting }[status];
  note.textContent = problem ?? '';
  if (problem) place.replaceChildren();
  else replaceFrame(address);
}

function switchLanguage() {
  locale = locale === 'en' ? 'fr' : 'en';
  void update();
}

function switchPane() {
  localStorage.setItem(choice, pane.hidden ? 'no' : 'yes');
  void update();
}

document.head.append(make('style', { textContent: style }));
document.body.append(pane, paneButton);
addEventListener('hashchange', update);
setInterval(update, askEvery);
void update();
