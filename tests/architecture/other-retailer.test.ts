import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: string | object) =>
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));

it('the types of the widgets and the host site hold for a retailer with one brand and no siblings', {
  tags: ['full'],
}, () => {
  const sample = JSON.parse(readFileSync('host-site/retailers/vitrine/retailer.json', 'utf8'));
  write('retailer.json', { ...sample, key: 'alma', brands: { alma: sample.brands.vitrine } });
  write(
    'retailer.ts',
    "import type alma from './retailer.json';\nexport type Retailer = typeof alma;\nexport declare const retailer: Retailer;\n",
  );
  // Does not compile if the brands are still the sample's.
  const brands = resolve('widgets/shared/brand/brands.ts');
  write(
    'brand.ts',
    `import type { BrandKey } from '${brands}';\nexport const brand: 'alma' = {} as unknown as BrandKey;\n`,
  );
  write('tsconfig.json', {
    extends: resolve('tsconfig.json'),
    compilerOptions: {
      typeRoots: [resolve('node_modules/@types')],
      paths: { '#retailer': [join(folder, 'retailer.ts')] },
    },
    include: [folder, resolve('widgets'), resolve('host-site')],
    exclude: [
      ...['test.ts', 'test.tsx', 'fixture.ts'].map((end) => resolve(`**/*.${end}`)),
      resolve('host-site/retailers'),
    ],
  });
  const tsc = [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '-p', folder];
  const { stdout } = spawnSync(process.execPath, tsc, { encoding: 'utf8' });
  expect(stdout).toBe('');
});
