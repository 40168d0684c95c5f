import { argv } from 'node:process';
import { type RollupOptions, rollup } from 'rollup';
import type { Bundle } from './bundle-options.ts';
import { pageBundles, stages } from './bundles.ts';

// Bundles everything into dist/, or with `--pages` only what renders and serves the site.

// The compiler warns about import extensions that Rollup resolves itself.
const onwarn: RollupOptions['onwarn'] = (warning, warn) => {
  if (!warning.message.includes('TS5096')) warn(warning);
};
const started = performance.now();
const wanted = argv.includes('--pages') ? [pageBundles] : stages;
// Minifying runs in threads of its own: while it does, the main thread bundles another.
const concurrency = 3;

async function write({ output, ...input }: Bundle): Promise<void> {
  const bundle = await rollup({ ...input, onwarn });
  await bundle.write(output);
  await bundle.close();
}

for (const stage of wanted) {
  const waiting = [...stage];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await write(next);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
console.log(`Wrote ${wanted.flat().length} bundles in ${((performance.now() - started) / 1000).toFixed(1)} s`);
