import { join } from 'node:path';
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

/**
 * Throws when another bundle of its stage has written a file of the same name with other code: which one stays would be
 * chance. Messages that import nothing may follow those of an earlier stage.
 */
async function write({ output, ...input }: Bundle, written: Map<string, string>): Promise<void> {
  const bundle = await rollup({ ...input, onwarn });
  const files = await bundle.write(output);
  await bundle.close();
  for (const file of files.output) {
    if (file.type !== 'chunk') continue;
    const path = output.dir ? join(output.dir, file.fileName) : (output.file ?? file.fileName);
    if ((written.get(path) ?? file.code) !== file.code)
      throw new Error(`Two bundles write ${path} with different code`);
    written.set(path, file.code);
  }
}

for (const stage of wanted) {
  const waiting = [...stage];
  const written = new Map<string, string>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await write(next, written);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
console.log(`Wrote ${wanted.flat().length} bundles in ${((performance.now() - started) / 1000).toFixed(1)} s`);
