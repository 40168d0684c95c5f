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

it('a licence stays, other comments go', async () => {
  const code = await minifySource(minify());
  expect(code).toContain('@license MIT, by someone');
  expect(code).not.toContain('A note');
});

it('what a script has at its top level keeps its name; what nothing uses of a module goes', async () => {
  expect(await minifySource(minify({ module: false }))).toContain('function greet(');
  expect(await minifySource(minify())).not.toContain('greet');
});

it('what every browser has is not asked for at run time', async () => {
  const asked = 'export const has = typeof window === "object" && typeof requestAnimationFrame === "function";';
  expect(await minifySource(minify(), asked)).not.toContain('typeof');
});

it('a file whose functions run at once says so, unless it is small', async () => {
  const long = `export const text = "${'a'.repeat(10_000)}";`;
  expect(await minifySource(minify({ runsAtOnce: true }), long)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await minifySource(minify({ runsAtOnce: true }))).not.toContain('allFunctionsCalledOnLoad');
  expect(await minifySource(minify(), long)).not.toContain('allFunctionsCalledOnLoad');
});
