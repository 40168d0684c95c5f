import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import type { Browser } from 'playwright';

/** What an editor or a server does to markup that someone else wrote, with its defaults. */
export interface Sanitizer {
  name: string;
  version: string;
  clean(html: string): Promise<string>;
}

/** `window.tinymce` and `window.CKEDITOR` of the editors' own files. */
interface Editors {
  tinymce: {
    init(options: object): Promise<{ setContent(html: string): void; getContent(): string }[]>;
  };
  CKEDITOR: Record<string, unknown> & {
    ClassicEditor: {
      create(place: Element, options: object): Promise<{ setData(html: string): void; getData(): string }>;
    };
  };
}

interface Processor {
  use(plugin: unknown, options?: object): Processor;
  process(html: string): Promise<unknown>;
}

/** Opens a page with an editor's script, and calls `work` in it with the markup. */
async function cleanInEditor(
  browser: Browser,
  origin: string,
  script: string,
  work: (html: string) => Promise<string>,
  html: string,
): Promise<string> {
  const page = await browser.newPage();
  try {
    await page.goto(`${origin}/editor?script=${encodeURIComponent(script)}`);
    return await page.evaluate(work, html);
  } finally {
    await page.close();
  }
}

async function cleanInTiny(html: string): Promise<string> {
  const { tinymce } = window as unknown as Editors;
  const [editor] = await tinymce.init({ selector: '#editor', license_key: 'gpl' });
  if (!editor) throw new Error('TinyMCE made no editor');
  editor.setContent(html);
  return editor.getContent();
}

/** The plugins of its «classic» build: what CKEditor’s own first example has. */
async function cleanInCk(html: string): Promise<string> {
  const { CKEDITOR } = window as unknown as Editors;
  const names = ['Essentials', 'Paragraph', 'Heading', 'Bold', 'Italic', 'Link', 'List', 'BlockQuote', 'Table'];
  const place = document.querySelector('#editor') as Element;
  const editor = await CKEDITOR.ClassicEditor.create(place, {
    licenseKey: 'GPL',
    plugins: names.map((name) => CKEDITOR[name]),
  });
  editor.setData(html);
  return editor.getData();
}

/** The sanitizers, and before them none, from packages installed in `folder`; `origin` serves the same packages to a browser. */
export async function openSanitizers(folder: string, origin: string, browser: Browser): Promise<Sanitizer[]> {
  const resolve = createRequire(join(folder, 'package.json')).resolve;
  const load = async (name: string) => (await import(pathToFileURL(resolve(name)).href)) as Record<string, unknown>;
  const readVersion = (name: string): string =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

  const purify = (await load('dompurify')).default as (window: unknown) => { sanitize(html: string): string };
  const { sanitize } = purify(new JSDOM('').window);
  const sanitizeHtml = (await load('sanitize-html')).default as (html: string) => string;
  const filterXss = (await load('xss')).default as { filterXSS(html: string): string };
  const rehype = ((await load('unified')).unified as () => Processor)()
    .use((await load('rehype-parse')).default, { fragment: true })
    .use((await load('rehype-sanitize')).default)
    .use((await load('rehype-stringify')).default);

  const list: [name: string, npm: string, clean: Sanitizer['clean']][] = [
    ['DOMPurify', 'dompurify', async (html) => sanitize(html)],
    ['sanitize-html', 'sanitize-html', async (html) => sanitizeHtml(html)],
    ['rehype-sanitize', 'rehype-sanitize', async (html) => String(await rehype.process(html))],
    ['js-xss', 'xss', async (html) => filterXss.filterXSS(html)],
    [
      'TinyMCE',
      'tinymce',
      (html) => cleanInEditor(browser, origin, '/packages/tinymce/tinymce.min.js', cleanInTiny, html),
    ],
    [
      'CKEditor 5',
      'ckeditor5',
      (html) => cleanInEditor(browser, origin, '/packages/ckeditor5/dist/browser/ckeditor5.umd.js', cleanInCk, html),
    ],
  ];
  // Shows that the browser can tell an embed that lives: every form does where nothing is removed.
  const untouched = { name: '', version: '', clean: async (html: string) => html };
  return [untouched, ...list.map(([name, npm, clean]) => ({ name, version: readVersion(npm), clean }))];
}
