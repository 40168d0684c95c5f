import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { readPictureFacts } from '../pictures/picture-facts.ts';
import { photograph } from '../pictures/sizes.ts';
import { readFinds } from '../sources/finds/read-finds.ts';
import { packFolder, writeServerRelease } from './server-release.ts';

// Writes dist/release/vitrine-<version>-<platform>, an archive of it, and the archive's digest. SOURCE_DATE_EPOCH is the
// time of the archived files in seconds; without it they are of 1970.
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = `dist/release/vitrine-${version}-${process.platform}-${process.arch}`;
writeServerRelease('.', folder);
await packFolder(folder, `${folder}.tar.gz`, Number(env.SOURCE_DATE_EPOCH ?? 0));
console.log(`Wrote ${folder}.tar.gz`);
const pictures = readPictureFacts('.');
const samples = readFinds('.').filter(({ picture }) => pictures[picture]?.scene !== photograph);
if (samples.length > 0) {
  console.warn(
    `${samples.length} finds are samples: no shopper took their pictures. The pages say so until photographs replace them.`,
  );
}
