import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContest } from '../../../tests/server/support/test-contests.ts';
import {
  createTestDatabase,
  sampleDatabases,
  type TestDatabase,
} from '../../../tests/server/support/test-databases.ts';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { generatePins } from './generate-pins.ts';
import { loadPins } from './load-pins.ts';

const listPins = (count: number) => Array.from({ length: count }, (_, index) => `PINPIN${10_000 + index},`).join('\n');
const pins = createContest({ id: 'pins', hasPin: true });
const csv = `pin,prize\n${listPins(1500)}`;

describe.each(sampleDatabases('files of PINs'))('loading a file of many PINs in %s', (kind) => {
  let location: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    location = await createTestDatabase(kind);
    database = await openDatabase(location, () => undefined);
    await migrate(database);
  });
  beforeEach(() => database.query('delete from contest_pins'));
  afterAll(async () => {
    await database.close();
    await location.remove();
  });

  const countPins = async () => {
    const [row] = await database.query<{ pins: number }>('select count(*) as pins from contest_pins');
    return row?.pins;
  };

  it('NM-01 keeps the batches loaded before a failure, and the same file then adds the others', async () => {
    let batches = 0;
    const failing: Database = {
      ...database,
      transaction: (work) => {
        batches += 1;
        return batches > 1 ? Promise.reject(new Error('lost')) : database.transaction(work);
      },
    };
    await expect(loadPins(failing, pins, csv)).rejects.toThrow('lost');
    expect(await countPins()).toBe(1000);
    expect(await loadPins(database, pins, csv)).toBe('500 loaded, 1000 loaded before, 0 left out.\n');
  });

  it('NM-01 adds no PIN when the end of the file is invalid', async () => {
    await expect(loadPins(database, pins, `${csv}\n"ABC`)).rejects.toThrow('a quotation that does not end');
    expect(await countPins()).toBe(0);
  });

  describe('for a contest whose rules limit the number of PINs and prizes', () => {
    const words = { en: '{count} cards of {value}', fr: '{count} cartes de {value}' };
    const one = { en: '{value} gift card', fr: 'carte-cadeau de {value}' };
    const grand = { count: 1, value: 1000, words: { en: 'a card of {value}', fr: 'une carte de {value}' } };
    const ruled = createContest({
      id: 'ruled',
      hasPin: true,
      pins: 6,
      prizes: [grand, { count: 2, value: 25, words, one }],
    });
    const load = (prizes: string[], start: number, isBeyondRules = false) => {
      const lines = prizes.map((prize, index) => `RU1ED${start + index},${prize}\n`);
      return loadPins(database, ruled, `pin,prize\n${lines.join('')}`, isBeyondRules);
    };

    it('NM-01 reports everything beyond the rules and loads nothing without --beyond-rules', async () => {
      await load(['$25 gift card', '', ''], 10);
      const odd = ['5$ card', '$1,000 gift card', 'Carte-cadeau de 25 $', ' $25  Gift Card', ''].map(
        (text) => `"${text}"`,
      );
      await expect(load(odd, 20)).rejects.toThrow(
        /^The rules of ruled say otherwise; --beyond-rules does it all the same:\n8 PINs, of which there are 6\n“5\$ card” is not a prize of its PINs\n“\$1,000 gift card” is not a prize of its PINs\n3 PINs would win “\$25 gift card”, of which there are 2$/,
      );
      expect(await countPins()).toBe(3);
      expect(await load(odd, 20, true)).toBe('5 loaded, 0 loaded before, 0 left out.\n');
      // What was allowed before is not asked again.
      expect(await load(odd, 20)).toBe('0 loaded, 5 loaded before, 0 left out.\n');
      await expect(load([''], 30)).rejects.toThrow('\n9 PINs, of which there are 6');
    });

    it('NM-01 loads exactly as many PINs and prizes as the rules allow', async () => {
      await load(['$25 gift card', '', ''], 10);
      expect(await load(['carte-cadeau de 25 $', '', ''], 20)).toBe('3 loaded, 0 loaded before, 0 left out.\n');
    });

    it.runIf(kind === 'pglite')(
      'NM-01 generatePins also rejects PINs beyond the rules, unless it is called without the contest',
      () => {
        expect(() => generatePins(7, '3 x $25 gift card; 1 x Lamp', ruled)).toThrow(
          /\n7 PINs, of which there are 6\n“Lamp” is not a prize of its PINs\n3 PINs would win/,
        );
        expect(generatePins(6, '2 x $25 gift card', ruled).trim().split('\n')).toHaveLength(7);
        expect(generatePins(7, '3 x Lamp').trim().split('\n')).toHaveLength(8);
      },
    );
  });

  it.runIf(kind === 'pglite')('lets other queries use the only connection between two batches', async () => {
    const loading = loadPins(database, pins, csv, true);
    expect(await countPins()).toBe(1000);
    await loading;
    expect(await countPins()).toBe(1500);
  });
});
