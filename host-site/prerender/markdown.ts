import MarkdownIt from 'markdown-it';
import { formatSlug } from './slug.ts';

export interface Heading {
  id: string;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  /** The headings of the second level, for the contents list. */
  contents: Heading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A table wider than a phone scrolls in a box of its own; a box that scrolls must take the keyboard's focus.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.th_open = () => '<th scope="col">';

/** Renders a page's Markdown; every heading gets an id from its words, numbered when the words repeat. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  const contents: Heading[] = [];
  const taken = new Set<string>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const text = (tokens[index + 1]?.children ?? []).map((child) => child.content).join('');
    const id = findFreeId(formatSlug(text), taken);
    token.attrSet('id', id);
    if (token.tag === 'h2') contents.push({ id, text });
  }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), contents };
}

/** Renders a line without a paragraph around it. */
export function renderInline(source: string): string {
  return markdown.renderInline(source);
}

function findFreeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
