import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPictureFiles } from '../../pictures/sizes.ts';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkPictures } from './check-pictures.ts';

const lamp = { scene: 'photograph', pixels: '0', width: 1200, height: 800, tone: '999', isTall: true };
let folder = '';
const check = () => {
  const path = join(folder, 'pictures.json');
  return checkPictures({ path, text: readFileSync(path, 'utf8') }).map((found) =>
    formatSourceProblem({ ...found, path: 'pictures.json' }),
  );
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'));
  writeFileSync(join(folder, 'pictures.json'), JSON.stringify({ lamp }, null, 2));
  for (const file of listPictureFiles('lamp', lamp)) writeFileSync(join(folder, file), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('the list of pictures may name those whose files are all beside it', () => {
  expect(check()).toEqual([]);
});

it.each(['lamp-480.webp', 'lamp-1200.avif', 'lamp-tall-720.avif'])(
  'the list of pictures is refused without the file %s of one, by name and line',
  (file) => {
    rmSync(join(folder, file));
    expect(check().join()).toMatch(`pictures.json:2: lamp: picture lamp has no file ${file}: `);
  },
);

it.each(['host-site/retailers/vitrine', 'tests/retailers/rivage'])(
  'all pictures of %s have their files',
  (retailer) => {
    const path = join(retailer, 'public/pictures/pictures.json');
    expect(checkPictures({ path, text: readFileSync(path, 'utf8') })).toEqual([]);
  },
);
