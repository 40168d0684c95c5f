import { describe, expect, it } from 'vitest';
import { renderInline, renderMarkdown } from './render-markdown.ts';

describe('pages in Markdown', () => {
  it('have anchors on all headings and a contents list of those of the second level', () => {
    const { html, contents } = renderMarkdown('## Où *chercher*\n\n### Ici\n\n## Après');
    expect(html).toContain('<h2 id="ou-chercher">Où <em>chercher</em></h2>');
    expect(html).toContain('<h3 id="ici">');
    expect(contents).toEqual([
      { id: 'ou-chercher', text: 'Où chercher' },
      { id: 'apres', text: 'Après' },
    ]);
  });

  it('come in parts that begin with headings of the second level, but not with those of an element', () => {
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

  it('keep the address of a heading whose words have changed', () => {
    const { html, contents } = renderMarkdown('## When it *fails* {#when-something-is-wrong}\n\n## Braces {here}');
    expect(html).toContain('<h2 id="when-something-is-wrong">When it <em>fails</em></h2>');
    expect(contents).toEqual([
      { id: 'when-something-is-wrong', text: 'When it fails' },
      { id: 'braces-here', text: 'Braces {here}' },
    ]);
  });

  it('number an anchor when the same words come again', () => {
    const { contents } = renderMarkdown('## Hours\n\n## Hours\n\n## Hours');
    expect(contents.map(({ id }) => id)).toEqual(['hours', 'hours-2', 'hours-3']);
  });

  it('scroll a wide table in a box that takes the keyboard', () => {
    const { html } = renderMarkdown('| a | b |\n| --- | --- |\n| 1 | 2 |');
    expect(html).toMatch(/^<div class="table" tabindex="0" role="group"><table>/);
    expect(html).toContain('<th scope="col">a</th>');
  });

  it('show markup as text rather than obey it', () => {
    expect(renderMarkdown('<img src=x onerror=alert(1)>').html).not.toContain('<img');
    expect(renderInline('<b>x</b>')).toBe('&lt;b&gt;x&lt;/b&gt;');
  });
});
