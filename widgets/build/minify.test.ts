import { rollup } from 'rollup';
import { expect, it } from 'vitest';
import { minify } from './minify.ts';

const source = '/** @license MIT, by someone */\n// A note.\nfunction greet(name) { return `Hello, ${name}`; }\n';

async function minifySource(plugin: ReturnType<typeof minify>, text = source): Promise<string> {
  const bundle = await rollup({
    input: 'it',
    treeshake: false,
    plugins: [{ name: 'source', resolveId: (id) => id, load: () => text }, plugin],
  });
  const { output } = await bundle.generate({ format: 'es' });
  return output[0].code;
}

it('minify keeps licence comments and removes other comments', async () => {
  const code = await minifySource(minify());
  expect(code).toContain('@license MIT, by someone');
  expect(code).not.toContain('A note');
});

it('minify keeps top-level names of a script, and removes unused top-level functions of a module', async () => {
  expect(await minifySource(minify({ module: false }))).toContain('function greet(');
  expect(await minifySource(minify())).not.toContain('greet');
});

it('minify replaces typeof checks for what every supported browser has', async () => {
  const asked = 'export const has = typeof window === "object" && typeof requestAnimationFrame === "function";';
  expect(await minifySource(minify(), asked)).not.toContain('typeof');
});

it('minify adds the allFunctionsCalledOnLoad hint with runsAtOnce, except to a small file', async () => {
  const long = `export const text = "${'a'.repeat(10_000)}";`;
  expect(await minifySource(minify({ runsAtOnce: true }), long)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await minifySource(minify({ runsAtOnce: true }))).not.toContain('allFunctionsCalledOnLoad');
  expect(await minifySource(minify(), long)).not.toContain('allFunctionsCalledOnLoad');
});
