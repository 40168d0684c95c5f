/** A guide's page for readers of Markdown: its title, its lead and everything below. */
export interface MarkdownPage {
  title: string;
  lead: string;
  /** Markdown with the guides' own syntax: addresses of headings, and links within the site. */
  body: string;
}

const code = /(^```[\s\S]*?^```$|`[^`\n]*`)/m;
const keptId = /^(#{2,6} .*?) \{#[a-z\d-]+\}$/gm;
const link = /\]\((\/[^)\s]*)\)/g;
const guide = /^(\/(?:en|fr)\/widgets(?:\/[\w-]+)?)(#.*)?$/;

/** Absolute address of a link within the site; a link to a guide leads to the guide's Markdown. */
const toAddress = (path: string, origin: string): string => origin + path.replace(guide, '$1.md$2');

/**
 * Markdown as any other reader knows it: headings without the addresses that they keep, and links with the site's `origin`,
 * which has no trailing slash. Code stays as it is.
 */
export function toPlainMarkdown(source: string, origin: string): string {
  return source
    .split(code)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replace(keptId, '$1').replace(link, (_, path: string) => `](${toAddress(path, origin)})`),
    )
    .join('');
}

/** A page as a Markdown document, with the `origin` of its links. */
export function formatMarkdownPage({ title, lead, body }: MarkdownPage, origin: string): string {
  return `# ${title}\n\n> ${lead}\n\n${toPlainMarkdown(body, origin).trim()}\n`;
}
