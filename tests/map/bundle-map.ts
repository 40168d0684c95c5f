import nodeResolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { messages } from '../../widgets/build/messages.ts';
import { minify } from '../../widgets/build/minify.ts';
import { retailerTables } from '../../widgets/build/retailer-tables.ts';
import { styles } from '../../widgets/build/styles.ts';
import { removeTypes } from '../support/remove-types.ts';

type Files = Map<string, string | Uint8Array>;

/** Bundles a module with all its imports, minified as for visitors: file names and contents. */
export async function bundleModule(input: string, plugins: Plugin[] = []): Promise<Files> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      retailerTables(),
      messages(),
      styles(),
      ...plugins,
      nodeResolve({ browser: true }),
      removeTypes(),
      minify(),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    entryFileNames: '[name].js',
  });
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** Bundles a module of the map and the base map. */
export async function bundleMap(input: string): Promise<Files> {
  return (await bundleModule(input)).set('canada-1.bin', makeBaseMap());
}
