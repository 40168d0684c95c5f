import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import { type Plugin, rollup } from 'rollup';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { compileTypes } from '../../widgets/build/compile-types.ts';
import { messages } from '../../widgets/build/messages.ts';
import { styles } from '../../widgets/build/styles.ts';

type Files = Map<string, string | Uint8Array>;

/** Bundles a module with all its imports, as visitors would get it: file names and contents. */
export async function bundleModule(input: string, plugins: Plugin[] = []): Promise<Files> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      messages(),
      styles(),
      ...plugins,
      nodeResolve({ browser: true }),
      compileTypes(),
      terser({ module: true, ecma: 2022, compress: { passes: 4, pure_getters: true, unsafe_arrows: true } }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    entryFileNames: '[name].js',
  });
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}

/** Bundles a module of the map and the base map, as visitors would get them. */
export async function bundleMap(input: string): Promise<Files> {
  return (await bundleModule(input)).set('canada-1.bin', makeBaseMap());
}
