import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { rollup } from 'rollup';
import { messages } from '../../widgets/build/messages.ts';
import { preact } from '../../widgets/build/preact.ts';
import { slimR2wc } from '../../widgets/build/slim-r2wc.ts';
import { styles } from '../../widgets/build/styles.ts';

/** The element kit with a fixture widget as one module script, on the renderer that visitors get or on React itself. */
export async function bundleFixture(renderer: 'preact' | 'react'): Promise<string> {
  const onPreact = renderer === 'preact' ? [preact(), slimR2wc()] : [];
  const bundle = await rollup({
    input: 'tests/element/fixture.tsx',
    onwarn: () => {},
    plugins: [
      messages(),
      styles(),
      ...onPreact,
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      typescript({ noCheck: true, noEmit: false }),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
}
