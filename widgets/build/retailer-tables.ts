import { readFileSync } from 'node:fs';
import { findRetailerFile } from '../../host-site/retailers/find-retailer.mjs';
import { tabulateContent } from '../../host-site/retailers/tabulate-content.ts';
import { tabulate } from '../shared/brand/tabulate-retailer.ts';

/** The tables of a module, by the end of its path. */
const modules: Readonly<Record<string, () => object>> = {
  '/widgets/shared/brand/retailer.ts': () => tabulate(JSON.parse(readFileSync(findRetailerFile(), 'utf8'))),
  '/host-site/retailers/retailer-content.ts': () => tabulateContent(),
};

/**
 * Rollup and Vite plugin: writes the chosen retailer's tables as constants, so that a bundle keeps those that it uses and
 * needs neither the declaration nor RETAILER.
 */
export function retailerTables() {
  return {
    name: 'retailer-tables',
    enforce: 'pre' as const,
    load(this: { addWatchFile(file: string): void }, id: string) {
      const path = id.replaceAll('\\', '/');
      const found = Object.keys(modules).find((end) => path.endsWith(end));
      if (!found) return null;
      this.addWatchFile(findRetailerFile());
      return Object.entries(modules[found]?.() ?? {})
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
