import { describe, expect, it } from 'vitest';
import { cutExcerpt } from './cut-excerpt.ts';

const cut = (text: string, ...words: string[]) =>
  cutExcerpt(text, (word) => (words.includes(word.toLowerCase()) ? word.toLowerCase() : undefined));
const write = (text: string, ...words: string[]) =>
  cut(text, ...words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
const filler = 'one two three four five six seven eight nine ten. '.repeat(12);

describe('an excerpt', () => {
  it('marks the words that were looked for and nothing else', () => {
    expect(write('A lamp, two lamps. Lamp-shade.', 'lamp')).toBe('A [lamp], two lamps. [Lamp]-shade.');
  });

  it('is the passage with the most different words', () => {
    const text = `The lamp. ${filler}Here a lamp and a rug. ${filler}`;
    expect(write(text, 'lamp', 'rug')).toMatch(/^… .*Here a \[lamp\] and a \[rug\]\. .* …$/);
  });

  it('is the beginning where no word of the text was looked for', () => {
    const excerpt = write(filler);
    expect(excerpt).toMatch(/^one two .* …$/);
    expect(excerpt.length).toBeLessThan(210);
  });

  it('cuts between words', () => {
    for (let shift = 0; shift < 12; shift += 1) {
      const excerpt = write(`${filler.slice(0, 300)}${'x'.repeat(shift)} rug ${filler}`, 'rug');
      expect(excerpt).toMatch(/^… (one|two|three|four|five|six|seven|eight|nine|ten)\b/);
      expect(excerpt).toMatch(/(one|two|three|four|five|six|seven|eight|nine|ten) …$/);
      expect(excerpt).toContain('[rug]');
    }
  });

  it('is all of a short text, signs included, and nothing of an empty one', () => {
    expect(write('12, rue Élie (Québec) H3C 0P4', 'élie')).toBe('12, rue [Élie] (Québec) H3C 0P4');
    expect(cut('')).toEqual([]);
  });
});
