import type { OutputOptions, Plugin, RollupOptions } from 'rollup';

/** Input and output of one Rollup run. */
export interface Bundle extends RollupOptions {
  output: OutputOptions;
}

/** What React, Preact and Vue ask for. */
export const production = { 'process.env.NODE_ENV': '"production"' };

/** Rollup plugin: writes the one file of a bundle a second time, for pages that ask for it by this name. */
export const copyBundle = (fileName: string): Plugin => ({
  name: 'copy-bundle',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk') {
        this.emitFile({ type: 'asset', fileName, source: output.code });
        if (output.map) this.emitFile({ type: 'asset', fileName: `${fileName}.map`, source: output.map.toString() });
      }
  },
});
