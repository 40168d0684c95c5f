import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { resolveRetailer } from './find-retailer.mjs';

const commands = [
  'host-site/tooling/start.mjs',
  'host-site/tooling/build.mjs',
  'host-site/tooling/studio.mjs',
  'host-site/tooling/release.mjs',
  'host-site/tooling/new.ts',
  'host-site/sources/stores/run-command.ts',
  'tests/run.mjs',
];

it.each(commands)('%s says only which retailers there are when RETAILER names none, and ends with 1', (command) => {
  const env = { ...process.env, RETAILER: 'nothing' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    'RETAILER is nothing, where there is no retailer.json. Name a folder of host-site/retailers (vitrine), or the path of one.\n',
  ]);
});

it('a retailer is found by its name or its path, and the sample without either', () => {
  expect(resolveRetailer('')).toMatch(/host-site\/retailers\/vitrine$/);
  expect(resolveRetailer('vitrine')).toBe(resolveRetailer(undefined));
  expect(resolveRetailer('tests/retailers/rivage')).toMatch(/tests\/retailers\/rivage$/);
});
