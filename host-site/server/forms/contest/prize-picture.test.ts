import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPins, createPinEntry, postEntry } from '../../../../tests/server/support/contest-request.ts';
import { createFolder, writeFiles } from '../../../../tests/server/support/temporary-folder.ts';
import { createConfig } from '../../../../tests/server/support/test-config.ts';
import { createContest, createContests, openInstant } from '../../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../../tests/server/support/test-databases.ts';
import { readContestOutcome } from '../../../../widgets/shared/contest/contest-outcome.ts';
import { type RunningServer, startServer } from '../../start-server.ts';
import { fillEntry } from './result-page.ts';

const alt = { en: 'A card.', fr: 'Une carte.' };
const one = { en: '{value} gift card', fr: 'Carte-cadeau de {value}' };
const words = { en: '{count} cards', fr: '{count} cartes' };
const contest = createContest({
  id: 'pictured',
  hasPin: true,
  prizes: [
    { count: 9, value: 25, words, one, picture: { name: 'gift-cards', alt } },
    { count: 9, value: 50, words, one, picture: { name: 'not-built', alt } },
  ],
});
const address = '/articles/gift-cards-800-0123abcdef.webp';

describe.each(sampleDatabases('the picture of a PIN’s prize'))('the picture of a PIN’s prize on %s', (kind) => {
  const { contestsDir, remove } = createContests(contest);
  const site = createFolder();
  let location: TestDatabase;
  let server: RunningServer;

  beforeAll(async () => {
    writeFiles(site.path, { [address.slice(1)]: 'picture', 'articles/other-gift-cards-800-1.webp': 'another' });
    location = await createTestDatabase(kind);
    const config = createConfig({ ...location, contestsDir, siteDir: site.path });
    server = await startServer(config, { now: () => openInstant });
    await addPins(
      server.database,
      { PRCT2222: '$25 gift card', PRCT3333: '$50 gift card', PRCT4444: 'A car' },
      'pictured',
    );
  });
  afterAll(async () => {
    await server.close();
    await location.remove();
    site.remove();
    remove();
  });

  const enter = async (pin: string) => {
    const response = await postEntry(server.origin, createPinEntry(pin, { ContestId: 'pictured' }));
    return (await response.json()) as { prize?: { picture?: unknown } };
  };

  it('NM-01 is in the response with the URL of this build and its alternative text, and the widget reads it', async () => {
    const body = await enter('PRCT2222');
    expect(body.prize).toEqual({ en: '$25 gift card', fr: 'Carte-cadeau de 25\u00A0$', picture: { address, alt } });
    expect(readContestOutcome({ ok: true, httpStatus: 200, body })).toMatchObject({
      kind: 'winner',
      prize: { picture: { address } },
    });
  });

  it('NM-01 is left out when the build has no such file or the prize is not one of the contest', async () => {
    expect((await enter('PRCT3333')).prize?.picture).toBeUndefined();
    expect((await enter('PRCT4444')).prize).toEqual({ en: 'A car', fr: 'A car' });
  });
});

it('NM-01 fillEntry puts the prize picture above the prize name, with its alternative text escaped', () => {
  const page = '<p class="standfirst" id="prize" hidden="">Your prize: __PRIZE__</p>';
  const prize = { en: 'A card', fr: 'Une carte', picture: { address, alt: { en: '"><b>', fr: 'x' } } };
  expect(fillEntry(page, { httpStatus: 200, status: 0, message: 'OK', prize }, 'en')).toBe(
    `<img src="${address}" alt="&quot;&gt;&lt;b&gt;" width="800" height="533"><p class="standfirst" id="prize">Your prize: A card</p>`,
  );
});
