/**
 * Whether each global does what widgets ask of it. A bare name also finds a page's `class Map` or `const URL`, which is no
 * property of the window; and asking for a function is not enough: old pages have maps called `Map` and addresses called `URL`.
 */
const trials = {
  Map: () => [...new Map([['a', 1]]).keys()][0] === 'a',
  Set: () => [...new Set(['a', 'a'])].length === 1,
  URL: () => new URL('/b?c=d', 'https://a.example').searchParams.get('c') === 'd',
  Promise: () => typeof Promise.all([]).finally === 'function' && typeof Promise.resolve === 'function',
  JSON: () => JSON.stringify({ a: 'b' }) === '{"a":"b"}' && JSON.parse('{"a":["b"]}').a[0] === 'b',
  fetch: () => typeof fetch === 'function',
  setTimeout() {
    let isLater = true;
    const timer = setTimeout(() => {
      isLater = false;
    });
    clearTimeout(timer);
    return isLater;
  },
} as const;

type GlobalName = keyof typeof trials;

/** Without these nothing starts; without the others, some widgets work and some parts of others. */
const essential: readonly GlobalName[] = ['Map', 'Set', 'URL', 'Promise'];

function isReplaced(name: GlobalName): boolean {
  try {
    return !trials[name]();
  } catch {
    return true;
  }
}

/** Of both copies of this module that a page may have, only one reports a name. */
const reportedKey = Symbol.for('vitrine.replaced');

/** Logs once for each name that the page has replaced it. */
export function reportReplaced(names: readonly GlobalName[]): void {
  const reported: GlobalName[] = Reflect.get(globalThis, reportedKey) ?? [];
  const found = names.filter((name) => !reported.includes(name));
  if (found.length === 0) return;
  Reflect.set(globalThis, reportedKey, [...reported, ...found]);
  console.error(
    `vitrine: this page’s scripts replace ${found.join(', ')}, which the widgets need. Rename the page’s variable, or update the library that sets it.`,
  );
}

const replaced = (Object.keys(trials) as GlobalName[]).filter(isReplaced);
reportReplaced(replaced);

/** Whether widgets can start on this page. */
export const canStart: boolean = !essential.some((name) => replaced.includes(name));
