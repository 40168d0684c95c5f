import { describe, expect, it } from 'vitest';
import { formatMarkdownPage, toPlainMarkdown } from './plain-markdown.ts';

const origin = 'https://shop.example';

describe('a guide as plain Markdown', () => {
  it('has headings without the addresses that they keep', () => {
    expect(toPlainMarkdown('## Quick start {#three-lines}\n\n### Tags {#tags}', origin)).toBe(
      '## Quick start\n\n### Tags',
    );
  });

  it('links to the Markdown of other guides, and to all else of the site, with the site’s origin', () => {
    const source =
      '[a](/en/widgets), [b](/fr/widgets/embedding#sandbox), [c](/stores/list.csv), [d](https://other.example/)';
    expect(toPlainMarkdown(source, origin)).toBe(
      `[a](${origin}/en/widgets.md), [b](${origin}/fr/widgets/embedding.md#sandbox), [c](${origin}/stores/list.csv), [d](https://other.example/)`,
    );
  });

  it('leaves code as it is, in lines and in blocks', () => {
    const source = '```md\n## Quick start {#three-lines}\n[a](/en/widgets)\n```\n\nWrite `[a](/en/widgets)`.';
    expect(toPlainMarkdown(source, origin)).toBe(source);
  });

  it('begins with its title and its lead', () => {
    expect(formatMarkdownPage({ title: 'T', lead: 'L.', body: '\nText\n\n' }, origin)).toBe('# T\n\n> L.\n\nText\n');
  });
});
