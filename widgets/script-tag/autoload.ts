import './stop-where-replaced.ts';

import { digests, folder, plan, release, version } from 'virtual:load-plan';
import { productionOrigin } from '../shared/brand/brands.ts';
import { checkModule } from '../shared/element/check-module.ts';
import { resolveElementLocale } from '../shared/element/element-locale.ts';
import { reportLoadFailure } from '../shared/element/load-failure.ts';
import { createModuleLink } from '../shared/element/module-link.ts';
import { createCustomEvent, readClock, readDocument, readGlobal } from '../shared/page/page-properties.ts';
import { checkProperties, reportTag } from './check-page.ts';
import { listenToFrames } from './listen-to-frames.ts';
import { offerReload } from './offer-reload.ts';
import type { Command, Started } from './page-api.ts';

/** An element on which the renderer repeats the last press, if it came before the code. */
interface Prerendered extends Element {
  pressed?: EventTarget | undefined;
}

const base = new URL(release, import.meta.url).href;
const prefix = 'vitrine-';
/** Prefix of the chunk of a widget that is the only kind on its page. */
const standalonePrefix = 'only-';
/** What every console message begins with. */
const label = 'vitrine:';

/** Widgets that have been requested, by name. */
const requested = new Set<string>();
/** The only kind of widget on the page, if there was one kind at the start: its code comes in one chunk. */
let onlyName: string | undefined;

const addressOf = (chunk: string) => `${base}${folder}${chunk}.js`;

/** Preloads a chunk of a pinned release and all that it imports, and checks them. */
function checkChunk(chunk: string): Promise<unknown> {
  const [digest = '', ...imports] = digests?.[chunk]?.split(' ') ?? [];
  const checked = Promise.all([checkModule(addressOf(chunk), digest), ...imports.map(checkChunk)]);
  // `load` handles the failure; a preload alone must not report an unhandled rejection.
  checked.catch(() => undefined);
  return checked;
}

/** Imports a chunk; where a release is pinned, only once the chunk and all that it imports are found to be of it. */
const importChunk = (chunk: string) =>
  digests ? checkChunk(chunk).then(() => import(addressOf(chunk))) : import(addressOf(chunk));

/** How and from which files a widget loads. */
interface WidgetPlan {
  /** When its code loads; empty for near the viewport. */
  when: string;
  /** Base of the names of its files. */
  file: string;
  /** Base of the names of its messages' files, which may be another widget's. */
  messagesFile: string;
  /** Chunks that it shares with other widgets. */
  shared: string[];
}

/** The plan of a widget; undefined for any other name, also one that every object inherits. */
function readPlan(name: string): WidgetPlan | undefined {
  if (!Object.hasOwn(plan, name)) return undefined;
  const [when = '', messagesOwner = '', ownFile = '', ...shared] = (plan[name] as string).split(' ');
  const file = ownFile || name;
  return { when, file, messagesFile: messagesOwner || file, shared };
}

/** The plan of a name that is known to be a widget's. */
const readKnownPlan = (name: string) => readPlan(name) as WidgetPlan;

/** The name of the widget that an element is; undefined for any other element. */
function nameOf({ localName }: Element): string | undefined {
  if (!localName.startsWith(prefix)) return undefined;
  const name = localName.slice(prefix.length);
  return readPlan(name) && name;
}

/** The chunks of a widget in the element's language; its definition is the last. */
function listChunks(name: string, element: Element): string[] {
  const { file, messagesFile, shared } = readKnownPlan(name);
  const messages = `${messagesFile}-messages.${resolveElementLocale(element)}`;
  return name === onlyName ? [messages, `${standalonePrefix}${file}`] : [messages, 'kit', ...shared, file];
}

/**
 * Loads a widget, once. RT-10: after a failure, reports it and tries once more, with the whole widget from an address
 * that is in no cache.
 */
async function load(name: string, element: Element): Promise<void> {
  const tag = prefix + name;
  if (requested.has(name) || customElements.get(tag)) return;
  requested.add(name);
  try {
    const chunks = listChunks(name, element);
    const definition = chunks.pop() as string;
    await Promise.all(chunks.map(importChunk));
    await importChunk(definition);
  } catch (cause) {
    const isOurs = reportLoadFailure(tag, cause);
    const standalone = `${base}${readKnownPlan(name).file}.js?${readClock()}`;
    try {
      if (digests) await checkModule(standalone, digests[tag] as string);
      await import(standalone);
    } catch {
      if (isOurs) offerReload(tag);
    }
  }
}

/** An observed element is a widget. */
type Entry = IntersectionObserverEntry & { target: HTMLElement };

const nearness = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries as Entry[]) {
      const name = nameOf(target) as string;
      if (isIntersecting) load(name, target);
      // One that has left the page is not hidden.
      else if (!requested.has(name) && target.isConnected && !target.offsetParent)
        console.info(`${label} <${prefix}${name}> is not displayed. It loads once the page displays it:`, target);
    }
  },
  { rootMargin: '50%' },
);

