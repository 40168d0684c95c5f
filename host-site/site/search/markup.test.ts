import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createMarkup, toHtml, toNode } from './markup.ts';

const hostile = `<img src=x onerror="alert('1')">&amp;`;
const tree = createMarkup('p', { title: hostile, class: 'a' }, 'One ', createMarkup('mark', {}, hostile), ' two');

describe('markup', () => {
  it('escapes text and attributes, and gives the same HTML as a string and as DOM nodes', () => {
    const { document } = new JSDOM(`<body>${toHtml(tree)}</body>`).window;
    const read = document.querySelector('p');
    const made = toNode(tree, document) as HTMLElement;
    for (const element of [read, made]) {
      expect(element?.getAttribute('title')).toBe(hostile);
      expect(element?.textContent).toBe(`One ${hostile} two`);
      expect(element?.querySelector('img')).toBeNull();
    }
    expect(made.outerHTML).toBe(read?.outerHTML);
  });
});
