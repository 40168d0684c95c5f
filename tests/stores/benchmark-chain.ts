import { brotliCompressSync } from 'node:zlib';
import { generateChain } from '../../host-site/sources/stores/large-chain.fixture.ts';
import { buildBrandFeed } from '../../host-site/sources/stores/public-feed.ts';

/**
 * How the files of a chain grow with its stores: milliseconds, megabytes and bytes with Brotli.
 * `node --expose-gc tests/stores/benchmark-chain.ts`. With `--write 3000`, prints a feed of so many stores instead, for a
 * build of such a site. Asserts nothing, because machines differ.
 */
const counts = [45, 3000, 30_000];
const weigh = (file: unknown) => brotliCompressSync(JSON.stringify(file)).length;

function measure(count: number) {
  const stores = generateChain(count);
  globalThis.gc?.();
  const [memory, start] = [process.memoryUsage().heapUsed, performance.now()];
  const files = buildBrandFeed('vitrine', { stores, isSample: false, departmentNames: {}, now: Date.now() });
  const spent = performance.now() - start;
  const lookups = [...files].filter(([name]) => name.includes('/find-')).map(([, file]) => weigh(file));
  return {
    stores: count,
    'files ms': Math.round(spent),
    'heap MB': Math.round((process.memoryUsage().heapUsed - memory) / 2 ** 20),
    files: files.size,
    'first file B': weigh(files.get('vitrine.json')),
    'largest lookup B': Math.max(0, ...lookups),
  };
}

const at = process.argv.indexOf('--write');
if (at > 0) process.stdout.write(JSON.stringify(generateChain(Number(process.argv[at + 1]))));
else console.table(counts.map(measure));
