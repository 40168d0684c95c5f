import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

describe('front matter', () => {
  it('gives fields as text, colons and quotation marks included, and the rest as the body', () => {
    expect(readFrontMatter('---\ntitle: Retours : mode d’emploi\nlead: "Simple."\n---\n\n## Un\n')).toEqual({
      fields: { title: 'Retours : mode d’emploi', lead: 'Simple.' },
      body: '\n## Un\n',
    });
  });

  it('is demanded, and every line of it must be a pair', () => {
    expect(() => readFrontMatter('## Un')).toThrow('no front matter');
    expect(() => readFrontMatter('---\ntitle\n---\n')).toThrow('title');
  });
});
