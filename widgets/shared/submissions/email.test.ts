import { expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

it.each<[string, string | undefined]>([
  ['\u200bana@example.ca', 'ana@example.ca'],
  ['ana@example.ca\u200e', 'ana@example.ca'],
  ['\u202aana@example.ca\u202c', 'ana@example.ca'],
  ['an\u00ada@example.ca', 'ana@example.ca'],
  ['mailto:ana@example.ca', 'ana@example.ca'],
  ['ana\uff20example.ca', 'ana@example.ca'],
  ['ana@example.ca.', 'ana@example.ca'],
  ['<ana@example.ca>', 'ana@example.ca'],
  ['Ana Lee <ana@example.ca>', 'ana@example.ca'],
  ['mailto:ana%2Bhome@example.ca', 'ana+home@example.ca'],
  ['mailto://ana@example.ca', 'ana@example.ca'],
  ['“ana@example.ca”', 'ana@example.ca'],
  ["'ana@example.ca'", 'ana@example.ca'],
  ['(ana@example.ca)', 'ana@example.ca'],
  ['ana@example.ca\u00a0»', 'ana@example.ca'],
  ['ana@example.ca!', 'ana@example.ca'],
  // Another person’s address, or one of several.
  ['ana²@example.ca', undefined],
  ['ªna@example.ca', undefined],
  ['Ana <ana@example.ca>, Bob <bob@example.ca>', undefined],
  ['<ana@example.ca> <bob@example.ca>', undefined],
  ['ana@example,ca', undefined],
  ['ana@@example.ca', undefined],
  ['  ana@example.ca\n', 'ana@example.ca'],
  ['\ufeffana@example.ca', 'ana@example.ca'],
  ['ana@example\uff0eca', 'ana@example.ca'],
  ['ana@example\u3002ca', 'ana@example.ca'],
  ['\uff41na@example.ca', 'ana@example.ca'],
  ['MAILTO:ana@example.ca?subject=Hi&body=x', 'ana@example.ca'],
  ['"Lee, Ana" <mailto:ana@example.ca>', 'ana@example.ca'],
  // One address twice: a contact without a name, and what Outlook, Slack and notes make of a link.
  ['"Ana@example.ca" <ana@example.ca>', 'Ana@example.ca'],
  ['ana@example.ca<mailto:ana@example.ca>', 'ana@example.ca'],
  ['ana@example.ca [mailto:ana@example.ca]', 'ana@example.ca'],
  ['[ana@example.ca](mailto:ana@example.ca)', 'ana@example.ca'],
  [`"'ana@example.ca'" <'ana@example.ca'>`, 'ana@example.ca'],
  [`o'neil@example.ca <o'neil@example.ca>`, `o'neil@example.ca`],
  [`o'neil@example.ca <neil@example.ca>`, undefined],
  ['Ana <ana@example.ca>;', 'ana@example.ca'],
  ['ana@example.ca,', 'ana@example.ca'],
  ['ana@example.ca\u2060\u00a0', 'ana@example.ca'],
  ['ana lee@example.ca', undefined],
  ['ana@example', undefined],
  ['<ana@example.ca', undefined],
  ['<>', undefined],
])('V-02 %j, as typed or pasted, is kept as %s', (typed, kept) => {
  const cleaned = normalizeEmail(typed);
  expect(isEmail(cleaned) ? cleaned : undefined).toBe(kept);
  expect(normalizeEmail(cleaned)).toBe(cleaned);
});

it('V-02 an endless value is refused at once', () => {
  for (const piece of ['.', '<', '\u00a0', '<>', 'mailto:', '\u200b']) {
    expect(isEmail(normalizeEmail(`${piece.repeat(100_000)}a`))).toBe(false);
  }
});
