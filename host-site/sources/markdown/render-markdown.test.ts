import { describe, expect, it } from 'vitest';
import { renderInline, renderMarkdown } from './render-markdown.ts';

describe('renderMarkdown', () => {
  it('gives every heading an id and lists the level-2 headings as contents', () => {
    const { html, contents } = renderMarkdown('## Où *chercher*\n\n### Ici\n\n## Après');
    expect(html).toContain('<h2 id="ou-chercher">Où <em>chercher</em></h2>');
    expect(html).toContain('<h3 id="ici">');
    expect(contents).toEqual([
      { id: 'ou-chercher', text: 'Où chercher' },
      { id: 'apres', text: 'Après' },
    ]);
  });

  it('splits the HTML into parts at level-2 headings, except those of an embed', () => {
    const renderEmbed = () => '<div><h2 id="un">Un</h2></div>';
    const { parts, html } = renderMarkdown('Avant\n\n## Un\n\n::: x\n\n### Deux\n\n## Trois', {
      renderEmbed,
      renderFigure: () => '',
      file: '',
      line: 1,
    });
    expect(parts).toHaveLength(3);
    expect(parts[1]).toMatch(/^<h2 id="un">[\s\S]*<div><h2[\s\S]*<h3/);
    expect(parts.join('')).toBe(html);
    expect(renderMarkdown('## Un').parts).toHaveLength(1);
  });

  it('says the language of a code block that names one', () => {
    const { html } = renderMarkdown('```css\na{}\n```\n\n```\nb\n```');
    expect(html).toMatch(/^<div class="code" data-language="css"><pre[^>]*><code class="language-css">a\{\}/);
    expect(html).toContain('\n<div class="code"><pre');
  });

  it('uses an explicit {#id} as the id of a heading', () => {
    const { html, contents } = renderMarkdown('## When it *fails* {#when-something-is-wrong}\n\n## Braces {here}');
    expect(html).toContain('<h2 id="when-something-is-wrong">When it <em>fails</em></h2>');
    expect(contents).toEqual([
      { id: 'when-something-is-wrong', text: 'When it fails' },
      { id: 'braces-here', text: 'Braces {here}' },
    ]);
  });

  it('numbers the ids of headings with the same text', () => {
    const { contents } = renderMarkdown('## Hours\n\n## Hours\n\n## Hours');
    expect(contents.map(({ id }) => id)).toEqual(['hours', 'hours-2', 'hours-3']);
  });

  it('wraps a table in a focusable group, gives its header cells a scope, and all of it the roles of a table', () => {
    const { html } = renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0" role="group"><table role="table">/);
    expect(html).toContain('<th scope="col" role="columnheader">a</th>');
    const roles = [...html.matchAll(/<(table|thead|tbody|tr|th|td)\b(?=[^>]* role=)/g)];
    expect(roles).toHaveLength([...html.matchAll(/<(table|thead|tbody|tr|th|td)\b/g)].length);
  });

  it('escapes HTML in blocks and in inline text', () => {
    expect(renderMarkdown('<img src=x onerror=alert(1)>').html).not.toContain('<img');
    expect(renderInline('<b>x</b>')).toBe('&lt;b&gt;x&lt;/b&gt;');
  });
});
