import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRetailerFolder, sampleFolder } from '../../host-site/retailers/find-retailer.mjs';
import { catalogue } from '../catalogue.ts';
import { describeCustomElements } from './custom-elements.ts';
import { describeForJetBrains, describeForVsCode } from './editor-data.ts';
import { formatReadme } from './readme.ts';
import { describeReserve, formatReserveSheet } from './reserve-sheet.ts';
import { declareReactTags, declareTypes } from './type-declarations.ts';

// Runs after the bundler: writes the files derived from the contracts into dist/widgets, and the style sheet of each
// prerendered root. READMEs are committed: `--readmes` writes them; otherwise one that differs fails the build.
const folder = 'dist/widgets';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

if (process.argv.includes('--readmes')) {
  for (const entry of catalogue) writeFileSync(`widgets/elements/${entry.name}/README.md`, formatReadme(entry));
} else {
  // The committed ones name the sample's brands.
  const isSample = findRetailerFolder() === sampleFolder;
  const stale = catalogue.filter(
    (entry) => isSample && readFileSync(`widgets/elements/${entry.name}/README.md`, 'utf8') !== formatReadme(entry),
  );
  if (stale.length > 0) {
    console.error(
      `README differs from its contract, run npm run describe: ${stale.map(({ name }) => name).join(', ')}`,
    );
    process.exit(1);
  }
  const write = (file: string, content: object | string) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  write('v1/custom-elements.json', describeCustomElements(catalogue, 'en'));
  write('v1/custom-elements.fr.json', describeCustomElements(catalogue, 'fr'));
  write('v1/vscode.html-custom-data.json', describeForVsCode(catalogue));
  write('v1/web-types.json', describeForJetBrains(catalogue, version));
  write('v1/vitrine.d.ts', declareTypes(catalogue));
  write('v1/vitrine.react.d.ts', declareReactTags(catalogue));
  write('v1/reserve.css', formatReserveSheet());
  write('v1/reserve.json', describeReserve());

  const built: string = join(process.cwd(), folder, 'server.js');
  const { readWidgetStyles, widgetTags } = (await import(built)) as typeof import('../server.ts');
  for (const tag of widgetTags) {
    const { file, text } = readWidgetStyles(tag);
    write(`v1/${file}`, text);
  }
}
