import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { type Plugin, type PluginContext, rollup } from 'rollup';
import { messages } from '../../widgets/build/messages.ts';
import { preact } from '../../widgets/build/preact.ts';
import { slimR2wc } from '../../widgets/build/slim-r2wc.ts';
import { styles } from '../../widgets/build/styles.ts';

/**
 * `preact` is what visitors get, `light` where it suffices; on `compat` and `react` the kit runs in applications that
 * bundle it themselves. `whole` is Preact before anything is left out.
 */
export type Renderer = 'preact' | 'light' | 'compat' | 'react' | 'whole';

const onCompat = () => ({
  name: 'compat',
  resolveId(this: PluginContext, source: string, importer: string | undefined) {
    const match = /^react(?:-dom)?(\/client|\/jsx-runtime)?$/.exec(source);
    return match ? this.resolve(`@preact/compat${match[1] ?? ''}`, importer) : null;
  },
});

const onWhole = () => ({
  name: 'whole',
  resolveId(this: PluginContext, source: string) {
    if (source === 'react') return '\0whole';
    if (source === 'react/jsx-runtime') return this.resolve('preact/jsx-runtime');
    return source === 'react-dom/client' ? this.resolve('./widgets/build/preact-client.ts') : null;
  },
  load: (id: string) => (id === '\0whole' ? "export * from 'preact'; export * from 'preact/hooks';" : null),
});

const renderers: Record<Renderer, () => Plugin[]> = {
  preact: () => [preact(), slimR2wc()],
  light: () => [preact('light'), slimR2wc()],
  compat: () => [onCompat()],
  react: () => [],
  whole: () => [onWhole()],
};

/** The element kit with a fixture widget, or trees to draw, as one module script. */
export async function bundleFixture(renderer: Renderer, name: 'element' | 'drawing' = 'element'): Promise<string> {
  const bundle = await rollup({
    input: name === 'element' ? 'tests/element/fixture.tsx' : 'tests/element/drawing-fixture.tsx',
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
