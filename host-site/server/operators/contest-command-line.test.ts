import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEntry, createPinEntry, postEntry } from '../../../tests/server/support/contest-request.ts';
import { runContests, startProcess } from '../../../tests/server/support/server-process.ts';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { createContest, createContests } from '../../../tests/server/support/test-contests.ts';
import { createTestDatabase } from '../../../tests/server/support/test-databases.ts';
import { generatePins } from './generate-pins.ts';

it('NM-01 the contests command generates and loads PINs, draws and exports, with the server running or not', {
  tags: ['full'],
}, async () => {
  const started = new Date(Date.now() - 86_400_000).toISOString();
  const ended = new Date(Date.now() - 3_600_000).toISOString();
  const running = { opens: started, closes: new Date(Date.now() + 86_400_000).toISOString() };
  const { contestsDir, remove } = createContests(
    createContest({ ...running, id: 'cards', hasPin: true }),
    createContest({ ...running, id: 'over' }),
  );
  const folder = createFolder();
  const location = { ...(await createTestDatabase('pglite')), contestsDir };
  const made = await runContests(location, 'generate-pins', 'cards', '200', '--prizes', '1 x Spree; 9 x $25 gift card');
  const rows = made.stdout.trim().split('\r\n').slice(1);
  const pins = rows.map((row) => /^"([2-9BCDFGHJKMNPQRSTVWXZ]{10})",/.exec(row)?.[1]);
  expect(new Set(pins).size).toBe(200);
  expect(pins).not.toContain(undefined);
  expect(rows.filter((row) => row.endsWith('"Spree"'))).toHaveLength(1);
  expect(rows.filter((row) => row.endsWith('"$25 gift card"'))).toHaveLength(9);
  expect(rows.slice(0, 10).every((row) => !row.endsWith('""'))).toBe(false);
  writeFiles(folder.path, { 'pins.csv': made.stdout, 'latin1.csv': Buffer.from('pin,prize\nABCDEFGH,\xe9', 'latin1') });
  const file = join(folder.path, 'pins.csv');

  const server = await startProcess(location, { CONTESTS_DIR: contestsDir });
  expect(await runContests(location, 'load-pins', 'cards', file)).toEqual({
    code: 0,
    stdout: '200 loaded, 0 loaded before, 0 left out.\n',
    stderr: '',
  });
  await postEntry(server.origin, createPinEntry(pins[0] ?? '', { ContestId: 'cards' }));
  await postEntry(server.origin, createEntry({ ContestId: 'over', Email: 'over@example.ca' }));
  const early = await runContests(location, 'draw', 'over', '--winners', '1');
  expect([early.code, early.stdout, early.stderr]).toEqual([
    1,
    '',
    expect.stringContaining('--early draws before that'),
  ]);
  const listed = await runContests(location, 'list');
  expect(listed.stdout).toContain('1 entries with 1 chances; 1 of 200 PINs spent; ');
  await server.end('SIGTERM');
  expect((await runContests(location, 'list')).stdout).toBe(listed.stdout);
  expect((await runContests(location, 'load-pins', 'cards', file)).stdout).toBe(
    '0 loaded, 200 loaded before, 0 left out.\n',
  );

  // The contest has closed since.
  writeFiles(contestsDir, {
    'over.json': JSON.stringify(createContest({ id: 'over', opens: started, closes: ended })),
  });
  const drawn = await runContests(location, 'draw', 'over', '--winners', '1', '--alternates', '0');
  expect([drawn.code, drawn.stdout]).toEqual([0, expect.stringMatching(/^winner 1: \S+ over@example\.ca/m)]);
  const verified = await runContests(location, 'draw', '--verify', /^draw: (\d+)/.exec(drawn.stdout)?.[1] ?? '');
  expect([verified.code, verified.stdout]).toEqual([0, expect.stringContaining('verified: the same')]);
  expect((await runContests(location, 'export', 'over')).stdout).toContain('"over@example.ca"');

  // None of these reaches the database, so they can run at once.
  const refused = [
    [['draw', 'over'], 'winners: expected a whole number'],
    [['draw', '--verify', 'x'], 'draw: expected the number of a draw'],
    [['load-pins', 'cards', join(folder.path, 'none.csv')], 'There is no file'],
    [['load-pins', 'cards', join(folder.path, 'latin1.csv')], 'latin1.csv is not UTF-8'],
    [['load-pins', 'cards'], 'csv: expected a file'],
    [['notify', '1', '--places', '2', '--instead-of', 'x'], 'insteadOf: expected a whole number'],
    [['generate-pins', 'over', '5'], 'there is no contest with PINs called over'],
    [['list', '--all'], '--all'],
    [['list', 'over'], 'list does not take over'],
    [['draw', 'over', '--verify', '1'], 'draw --verify does not take over'],
    [['export', 'over', '--early'], 'export does not take --early'],
  ] as const;
  const results = await Promise.all(refused.map(([args]) => runContests(location, ...args)));
  for (const [at, [args, message]] of refused.entries()) {
    expect([args, results[at]]).toEqual([args, { code: 1, stdout: '', stderr: expect.stringContaining(message) }]);
  }
  expect(await runContests(location, '--help')).toMatchObject({ code: 0, stderr: '' });
  await location.remove();
  folder.remove();
  remove();
});

it.each([
  [Number('many'), '', 'count: expected a whole number'],
  [2, '3 x Card', '3 prizes for 2 PINs'],
  [2, 'Card', '--prizes: expected such as'],
])('NM-01 generatePins throws for %s PINs with the prizes “%s”', (count, prizes, message) => {
  expect(() => generatePins(count, prizes)).toThrow(message);
});
