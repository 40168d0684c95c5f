import { argv } from 'node:process';
import { type RollupOptions, rollup } from 'rollup';
import { bundles, pageBundles } from './bundles.ts';

// Bundles everything into dist/, or with `--pages` only what renders and serves the site.

// The compiler warns about import extensions that Rollup resolves itself.
const onwarn: RollupOptions['onwarn'] = (warning, warn) => {
  if (!warning.message.includes('TS5096')) warn(warning);
};
const started = performance.now();
const wanted = argv.includes('--pages') ? pageBundles : bundles;
for (const { output, ...input } of wanted) {
  const bundle = await rollup({ ...input, onwarn });
  await bundle.write(output);
  await bundle.close();
}
console.log(`Wrote ${wanted.length} bundles in ${((performance.now() - started) / 1000).toFixed(1)} s`);
