import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../escape-html.ts';
import { type Embed, parseEmbed, type RenderEmbed } from './embed-line.ts';
import { type Figure, parseFigure, type RenderFigure } from './figures.ts';
import { formatSlug } from './slug.ts';

/** A heading with the id that links to it. */
export interface Heading {
  id: string;
  text: string;
}

/** HTML of a Markdown text, and its headings. */
export interface RenderedMarkdown {
  html: string;
  /** The HTML in parts that each begin with a level-2 heading, except for text before the first. */
  parts: string[];
  /** The level-2 headings, for the table of contents. */
  contents: Heading[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

// A table wider than a phone scrolls in its own box, which must be focusable by keyboard. Its roles are written out:
// where it is laid out in blocks, on a phone, some browsers take it for a table no longer.
markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table role="table">';
markdown.renderer.rules.table_close = () => '</table></div>';
markdown.renderer.rules.thead_open = () => '<thead role="rowgroup">';
markdown.renderer.rules.tbody_open = () => '<tbody role="rowgroup">';
markdown.renderer.rules.tr_open = () => '<tr role="row">';
markdown.renderer.rules.th_open = () => '<th scope="col" role="columnheader">';
markdown.renderer.rules.td_open = () => '<td role="cell">';
// Code scrolls in the same way; the script adds the copy button to the box.
markdown.renderer.rules.fence = (tokens, index) => formatCode(tokens[index]?.content ?? '', tokens[index]?.info ?? '');

/** A code block; `language` is the short name of its language. */
export function formatCode(code: string, language: string): string {
  return `<div class="code"${language && ` data-language="${language}"`}><pre tabindex="0" role="group" aria-label="Code"><code class="language-${language}">${escapeHtml(code.trim())}</code></pre></div>\n`;
}

interface Context {
  renderEmbed: RenderEmbed;
  renderFigure: RenderFigure;
  /** Path of the file, and the line on which the text begins. */
  file: string;
  line: number;
}

/** Turns lines that `parse` recognizes into blocks, rendered with the markup from the page's context. */
function addLine<Parsed>(
  name: string,
  parse: (text: string) => Parsed | undefined,
  render: (context: Context, parsed: Parsed) => string,
): void {
  markdown.block.ruler.before(
    'paragraph',
    name,
    (state, start, _, isAsked) => {
      const parsed = parse(
        state.src.slice((state.bMarks[start] ?? 0) + (state.tShift[start] ?? 0), state.eMarks[start]),
      );
      if (!parsed || isAsked) return parsed !== undefined;
      Object.assign(state.push(name, '', 0), { meta: parsed, map: [start, start + 1] });
      state.line = start + 1;
      return true;
    },
    { alt: ['paragraph', 'list'] },
  );
  markdown.renderer.rules[name] = (tokens, index, _, env) => {
    const context = (env?.context ?? nowhere) as Context;
    const token = tokens[index];
    try {
      return render(context, token?.meta as Parsed);
    } catch (cause) {
      throw new Error(`${context.file}:${context.line + (token?.map?.[0] ?? 0)}: ${(cause as Error).message}`);
    }
  };
}

addLine<Embed>('embed', parseEmbed, ({ renderEmbed }, embed) => renderEmbed(embed));
addLine<Figure>('figure', parseFigure, ({ renderFigure }, figure) => renderFigure(figure));

const nowhere: Context = {
  file: 'Markdown',
  line: 1,
  renderEmbed: ({ name }) => {
    throw new Error(`::: ${name} has no place here`);
  },
  renderFigure: ({ name }) => {
    throw new Error(`picture:${name} has no place here`);
  },
};

/** Address that a heading keeps when its text changes: `## Troubleshooting {#when-something-is-wrong}`. */
const keptId = / \{#([a-z\d-]+)\}$/;

function takeKeptId(inline: ReturnType<typeof markdown.parse>[number] | undefined): string | undefined {
  const last = inline?.children?.at(-1);
  const [suffix = '', id] = keptId.exec(last?.content ?? '') ?? [];
  if (last && id) last.content = last.content.slice(0, -suffix.length);
  return id;
}

/**
 * Renders Markdown; every heading gets an id from its text, with a number when the text repeats, or the id that follows
 * it as `{#id}`.
 */
export function renderMarkdown(source: string, context = nowhere): RenderedMarkdown {
  const tokens = markdown.parse(source, {});
  const contents: Heading[] = [];
  const taken = new Set<string>();
  const starts = [0];
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const inline = tokens[index + 1];
    const kept = takeKeptId(inline);
    const text = (inline?.children ?? []).map((child) => child.content).join('');
    const id = findFreeId(kept ?? formatSlug(text), taken);
    token.attrSet('id', id);
    if (token.tag !== 'h2') continue;
    contents.push({ id, text });
    if (index > 0 && token.level === 0) starts.push(index);
  }
  const parts = starts.map((start, at) =>
    markdown.renderer.render(tokens.slice(start, starts[at + 1]), markdown.options, { context }),
  );
  return { html: parts.join(''), parts, contents };
}

/** Renders one line without a paragraph around it. */
export function renderInline(source: string): string {
  return markdown.renderInline(source);
}

function findFreeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
