import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteFiles } from './assets.ts';
import { buildStyles } from './styles.ts';

/** Writes the scripts and style sheets of the playground and of its preview, which the server links by these names. */
export function writePlaygroundFiles(root: string, files: SiteFiles, fontCss: string): void {
  for (const name of ['playground', 'preview']) {
    const sheet = join(root, 'host-site/playground/styles', `${name}.css`);
    files.write(`playground/${name}.css`, buildStyles(sheet, fontCss));
  }
  for (const name of ['playground', 'preview', 'check-page'])
    files.write(`playground/${name}.js`, readFileSync(join(root, 'dist/client/playground', `${name}.js`)));
}
