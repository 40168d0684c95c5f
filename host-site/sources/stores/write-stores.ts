import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeBaseMap } from '../../../widgets/build/base-map/make-base-map.ts';
import { brandKeys } from '../../../widgets/shared/brand/brands.ts';
import { readBuildTime } from '../build-time.ts';
import { storeFolder } from './find-feed.ts';
import { gatherStores } from './gather-stores.ts';
import { buildGazetteer } from './gazetteer/build-gazetteer.ts';
import { buildTemplates } from './import/template/build-templates.ts';
import { buildBrandFeed } from './public-feed.ts';

// Build step that writes dist/site/stores/: the brands' feeds, the gazetteer, the base map and the templates of a list of
// stores, which the guide offers.

const folder = 'dist/site/stores';
const readText = (path: string) => readFileSync(path, 'utf8');

function write(name: string, content: string | Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

// First, so that a feed that is refused leaves the last files.
const source = gatherStores(readBuildTime());
rmSync(folder, { recursive: true, force: true });
const feeds = brandKeys.flatMap((brand) => [...buildBrandFeed(brand, source)]);
for (const [name, content] of [...feeds, ...buildGazetteer()]) write(name, JSON.stringify(content));
// Version of the file format: maps that read another version request another name.
write('canada-1.bin', makeBaseMap());
for (const [name, content] of await buildTemplates()) write(name, content);
write('NOTICE.txt', ['NOTICE', 'node_modules/zipcodes/LICENSE'].map(readText).join('\n'));
const { length } = source.stores;
if (source.isSample)
  console.warn(
    `No store feed in ${storeFolder}: the site shows ${length} INVENTED stores. Put feed.csv or feed.json there.`,
  );
process.stdout.write(`Wrote ${length} stores, the gazetteer and the base map into ${folder}\n`);
