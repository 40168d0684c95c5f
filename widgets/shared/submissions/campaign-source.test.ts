import { expect, it } from 'vitest';
import { formatSource } from './campaign-source.ts';

it('formatSource writes what is known as an ASCII header, without control characters', () => {
  const text = formatSource({ campaign: ' Rentrée\r\nX-Evil: 1 ', last_source: 'infolettre', first_term: '' });
  expect(text).toBe('campaign=Rentr%C3%A9e+X-Evil%3A+1&last_source=infolettre');
});

it('formatSource leaves out what would make the header longer than a proxy takes, the first visit first', () => {
  const long = '汉'.repeat(500);
  const text = formatSource({ campaign: 'spring', last_source: long, last_term: long, first_campaign: long });
  expect(text.length).toBeLessThanOrEqual(2000);
  const kept = new URLSearchParams(text);
  expect([...kept.keys()]).toEqual(['campaign', 'last_source']);
  expect(kept.get('last_source')).toHaveLength(120);
});
