import { digests, folder, plan, release, version } from 'virtual:load-plan';
import en from './autoload.en.json' with { type: 'json' };
import fr from './autoload.fr.json' with { type: 'json' };
import { checkModule } from './shared/element/check-module.ts';
import { resolveElementLocale } from './shared/element/element-locale.ts';
import { reportLoadFailure } from './shared/element/load-failure.ts';
import { createModuleLink } from './shared/element/module-link.ts';

/** What a command gets that a page put into `window.vitrine`, before or after this script came. */
export interface VitrineApi {
  /** Defines a widget now, by its name without the prefix, wherever its elements stand. */
  load(name: string): void;
}

type Command = (api: VitrineApi) => void;

declare global {
  interface Window {
    /** Commands for the widgets' script: an array until it has come, then something that runs them at once. */
    vitrine?: {
      push(...commands: Command[]): unknown;
      /** Of the script that has started the widgets. */
      version?: string;
      /** In a script that checks its chunks: rejects unless the chunk, and what it imports, is what the release was made of. */
      check?(file: string): Promise<unknown>;
    };
  }
}

const reload = { en: en.reload, fr: fr.reload };
const base = new URL(release, import.meta.url).href;
const prefix = 'vitrine-';

/** Starts the widgets of this page: those that are there, and those that come later. */
function start(commands: readonly Command[]): void {
  const wanted = new Set<string>();
  const watched = new Set<ParentNode>();
  /** The only kind of widget on the page, when there is one kind: its code comes in one chunk. */
  let onlyName: string | undefined;

  const addressOf = (chunk: string) => `${base}${folder}${chunk}.js`;

  /** A chunk of a pinned release and all that it imports, fetched ahead. */
  const checkChunk = (chunk: string): Promise<unknown> => {
    const [digest = '', ...imports] = digests?.[chunk]?.split(' ') ?? [];
    const checked = Promise.all([checkModule(addressOf(chunk), digest), ...imports.map(checkChunk)]);
    // Whoever needs the chunk handles it; until then it is nobody's failure.
    checked.catch(() => undefined);
    return checked;
  };

  const nameOf = (element: Element) => {
    const name = element.localName.split(/^vitrine-/)[1] as string;
    return Object.hasOwn(plan, name) ? name : undefined;
  };

  const readPlan = (name: string) => (plan[name] as string).split(' ');

  function listFiles(name: string, element: Element): string[] {
    const [, texts, ...shared] = readPlan(name);
    // The definition comes last.
    const code = name === onlyName ? [`only-${name}`] : ['kit', ...shared, name];
    return [`${texts || name}-messages.${resolveElementLocale(element)}`, ...code];
  }

  function offerReload(tag: string): void {
    for (const element of [...watched].flatMap((root) => [...root.querySelectorAll(tag)])) {
      const button = document.createElement('button');
      button.textContent = reload[resolveElementLocale(element)];
      button.onclick = () => location.reload();
      // What was rendered ahead shows none of its element's children.
      (element.shadowRoot?.querySelector('.root') ?? element).prepend(button);
    }
  }

  // RT-10: a failure is told once and tried once more, with the whole widget from an address that no cache knows.
  async function load(name: string, element: Element): Promise<void> {
    const tag = prefix + name;
    if (wanted.has(name) || customElements.get(tag)) return;
    wanted.add(name);
    const chunks = listFiles(name, element);
    try {
      if (digests) await Promise.all(chunks.map(checkChunk));
      const definition = chunks.pop() as string;
      await Promise.all(chunks.map((chunk) => import(addressOf(chunk))));
      await import(addressOf(definition));
    } catch (cause) {
      const isOurs = reportLoadFailure(tag, cause);
      const whole = `${base}${name}.js?${Date.now()}`;
      try {
        if (digests) await checkModule(whole, digests[tag] as string);
        await import(whole);
      } catch {
        if (isOurs) offerReload(tag);
      }
    }
  }

  const nearness = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) load(nameOf(target) as string, target);
      }
    },
    { rootMargin: '50%' },
  );

  function schedule(element: Element): void {
    const name = nameOf(element) as string;
    const [when] = readPlan(name);
    // What stands between its tags does without a script until somebody uses it.
    if (when === 'use' && element.firstElementChild && !wanted.has(name)) {
      element.addEventListener('focusin', () => load(name, element));
      return;
    }
    if (!wanted.has(name))
      for (const chunk of listFiles(name, element))
        digests ? checkChunk(chunk) : document.head.append(createModuleLink(addressOf(chunk)));
    if (when !== 'idle') nearness.observe(element);
    else (window.requestIdleCallback ?? setTimeout)(() => load(name, element));
  }

  /** Widgets among some elements; shadow roots among them are watched from here on. */
  function find(elements: Iterable<Element>): Element[] {
    const found: Element[] = [];
    for (const element of elements) {
      if (nameOf(element)) found.push(element);
      else if (element.shadowRoot) found.push(...watch(element.shadowRoot));
      else if (element.localName.includes('-')) {
        // Not upgraded yet: its shadow root comes with its definition.
        customElements
          .whenDefined(element.localName)
          .then(() => element.shadowRoot && watch(element.shadowRoot).forEach(schedule));
      }
    }
    return found;
  }

  function watch(root: ParentNode & Node): Element[] {
    if (watched.has(root)) return [];
    watched.add(root);
    changes.observe(root, { childList: true, subtree: true });
    return find(root.querySelectorAll('*'));
  }

  const changes = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (node instanceof Element) find([node, ...node.querySelectorAll('*')]).forEach(schedule);
    }
  });

  const found = watch(document);
  const names = new Set(found.map(nameOf));
  if (names.size === 1) [onlyName] = names;
  found.forEach(schedule);

  const push = (...later: readonly Command[]) =>
    later.map((command) => command({ load: (name) => load(name, document.documentElement) }));
  window.vitrine = { push, version };
  if (digests) window.vitrine.check = (file) => checkChunk(file.slice('./'.length, -'.js'.length));
  push(...commands);
  dispatchEvent(new CustomEvent('vitrine:ready'));
}

// Something else than the queue is this script's own, included a second time or from another release.
const queue = window.vitrine ?? [];
if (Array.isArray(queue)) start(queue);
else if (queue.version !== version) console.info(`vitrine: ${version} after ${queue.version}`);
