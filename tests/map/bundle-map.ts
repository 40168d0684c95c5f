import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { baseMap } from '../../widgets/build/base-map.ts';
import { messages } from '../../widgets/build/messages.ts';
import { styles } from '../../widgets/build/styles.ts';

/** A module of the map with all that it imports, as a visitor would get it: file names and contents. */
export async function bundleMap(input: string): Promise<Map<string, string | Uint8Array>> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      baseMap(),
      messages(),
      styles(),
      nodeResolve({ browser: true }),
      typescript({ noCheck: true, noEmit: false }),
      terser({ module: true, ecma: 2022, compress: { passes: 4, pure_getters: true, unsafe_arrows: true } }),
    ],
  });
  const { output } = await bundle.generate({
    format: 'es',
    inlineDynamicImports: true,
    entryFileNames: '[name].js',
    assetFileNames: '[name]-[hash:8][extname]',
  });
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
}
