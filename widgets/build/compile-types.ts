import typescript from '@rollup/plugin-typescript';
import type { Plugin } from 'rollup';

/** Wraps a plugin's hook so that only the first build runs it; the others get its result. */
function runOnce<Arguments extends unknown[], Result>(hook: (...given: Arguments) => Result) {
  let result: { value: Result } | undefined;
  return function (this: unknown, ...given: Arguments): Result {
    result ??= { value: hook.apply(this, given) };
    return result.value;
  };
}

/**
 * Makes the Rollup plugin that compiles TypeScript to JavaScript; `tsc` checks the types separately, once. All bundles
 * share one program: one for each would take longer than the rest of the build.
 */
export function compileTypes(): Plugin {
  compiler ??= createCompiler();
  return compiler;
}

let compiler: Plugin | undefined;

function createCompiler(): Plugin {
  // Rewriting import extensions (TS5096) would add a helper to the script tag; Rollup resolves .ts files itself.
  const plugin = typescript({ tsconfig: 'widgets/build/tsconfig.bundle.json' });
  const { buildStart, buildEnd } = plugin;
  if (typeof buildStart !== 'function' || typeof buildEnd !== 'function') throw new Error('The plugin has other hooks');
  return { ...plugin, buildStart: runOnce(buildStart), buildEnd: runOnce(buildEnd) };
}
