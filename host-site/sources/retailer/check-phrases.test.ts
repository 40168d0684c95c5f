import { expect, it } from 'vitest';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkPhrases } from './check-phrases.ts';

const paths = ['faq', 'articles/deck-repair'];
const check = (content: object) =>
  checkPhrases({ path: 'search-phrases-english.json', text: JSON.stringify(content, null, 2) }, paths).map(
    formatSourceProblem,
  );

it('phrases of the search may be of any page, by the last part of its path, and of the sites it leads to', () => {
  expect(check({ faq: 'question', 'deck-repair': 'deck|patio', careers: 'job', 'title of careers': 'Jobs' })).toEqual(
    [],
  );
});

it('phrases of the search are refused for a page that is not there, by line and with the nearest one', () => {
  expect(check({ faq: 'question', 'dekc-repair': 'deck' })).toEqual([
    'search-phrases-english.json:3: dekc-repair: no page that the search finds ends its path with this; did you mean deck-repair?',
  ]);
});

it.each([{ faq: ['question'] }, { faq: ' ' }])('phrases of the search are refused when they are no text: %j', (all) => {
  expect(check(all)).toEqual([
    'search-phrases-english.json:2: faq: must be phrases separated by |, such as job|work here',
  ]);
});

it('phrases of the search are refused in a file with a list', () => {
  expect(check([])).toEqual(['search-phrases-english.json:1: must be an object with names and values']);
});
