import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { type Plugin, type PluginContext, rollup } from 'rollup';
import { messages } from '../../widgets/build/messages.ts';
import { preact } from '../../widgets/build/preact.ts';
import { slimR2wc } from '../../widgets/build/slim-r2wc.ts';
import { styles } from '../../widgets/build/styles.ts';

/** `preact` is what visitors get, `light` where it suffices; on `compat` and `react` the kit runs in applications that bundle it themselves. */
export type Renderer = 'preact' | 'light' | 'compat' | 'react';

const onCompat = () => ({
  name: 'compat',
  resolveId(this: PluginContext, source: string, importer: string | undefined) {
    const match = /^react(?:-dom)?(\/client|\/jsx-runtime)?$/.exec(source);
    return match ? this.resolve(`@preact/compat${match[1] ?? ''}`, importer) : null;
  },
});

const renderers: Record<Renderer, () => Plugin[]> = {
  preact: () => [preact(), slimR2wc()],
  light: () => [preact('light'), slimR2wc()],
  compat: () => [onCompat()],
  react: () => [],
};

/** The element kit with a fixture widget as one module script. */
export async function bundleFixture(renderer: Renderer): Promise<string> {
  const bundle = await rollup({
    input: 'tests/element/fixture.tsx',
    onwarn: () => {},
    plugins: [
      messages(),
      styles(),
      ...renderers[renderer](),
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      typescript({ noCheck: true, noEmit: false }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
}
