import type { Page } from '@playwright/test';

interface Books {
  /** Listeners on objects that outlive an element, and long timers. */
  listeners: string[];
  timers: string[];
  nodes: WeakRef<Element>[];
}

/** Records, in every page opened from now on, what an element could leave behind. */
export async function watchLeftovers(page: Page) {
  await page.addInitScript(() => {
    const books: Books = { listeners: [], timers: [], nodes: [] };
    Object.assign(window, { leftovers: books });
    const known = new WeakMap<object, Set<string>>();
    const outlives = (target: EventTarget) =>
      target instanceof MediaQueryList ||
      target === window.visualViewport ||
      [window, document, document.documentElement, document.body].includes(target as Document);
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    type Listener = Parameters<typeof add>[1];
    type Options = Parameters<typeof add>[2];
    const nameOf = (target: EventTarget, type: string, options: Options) =>
      `${target.constructor.name} ${type} ${typeof options === 'object' ? Boolean(options?.capture) : Boolean(options)}`;

    EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options: Options) {
      const target = this ?? window;
      add.call(target, type, listener, options);
      if (!listener || !outlives(target)) return;
      const name = nameOf(target, type, options);
      const names = known.get(listener) ?? new Set();
      if (names.has(name)) return;
      known.set(listener, names.add(name));
      books.listeners.push(name);
      if (typeof options === 'object' && options.signal)
        add.call(options.signal, 'abort', () => forget(target, type, listener, options));
    };
    const forget = (target: EventTarget, type: string, listener: Listener, options: Options) => {
      const name = nameOf(target, type, options);
      if (!listener || !known.get(listener)?.delete(name)) return;
      books.listeners.splice(books.listeners.indexOf(name), 1);
    };
    EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options: Options) {
      remove.call(this ?? window, type, listener, options);
      forget(this ?? window, type, listener, options);
    };

    const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: end } = window;
    const names = new Map<number, string>();
    const strike = (id: number | undefined) => {
      const name = names.get(Number(id));
      if (name === undefined) return;
      names.delete(Number(id));
      books.timers.splice(books.timers.indexOf(name), 1);
    };
    const enter = (id: number, name: string) => {
      names.set(id, name);
      books.timers.push(name);
      return id;
    };
    Object.assign(window, {
      setTimeout(act: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) {
        const id = start(() => {
          strike(id);
          act(...args);
        }, delay);
        return delay < 1000 ? id : enter(id, `timeout ${delay}`);
      },
      clearTimeout(id?: number) {
        strike(id);
        stop(id);
      },
      setInterval: (act: () => void, delay?: number) => enter(repeat(act, delay), `interval ${delay}`),
      clearInterval(id?: number) {
        strike(id);
        end(id);
      },
    });
  });

  return {
    /** Remembers the nodes of this selector with weak references. */
    remember: (selector: string) =>
      page.evaluate((each) => {
        const books = Reflect.get(window, 'leftovers') as Books;
        books.nodes = [...document.querySelectorAll(each)].map((node) => new WeakRef(node));
      }, selector),
    /** Which of them are still referenced. */
    async readNodes(): Promise<string[]> {
      await page.requestGC();
      return page.evaluate(() => {
        const { nodes } = Reflect.get(window, 'leftovers') as Books;
        return nodes.flatMap((node) => node.deref()?.localName ?? []);
      });
    },
    /** Listeners, timers, and the page's nodes outside of the app. */
    read: () =>
      page.evaluate(() => {
        const { listeners, timers } = Reflect.get(window, 'leftovers') as Books;
        const marks = [document.documentElement, document.body].flatMap((each) =>
          [...each.attributes].map(({ name, value }) => `${each.localName} ${name}="${value}"`),
        );
        const nodes = [document.head, document.body].map((each) => each.childElementCount);
        return { listeners: [...listeners].sort(), timers: [...timers].sort(), marks, nodes };
      }),
  };
}
