import { readFileSync } from 'node:fs';
import { findRetailerFile } from '../../host-site/retailers/find-retailer.mjs';
import { tabulate } from '../shared/brand/tabulate-retailer.ts';

/**
 * Rollup and Vite plugin: writes the chosen retailer's tables as constants, so that a bundle keeps those that it uses and
 * needs neither the declaration nor RETAILER.
 */
export function retailerTables() {
  return {
    name: 'retailer-tables',
    enforce: 'pre' as const,
    load(this: { addWatchFile(file: string): void }, id: string) {
      if (!/\/widgets\/shared\/brand\/retailer\.ts$/.test(id.replaceAll('\\', '/'))) return null;
      const file = findRetailerFile();
      this.addWatchFile(file);
      return Object.entries(tabulate(JSON.parse(readFileSync(file, 'utf8'))))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
