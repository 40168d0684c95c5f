import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { argv, stdout } from 'node:process';
import { pathToFileURL } from 'node:url';
import { readAttributes } from '../../demo/elements/element-page.ts';
import { examples } from '../../demo/elements/examples.ts';
import type { RenderWidget } from '../../demo/elements/markup.ts';

// Writes each widget's prerendered markup, as embedders have pasted it, into a folder named after the release:
//   node tests/releases/keep-markup.ts [release [dist]]
// markup.spec.ts then holds every later script to it.

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const [release = version, dist = 'dist'] = argv.slice(2);
const { renderWidget, widgetTags } = (await import(pathToFileURL(resolve(dist, 'widgets/server.js')).href)) as {
  renderWidget: RenderWidget;
  widgetTags: readonly string[];
};
const folder = join('tests/releases', release);

mkdirSync(folder, { recursive: true });
for (const tag of widgetTags) {
  const name = tag.replace('vitrine-', '');
  for (const locale of ['en', 'fr'] as const) {
    const attributes = readAttributes(examples[name]?.[0]?.attributes ?? {}, locale, 'vitrine');
    const html = renderWidget(tag, attributes, { base: '/widgets/v1/', serviceOrigin: '' });
    writeFileSync(join(folder, `${name}.${locale}.html`), `${html}\n`);
  }
}
stdout.write(`wrote the markup of ${widgetTags.length} widgets in two languages into ${folder}\n`);
