import { minify as minifyCode } from '@swc/core';
import type { Plugin } from 'rollup';

/**
 * Makes the Rollup plugin that minifies the bundles: modules, or scripts whose top level other scripts see. Comments
 * that say a licence stay.
 */
export function minify({ module = true } = {}): Plugin {
  return {
    name: 'minify',
    async renderChunk(code) {
      const format = { comments: 'some' } as const;
      const result = await minifyCode(code, { module, ecma: 2022, compress: true, mangle: true, format });
      return { code: result.code, map: null };
    },
  };
}
