import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { copyDatabase } from '../../../tests/server/support/database-templates.ts';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';

it('createPglite compiles the embedded database with the fast Liftoff compiler only, each function once', {
  tags: ['full'],
}, async () => {
  const folder = createFolder();
  await copyDatabase('empty', folder.path);
  const script = `
    const { createPglite } = await import('./host-site/server/database/create-pglite.ts');
    const database = await createPglite(${JSON.stringify(`${folder.path}/pglite`)});
    await database.exec('select count(*) from pg_class');
    await database.close();
  `;
  const args = ['--trace-wasm-compilation-times', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 * 1024 * 1024 });
  const compiled = [...stdout.matchAll(/^Compiled function (\S+) using (\w+),/gm)];
  expect(compiled.length).toBeGreaterThan(500);
  expect(new Set(compiled.map(([, , compiler]) => compiler))).toEqual(new Set(['Liftoff']));
  expect(new Set(compiled.map(([, name]) => name)).size).toBe(compiled.length);
  folder.remove();
});
