import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { removeTypes } from '../../support/remove-types.ts';

/** A page's script for browsers, as one module. In development, frameworks report what production repairs in silence. */
export async function bundlePage(input: string): Promise<string> {
  const bundle = await rollup({
    input,
    onwarn: () => {},
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: {
          'process.env.NODE_ENV': '"development"',
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
        },
      }),
      removeTypes(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
}
