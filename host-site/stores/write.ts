import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { brandKeys } from '../../widgets/shared/brand/brands.ts';
import { readBuildTime } from '../build-time.ts';
import { gatherStores } from './gather-stores.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';
import { buildBrandFeed } from './public-feed.ts';

// Build step that writes dist/site/stores/: the brands' feeds, the gazetteer and the base map.

const folder = 'dist/site/stores';
const readText = (path: string) => readFileSync(path, 'utf8');

function write(name: string, content: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

rmSync(folder, { recursive: true, force: true });
const source = gatherStores(readBuildTime());
const feeds = brandKeys.flatMap((brand) => [...buildBrandFeed(brand, source)]);
for (const [name, content] of [...feeds, ...buildGazetteer()]) write(name, JSON.stringify(content));
// Version of the file format: maps that read another version request another name.
write('canada-1.bin', makeBaseMap());
write('NOTICE.txt', ['NOTICE', 'node_modules/zipcodes/LICENSE'].map(readText).join('\n'));
const kind = source.isSample ? 'invented stores' : 'stores';
process.stdout.write(`Wrote ${source.stores.length} ${kind}, the gazetteer and the base map into ${folder}\n`);
