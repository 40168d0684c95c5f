import { readAddress } from './entry-address.js';
import { makeElement } from './make-element.js';
import { pictureForm } from './picture-form.js';

// Beside the fields of the open entry: its page on the local site, loaded again once it has been built anew, and what
// the build would refuse in what was last saved. Runs after Decap; the server has set `studio`.
const { CMS: editor, studio } = /** @type {any} */ (window);
const { config, messages, pages, site } = studio;

/** How often the pane asks whether its page has been built anew. */
const askEvery = 1000;
const choice = 'studio-hides-page';
const colon = config.locale === 'fr' ? '\u00A0: ' : ': ';
const isWide = matchMedia('(min-width: 75rem)');

let locale = config.locale;
/** What is shown: the address and the version of its page. */
let shown = '';
/** The entry whose checks are shown; empty once it has changed since. */
let checked = '';

const languageButton = makeElement('button', { type: 'button', onclick: switchLanguage });
const siteLink = makeElement('a', { textContent: messages.pageOpen, target: 'page' });
const checks = makeElement('div', { role: 'status' });
const note = makeElement('p', { role: 'status' });
const place = makeElement('div', { id: 'page-place' });
const pane = makeElement(
  'aside',
  { id: 'page-pane', ariaLabel: messages.pages },
  makeElement('p', {}, languageButton),
  checks,
  note,
  place,
  makeElement('p', {}, siteLink),
  pictureForm,
);
const paneButton = makeElement('button', { id: 'page-switch', type: 'button', onclick: switchPane });

/** The open entry with the path of its page; undefined where none is open. */
function findEntry() {
  const address = readAddress(location.hash);
  if (!address || !(address.kind in pages)) return undefined;
  return { ...address, path: pages[address.kind].replace('{slug}', address.slug ?? 'new') };
}

/** @param {{ place: string, text: string }} problem */
const formatProblem = ({ place, text }) => [makeElement('strong', { textContent: place && place + colon }), text];

/** @param {{ kind: string, slug: string }} entry */
const formatEntry = ({ kind, slug }) => {
  const { label } = config.collections.find((/** @type {{ name: string }} */ { name }) => name === kind);
  return [makeElement('a', { href: `#/collections/${kind}/entries/${slug}`, textContent: `${label}${colon}${slug}` })];
};

/** @type {(title: string, lines?: (Node | string)[][]) => HTMLElement[]} */
const list = (title, lines = []) => [
  makeElement('p', { textContent: title }),
  makeElement('ul', {}, ...lines.map((line) => makeElement('li', {}, ...line))),
];

/** @param {{ kind: string, slug: string }} entry */
async function readChecks(entry) {
  try {
    const query = new URLSearchParams({ kind: entry.kind, slug: entry.slug });
    const response = await fetch(`/checks?${query}`, { signal: AbortSignal.timeout(30_000) });
    if (!response.ok) throw new Error(String(response.status));
    const { problems, others } = await response.json();
    return [
      ...(problems.length > 0 ? list(messages.problems, problems.map(formatProblem)) : list(messages.passed)),
      ...(others.length > 0 ? list(messages.otherProblems, others.map(formatEntry)) : []),
    ];
  } catch {
    return list(messages.checksFailed);
  }
}

/** @param {{ kind: string, slug: string | undefined }} entry */
async function check({ kind, slug }) {
  const { hash } = location;
  if (checked === hash) return;
  checked = hash;
  const lines = slug ? await readChecks({ kind, slug }) : [];
  if (location.hash === hash) checks.replaceChildren(...lines);
}

/**
 * Puts a page in the place of the one that is shown, once it is there and scrolled as far.
 * @param {string} address
 */
function replaceFrame(address) {
  const frame = makeElement('iframe', { src: address, title: messages.previewTitle });
  frame.addEventListener('load', () => {
    const before = /** @type {HTMLIFrameElement | null} */ (frame.previousElementSibling);
    frame.contentWindow?.scrollTo({ top: before?.contentWindow?.scrollY ?? 0, behavior: 'instant' });
    while (frame.previousSibling) frame.previousSibling.remove();
  });
  place.append(frame);
}

/** @param {{ slug: string | undefined, path: string }} entry */
async function showPage({ slug, path }) {
  const address = `/${locale}${path}`;
  siteLink.href = `${site}${address}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  if (address !== `/${locale}${findEntry()?.path}`) return;
  // The studio returns 502 while the local site doesn't.
  const status = response?.status ?? 502;
  const version = `${address} ${response?.headers.get('etag') || status}`;
  if (version === shown) return;
  shown = version;
  const missing = slug ? messages.previewUnbuilt : messages.previewUnsaved;
  const problem = { 404: missing, 502: messages.previewWaiting }[status];
  note.textContent = problem ?? '';
  if (problem) place.replaceChildren();
  else replaceFrame(address);
}

async function update() {
  const entry = findEntry();
  const isHidden = (localStorage.getItem(choice) ?? (isWide.matches ? 'no' : 'yes')) === 'yes';
  pane.hidden = isHidden || !entry;
  paneButton.hidden = !entry;
  paneButton.textContent = isHidden ? messages.pageShow : messages.pageHide;
  languageButton.textContent = locale === 'en' ? messages.previewFrench : messages.previewEnglish;
  if (entry && !isHidden) await Promise.all([check(entry), showPage(entry)]);
}

function switchLanguage() {
  locale = locale === 'en' ? 'fr' : 'en';
  void update();
}

function switchPane() {
  localStorage.setItem(choice, pane.hidden ? 'no' : 'yes');
  void update();
}

document.body.append(pane, paneButton);
editor.registerEventListener({
  name: 'postSave',
  handler: () => {
    checked = '';
    void update();
  },
});
addEventListener('hashchange', update);
setInterval(update, askEvery);
void update();
