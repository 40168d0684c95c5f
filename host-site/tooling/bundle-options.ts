import type { OutputOptions, RollupOptions } from 'rollup';

/** Input and output of one Rollup run. */
export interface Bundle extends RollupOptions {
  output: OutputOptions;
}

/** What React, Preact and Vue ask for. */
export const production = { 'process.env.NODE_ENV': '"production"' };
