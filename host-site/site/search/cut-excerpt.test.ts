import { describe, expect, it } from 'vitest';
import { cutExcerpt } from './cut-excerpt.ts';

const cut = (text: string, ...words: string[]) =>
  cutExcerpt(text, (word) => (words.includes(word.toLowerCase()) ? word.toLowerCase() : undefined));
const write = (text: string, ...words: string[]) =>
  cut(text, ...words)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');
const filler = 'one two three four five six seven eight nine ten. '.repeat(12);

describe('cutExcerpt', () => {
  it('marks the searched words and nothing else', () => {
    expect(write('A lamp, two lamps. Lamp-shade.', 'lamp')).toBe('A [lamp], two lamps. [Lamp]-shade.');
  });

  it('returns the passage with the most different searched words', () => {
    const text = `The lamp. ${filler}Here a lamp and a rug. ${filler}`;
    expect(write(text, 'lamp', 'rug')).toMatch(/^… .*Here a \[lamp\] and a \[rug\]\. .* …$/);
  });

  it('returns the beginning of a text without a searched word', () => {
    const excerpt = write(filler);
    expect(excerpt).toMatch(/^one two .* …$/);
    expect(excerpt.length).toBeLessThan(210);
  });

  it('starts and ends between words', () => {
    for (let shift = 0; shift < 12; shift += 1) {
      const excerpt = write(`${filler.slice(0, 300)}${'x'.repeat(shift)} rug ${filler}`, 'rug');
      expect(excerpt).toMatch(/^… (one|two|three|four|five|six|seven|eight|nine|ten)\b/);
      expect(excerpt).toMatch(/(one|two|three|four|five|six|seven|eight|nine|ten) …$/);
      expect(excerpt).toContain('[rug]');
    }
  });

  it('returns all of a short text, including its punctuation, and nothing for an empty text', () => {
    expect(write('12, rue Élie (Québec) H3C 0P4', 'élie')).toBe('12, rue [Élie] (Québec) H3C 0P4');
    expect(cut('')).toEqual([]);
  });
});
