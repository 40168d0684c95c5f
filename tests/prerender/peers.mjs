// @ts-check
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const locales = ['en', 'fr'];

/** @typedef {{ locale: string, name: string, title: string, body: string }} Page */

/**
 * As many pages as asked for, half of them in each language, of the site's own Markdown: each text as often as needed.
 * @param {string} content folder of the texts
 * @param {number} count
 * @returns {Page[]}
 */
export function listPages(content, count) {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).sort();
  return locales.flatMap((locale) => {
    const texts = files
      .filter((file) => file.endsWith(`.${locale}.md`) || file.endsWith(`/${locale}.md`))
      .map((file) => readFileSync(join(content, file), 'utf8'));
    if (texts.length === 0) throw new Error(`${content} has no Markdown in ${locale}`);
    return Array.from({ length: count / locales.length }, (_, at) => {
      const text = texts[at % texts.length] ?? '';
      const [, front = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
      const [, title = 'Page'] = /^title: (.*)$/m.exec(front) ?? [];
      return { locale, name: `page-${at}`, title, body };
    });
  });
}

/**
 * A header, the text and a footer, with the places for title, language and text that a generator fills.
 * @param {{ locale: string, title: string, content: string }} places
 */
const formatLayout = ({ locale, title, content }) => `<!doctype html>
<html lang="${locale}">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="stylesheet" href="/site.css"></head>
  <body>
    <header><nav>${['', 'articles', 'storelocator', 'contact'].map((path) => `<a href="/${path}">${path}</a>`).join(' ')}</nav></header>
    <main><h1>${title}</h1>${content}</main>
    <footer><p>${title}</p></footer>
  </body>
</html>
`;

/**
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {string} folder
 * @param {readonly Page[]} pages
 * @param {string} layout as the front matter names it
 */
function writePages(folder, pages, layout) {
  for (const { locale, name, title, body } of pages) {
    const front = [`title: ${JSON.stringify(title)}`, `locale: ${locale}`, `layout: ${layout}`].join('\n');
    write(join(folder, locale, `${name}.md`), `---\n${front}\n---\n${body}`);
  }
}

/**
 * A generator of sites: writes its project into a folder, and says which script builds it there, and into which folder.
 * @typedef {object} Peer
 * @property {string} name
 * @property {(folder: string, pages: readonly Page[]) => void} writeProject
 * @property {string[]} command script below node_modules, and its arguments
 * @property {string} output
 */

/**
 * The generators that our prerendering is compared with.
 * @type {readonly Peer[]}
 */
export const peers = [
  {
    name: 'Astro',
    writeProject(folder, pages) {
      const [locale, title] = ['{frontmatter.locale}', '{frontmatter.title}'];
      const layout = formatLayout({ locale, title, content: '<slot />' }).replace(`"${locale}"`, locale);
      write(join(folder, 'src/layouts/page.astro'), `---\nconst { frontmatter } = Astro.props;\n---\n${layout}`);
      // Our pages colour no code either.
      write(join(folder, 'astro.config.mjs'), 'export default { markdown: { syntaxHighlight: false } };\n');
      writePages(join(folder, 'src/pages'), pages, '../../layouts/page.astro');
    },
    command: ['astro/bin/astro.mjs', 'build'],
    output: 'dist',
  },
  {
    name: 'Eleventy',
    writeProject(folder, pages) {
      const layout = formatLayout({ locale: '{{ locale }}', title: '{{ title }}', content: '{{ content | safe }}' });
      write(join(folder, 'src/_includes/page.njk'), layout);
      write(
        join(folder, 'eleventy.config.mjs'),
        "export default () => ({ dir: { input: 'src', output: 'dist' }, markdownTemplateEngine: false });\n",
      );
      writePages(join(folder, 'src'), pages, 'page.njk');
    },
    command: ['@11ty/eleventy/cmd.cjs', '--quiet'],
    output: 'dist',
  },
];
