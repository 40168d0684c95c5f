import { expect, it } from 'vitest';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests } from '../../../../tests/server/support/test-contests.ts';
import { createTestDatabase } from '../../../../tests/server/support/test-databases.ts';
import { startServer } from '../../start-server.ts';

it('CE-02 the server logs at startup each contest that the built rules page does not list', {
  tags: ['full'],
}, async () => {
  const [en, fr] = [
    ['Fall', 'Winter', 'Tea &amp; tables'],
    ['Automne', 'Thé et tables'],
  ].map((titles) => titles.map((title) => `<h3 id="a">${title}</h3>`).join('\n'));
  const site = createFolder();
  writeFiles(site.path, { 'en/contestrules.html': `<h2>Fall</h2>${en}`, 'fr/contestrules.html': `${fr} Hiver` });
  const elsewhere = { en: 'https://rules.example/', fr: '/fr/autre' };
  const { contestsDir, remove } = createContests(
    createContest({ id: 'winter', title: { en: 'Winter', fr: 'Hiver' } }),
    createContest({ id: 'tea', title: { en: 'Tea & tables', fr: 'Thé et tables' } }),
    createContest({ id: 'other', title: { en: 'Other', fr: 'Autre' }, rulesUrl: elsewhere }),
  );
  const location = await createTestDatabase('pglite');
  const lines: string[] = [];
  const config = createConfig({ ...location, contestsDir, siteDir: site.path, logLevel: 'warn' });
  const server = await startServer(config, { logDestination: { write: (line: string) => lines.push(line) } });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ contests: ['winter'], msg: 'not on the rules page: build the site again' }),
  ]);
  await server.close();
  await location.remove();
  site.remove();
  remove();
});
