import nodeResolve from '@rollup/plugin-node-resolve';
import { type Plugin, rollup } from 'rollup';
import ts from 'typescript';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { messages } from '../../widgets/build/messages.ts';
import { minify } from '../../widgets/build/minify.ts';
import { styles } from '../../widgets/build/styles.ts';

type Files = Map<string, string | Uint8Array>;

/** Removes types file by file: the whole project's compiler takes seconds to start, on a busy machine a minute. */
const removeTypes = (): Plugin => ({
  name: 'remove-types',
  transform(code, id) {
    if (!id.endsWith('.ts')) return null;
    const { ESNext } = ts.ModuleKind;
    const compilerOptions = { module: ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };
    return { code: ts.transpileModule(code, { compilerOptions, fileName: id }).outputText, map: null };
  },
});

/** Bundles a module with all its imports, minified as for visitors: file names and contents. */
export async function bundleModule(input: string, plugins: Plugin[] = []): Promise<Files> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [messages(), styles(), ...plugins, nodeResolve({ browser: true }), removeTypes(), minify()],
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
