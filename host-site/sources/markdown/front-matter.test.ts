import { describe, expect, it } from 'vitest';
import { formatField, readFrontMatter } from './front-matter.ts';

describe('readFrontMatter', () => {
  it('returns fields as text, with colons kept and outer quotation marks removed, and the rest as body', () => {
    expect(readFrontMatter('---\ntitle: Retours : mode d’emploi\nlead: "Simple."\n---\n\n## Un\n')).toEqual({
      fields: { title: 'Retours : mode d’emploi', lead: 'Simple.' },
      body: '\n## Un\n',
    });
  });

  it.each([
    '"Hygge" isn’t "cold"',
    "'tis the season, said the readers'",
    '"Simple."',
    '""',
    '"',
    '"One word" only',
    '  one\n two\u2028three\r\n',
    'Retours : mode d’emploi',
  ])('returns %j as formatField wrote it, on one line', (text) => {
    const { fields } = readFrontMatter(`---\n${formatField('lead', text)}\n---\n`);
    expect(fields).toEqual({ lead: text.trim().replace(/\s*[\n\r\u2028]\s*/g, ' ') });
  });

  it('throws for missing front matter and for a line that is not a key-value pair', () => {
    expect(() => readFrontMatter('## Un')).toThrow('no front matter');
    expect(() => readFrontMatter('---\ntitle\n---\n')).toThrow('title');
  });
});
