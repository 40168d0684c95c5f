import { minify as minifyCode } from '@swc/core';
import type { Plugin } from 'rollup';
import { prependLine } from './source-maps.ts';

/** What every page that runs the bundles has, and what none has to have: code that asks for it is settled here. */
const environment = {
  'typeof window': 'object',
  'typeof document': 'object',
  'typeof global': 'undefined',
  'typeof requestAnimationFrame': 'function',
};

/** Chromium compiles all functions of such a file beside the main thread, while the file arrives (decision 0142). */
const compileHint = '//# allFunctionsCalledOnLoad';
/** In characters; smaller files, such as the messages of a language, have next to nothing to compile. */
const hintedLength = 10_000;

interface MinifyOptions {
  /** False for scripts whose top level other scripts see. */
  module?: boolean;
  /** Whether most functions of a file run as soon as it has come. */
  runsAtOnce?: boolean;
}

/** Makes the Rollup plugin that minifies the bundles for browsers. Comments that say a licence stay. */
export function minify({ module = true, runsAtOnce = false }: MinifyOptions = {}): Plugin {
  return {
    name: 'minify',
    async renderChunk(source) {
      const format = { comments: 'some' } as const;
      const compress = { global_defs: environment };
      const options = { module, ecma: 2022, compress, mangle: true, format, sourceMap: true } as const;
      const { code, map = '' } = await minifyCode(source, options);
      return runsAtOnce && code.length >= hintedLength ? prependLine(compileHint, { code, map }) : { code, map };
    },
  };
}