/** Keeps a press on a prerendered button, which is done again once the widget has rendered. */
function recordClick(this: Prerendered, event: Event): void {
  [this.pressed] = event.composedPath();
}

function preloadChunk(chunk: string): void {
  if (digests) checkChunk(chunk);
  else readDocument('head').append(createModuleLink(addressOf(chunk)));
}

/** Runs a function once the page is idle; on a page that never is, after two seconds. */
function runWhenIdle(run: () => unknown): void {
  const requestIdle = readGlobal('requestIdleCallback') as typeof requestIdleCallback | undefined;
  if (requestIdle) requestIdle(run, { timeout: 2000 });
  else setTimeout(run);
}

/** Preloads a widget's chunks, and loads the widget when its plan says so. */
function schedule(element: Element): void {
  const name = nameOf(element) as string;
  element.addEventListener('click', recordClick);
  if (requested.has(name)) return;
  const { when } = readKnownPlan(name);
  const loadWidget = () => load(name, element);
  // The element's children work without a script until someone uses them.
  if (when === 'use' && element.querySelector('form')) {
    element.addEventListener('focusin', loadWidget);
  } else {
    listChunks(name, element).forEach(preloadChunk);
    if (when === 'idle') runWhenIdle(loadWidget);
    else nearness.observe(element);
  }
}

const importReports = () => importChunk('report-names');
const tags = Object.keys(plan).map((name) => prefix + name);

/** The widgets among some elements. Watches the shadow roots of the others. */
function find(elements: Iterable<Element>): Element[] {
  return [...elements].flatMap((element) => {
    if (nameOf(element)) return element;
    if (element.localName.startsWith(prefix)) runWhenIdle(() => reportTag(element, tags, importReports));
    if (element.shadowRoot) return watch(element.shadowRoot);
    // Puts the widget that a link names in its place. If that fails, the link stays a link.
    if (element.matches('[data-vitrine],a[href*="#vitrine="]'))
      importChunk('links').then(
        (links) => links.upgradeLink(element, watch),
        (cause) => reportLoadFailure('links', cause),
      );
    // Not upgraded yet: its definition attaches the shadow root.
    if (element.localName.includes('-'))
      customElements.whenDefined(element.localName).then(
        () => element.shadowRoot && watch(element.shadowRoot).forEach(schedule),
        () => {
          // SVG and MathML have names with a hyphen that no custom element may have.
        },
      );
    return [];
  });
}

/**
 * Observes a root for added elements. Returns the widgets that are already in it. May be repeated, as no list says which roots
 * are observed: it would keep those that have left the page.
 */
function watch(root: ParentNode & Node): Element[] {
  additions.observe(root, { childList: true, subtree: true });
  return find(root.querySelectorAll('*'));
}

const additions = new MutationObserver((records) => {
  for (const { addedNodes } of records) {
    // Other nodes have no local name.
    for (const node of addedNodes as NodeListOf<Element>) {
      if (node.localName) find([node, ...node.querySelectorAll('*')]).forEach(schedule);
    }
  }
});

/** Runs commands. As each is run by an async function, the browser reports one that throws, and the next runs all the same. */
function push(...commands: readonly Command[]): void {
  commands.forEach(async (command) =>
    command({
      load(name) {
        if (readPlan(name)) load(name, readDocument('documentElement'));
        else console.error(`${label} there is no widget "${name}". All names: ${productionOrigin}/en/widgets`);
      },
      share: async (...given) => (await importChunk('share')).share(...given),
    }),
  );
}

/** Starts the widgets of this page, present and future, and runs the commands that are waiting. */
function start(commands: readonly Command[]): void {
  listenToFrames(new URL(base).origin, () => importChunk('frames'));
  const found = watch(document);
  const [name, another] = new Set(found.map(nameOf));
  if (!another) onlyName = name;
  found.forEach(schedule);
  const [first] = found;
  if (first) runWhenIdle(() => checkProperties(first, importReports));
  const report = () => importChunk('doctor').then((doctor) => doctor.report());
  window.vitrine = { push, version, report };
  if (/[?&]vitrine-doctor\b/.test(location.search)) importChunk('doctor').then((doctor) => doctor.open());
  if (digests) window.vitrine.check = (file) => checkChunk(file.slice('./'.length, -'.js'.length));
  push(...commands);
  dispatchEvent(createCustomEvent('vitrine:ready', {}));
}

// If it is neither the queue nor what a script has started, the page uses this name for something else: an element that it
// has read and set, a frame.
const queue = readGlobal('vitrine');
const isStarted = (value: object): value is Started =>
  Object.getPrototypeOf(value) === Object.prototype && 'version' in value;
if (!queue || !isStarted(queue)) start(Array.isArray(queue) ? queue : []);
// Two tags of the same release do no harm.
else if (queue.version !== version) {
  console.info(
    `${label} this page includes the script twice. Version ${queue.version} runs; version ${version} does nothing. Remove one of the two tags.`,
  );
}
