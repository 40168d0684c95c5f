import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { type Plugin, rollup } from 'rollup';
import { messages } from '../../widgets/build/messages.ts';
import { preact } from '../../widgets/build/preact.ts';
import { retailerTables } from '../../widgets/build/retailer-tables.ts';
import { styles } from '../../widgets/build/styles.ts';
import { widgetList } from '../../widgets/build/widget-list.ts';
import { removeTypes } from '../support/remove-types.ts';

/** `preact` is what visitors get; `react` is for applications that bundle the kit themselves. */
export type Renderer = 'preact' | 'react';

const renderers: Record<Renderer, () => Plugin[]> = {
  preact: () => [preact()],
  react: () => [],
};

/** The element kit with a fixture widget, as one module script. */
export async function bundleFixture(renderer: Renderer): Promise<string> {
  const bundle = await rollup({
    input: 'tests/element/fixture.tsx',
    onwarn: () => {},
    plugins: [
      retailerTables(),
      messages(),
      styles(),
      widgetList(),
      ...renderers[renderer](),
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      removeTypes(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
}
