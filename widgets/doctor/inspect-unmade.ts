import { findMeantTag } from './judge-element.ts';
import { readTags } from './read-markup.ts';
import type { Finding } from './report.ts';

/** Whether an element that no one defines has a name like one of our tags: without the prefix, or with other signs. */
export const isMeant = ({ localName }: Element): boolean =>
  !customElements.get(localName) && findMeantTag(localName) !== undefined;

/** What no script can make a widget of, wherever it is in the page: `is="…"`, and what is in `<noscript>`. */
export function inspectUnmade(): readonly Finding[] {
  const builtIn = [...document.querySelectorAll('[is^="vitrine-"]')].map((element) => element.getAttribute('is') ?? '');
  const unread = [...document.querySelectorAll('noscript')]
    .flatMap(({ textContent }) => readTags(textContent ?? ''))
    .filter(({ name }) => name.startsWith('vitrine-'))
    .map(({ name }) => name);
  return [
    ...[...new Set(builtIn)].map((name): Finding => ({ key: 'builtIn', values: { name }, anchor: 'tags' })),
    ...[...new Set(unread)].map((tag): Finding => ({ key: 'inNoscript', values: { tag }, anchor: 'tags' })),
  ];
}
