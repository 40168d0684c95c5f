import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { compileTypes } from '../../widgets/build/compile-types.ts';
import { minify } from '../../widgets/build/minify.ts';
import { type Bundle, production } from './bundle-options.ts';

/** Demo applications in other frameworks that embed the widgets. */
export const demoApps = ['old-page.ts', 'shadow-page.ts', 'react-page.tsx', 'vue-page.ts'].map(
  (file): Bundle => ({
    input: `demo/apps/${file}`,
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({
        preventAssignment: true,
        values: {
          ...production,
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      }),
      compileTypes(),
      minify(),
    ],
    output: { file: `dist/demo/apps/${file.replace(/\.tsx?$/, '.js')}`, format: 'es' },
  }),
);
