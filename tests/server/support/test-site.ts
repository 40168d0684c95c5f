import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createFolder, writeFiles } from './temporary-folder.ts';

const page = (name: string) => `<!doctype html><title>${name}</title><p>${name} ${'text '.repeat(40)}</p>`;

const pageNames = ['en', 'en/contact', 'en/how', 'en/newsletter', 'en/404', 'en/error'];

/** A small built site with widgets, in a temporary folder. */
export function createSite(): { siteDir: string; widgetsDir: string; releasesDir: string; remove: () => void } {
  const folder = createFolder();
  const siteDir = join(folder.path, 'site');
  const widgetsDir = join(folder.path, 'widgets');
  const releasesDir = join(folder.path, 'releases');
  const names = pageNames.flatMap((name) => [name, name.replace(/^en/, 'fr')]);
  const contact = page('en/contact');
  const script = `export const value = 42; // ${'x'.repeat(300)}`;
  writeFiles(siteDir, {
    ...Object.fromEntries(names.map((name) => [`${name}.html`, page(name)])),
    'error.html': page('error'),
    'en/contact.html.br': brotliCompressSync(contact),
    'en/contact.html.gz': gzipSync(contact),
    'locale-guess.html':
      '<!doctype html><head><title>…</title></head><a href="__TARGET_EN__">English</a><a href="__TARGET_FR__">Français</a>' +
      '<noscript><meta http-equiv="refresh" content="0;url=__GUESS__"></noscript>',
    'assets/site-abcd1234.css': 'body{margin:0}',
    'assets/plain.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'speculation-rules.json': '{}',
    'robots.txt': 'User-agent: *\n',
    'stores/vitrine.json': '{}',
    'stores/vitrine/0.json': '[]',
    'stores/places-1.json': '[]',
    'stores/postal/h.json': '{}',
    'stores/canada-1.bin': 'map',
    'cards/lead-1234abcd90.png': 'picture',
    'en/stores/vitrine-halifax.html': page('en/stores/vitrine-halifax'),
    'fr/stores/vitrine-halifax.html': page('fr/stores/vitrine-halifax'),
  });
  writeFiles(widgetsDir, {
    'v1/vitrine.js': script,
    'v1/vitrine.js.br': brotliCompressSync(script),
    'v1/vitrine.js.map': '{"version":3}',
    'v1/chunks/form-abcd1234.js': script,
    'v1/chunks/abcd12/form.js': script,
    'v1/chunks/abcd1234/form.js': script,
    'v1/custom-elements.json': '{}',
    'v/1.1.0/vitrine.js': script,
    'v/1.1.0/vitrine.js.map': '{"version":3}',
    'v/1.1.0/chunks/abcd12/form.js': script,
    'server.js': 'export {};',
  });
  writeFiles(releasesDir, {
    'v/1.0.0/vitrine.js': script,
    'v/1.1.0/vitrine.js': 'older',
    'v1/chunks/form-earlier1.css': 'p { color: red; }',
    'v1/vitrine.js': 'older',
  });
  return { siteDir, widgetsDir, releasesDir, remove: folder.remove };
}
