import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { type Plugin, rollup } from 'rollup';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { messages } from '../../widgets/build/messages.ts';
import { styles } from '../../widgets/build/styles.ts';

type Files = Map<string, string | Uint8Array>;

/** A module with all that it imports, as a visitor would get it: file names and contents. */
export async function bundleModule(input: string, plugins: Plugin[] = []): Promise<Files> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      messages(),
      styles(),
      ...plugins,
      nodeResolve({ browser: true }),
      typescript({ noCheck: true, noEmit: false }),
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

/** A module of the map with all that it imports, and the base map, as a visitor would get them. */
export async function bundleMap(input: string): Promise<Files> {
  return (await bundleModule(input)).set('canada-1.bin', makeBaseMap());
}
