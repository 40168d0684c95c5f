import { folder, plan } from 'virtual:load-plan';
import en from './autoload.en.json' with { type: 'json' };
import fr from './autoload.fr.json' with { type: 'json' };
import { resolveElementLocale } from './shared/element/element-locale.ts';
import { reportLoadFailure } from './shared/element/load-failure.ts';

/** What a command gets that a page put into `window.vitrine`, before or after this script came. */
export interface VitrineApi {
  /** Defines a widget now, by its name without the prefix, wherever its elements stand. */
  load(name: string): void;
}

type Command = (api: VitrineApi) => void;

declare global {
  interface Window {
    /** Commands for the widgets' script: an array until it has come, then something that runs them at once. */
    vitrine?: { push(...commands: Command[]): unknown };
  }
}

const texts = { en, fr };
const base = new URL('.', import.meta.url).href;
const prefix = 'vitrine-';

/** Starts the widgets of this page: those that are there, and those that come later. */
function start(commands: readonly Command[]): void {
  const wanted = new Set<string>();
  const watched = new Set<Node>();
  /** The only kind of widget on the page, when there is one kind: its code comes in one chunk. */
  let onlyName: string | undefined;

  const nameOf = (element: Element) => {
    const name = element.localName.startsWith(prefix) ? element.localName.slice(prefix.length) : '';
    return Object.hasOwn(plan, name) ? name : undefined;
  };

  const readPlan = (name: string) => (plan[name] as string).split(' ');

  function listFiles(name: string, element: Element): string[] {
    const [, texts, ...shared] = readPlan(name);
    // The definition comes last.
    const code = name === onlyName ? [`only-${name}`] : ['kit', ...shared, name];
    return [`${texts || name}-messages.${resolveElementLocale(element)}`, ...code].map(
      (file) => `${base}${folder}${file}.js`,
    );
  }

  function preload(element: Element, name: string): void {
    for (const file of listFiles(name, element)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  }

  function offerReload(tag: string): void {
    for (const element of document.querySelectorAll(tag)) {
      const button = document.createElement('button');
      button.textContent = texts[resolveElementLocale(element)].reload;
      button.onclick = () => location.reload();
      element.append(button);
    }
  }

  // RT-10: a failure is told once and tried once more, with the whole widget from an address that no cache knows.
  function load(name: string, element: Element): void {
    const tag = prefix + name;
    if (wanted.has(name) || customElements.get(tag)) return;
    wanted.add(name);
    const files = listFiles(name, element);
    const definition = files.pop() as string;
    Promise.all(files.map((file) => import(file)))
      .then(() => import(definition))
      .catch((cause) => {
        const isOurs = reportLoadFailure(tag, cause);
        return import(`${base}${name}.js?${Date.now()}`).catch(() => isOurs && offerReload(tag));
      });
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        nearness.unobserve(target);
        load(nameOf(target) as string, target);
      }
    },
    { rootMargin: '50%' },
  );

  function schedule(element: Element, name: string): void {
    const [when] = readPlan(name);
    // What stands between its tags does without a script until somebody uses it.
    if (when === 'use' && element.firstElementChild && !wanted.has(name)) {
      element.addEventListener('focusin', () => load(name, element), { once: true });
      return;
    }
    if (!wanted.has(name)) preload(element, name);
    if (when !== 'idle') nearness.observe(element);
    else (window.requestIdleCallback ?? setTimeout)(() => load(name, element));
  }

  /** Widgets among some elements; shadow roots among them are watched from here on. */
  function find(elements: Iterable<Element>): [Element, string][] {
    const found: [Element, string][] = [];
    for (const element of elements) {
      const name = nameOf(element);
      if (name) found.push([element, name]);
      else if (element.shadowRoot) found.push(...watch(element.shadowRoot));
      else if (element.localName.includes('-')) {
        // Not upgraded yet: its shadow root comes with its definition.
        customElements
          .whenDefined(element.localName)
          .then(() => element.shadowRoot && scheduleAll(watch(element.shadowRoot)));
      }
    }
    return found;
  }

  function watch(root: ParentNode & Node): [Element, string][] {
    if (watched.has(root)) return [];
    watched.add(root);
    changes.observe(root, { childList: true, subtree: true });
    return find(root.querySelectorAll('*'));
  }

  function scheduleAll(found: readonly [Element, string][]): void {
    for (const [element, name] of found) schedule(element, name);
  }

  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof Element) scheduleAll(find([node, ...node.querySelectorAll('*')]));
    }
  });

  const found = watch(document);
  const names = new Set(found.map(([, name]) => name));
  if (names.size === 1) onlyName = [...names][0];
  scheduleAll(found);

  const api: VitrineApi = { load: (name) => load(name, document.documentElement) };
  const push = (...later: Command[]) => {
    for (const command of later) command(api);
  };
  window.vitrine = { push };
  push(...commands);
  dispatchEvent(new CustomEvent('vitrine:ready'));
}

// Something else than the queue is this script's own, included a second time.
const queue = window.vitrine ?? [];
if (Array.isArray(queue)) start(queue);
