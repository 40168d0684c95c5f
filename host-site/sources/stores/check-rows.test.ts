import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import type { Province } from '../../../widgets/shared/stores/store.ts';
import { checkRows } from './check-rows.ts';
import { deriveTimeZone } from './derive-time-zone.ts';
import { checkFeedText, FeedFileError, readFeedFile } from './read-feed-file.ts';
import { good } from './store-row.fixture.ts';

describe('checkRows', () => {
  it('SF-03 derives id, slug, brands and time zone, and normalizes phone number and postal code', () => {
    const { stores, problems } = checkRows([good], 1);
    expect(problems).toEqual([]);
    expect(stores[0]).toMatchObject({
      id: 'vitrine-107',
      slug: 'vitrine-halifax-107',
      brands: ['vitrine'],
      timeZone: 'America/Halifax',
      status: 'open',
      phone: '9025550193',
      address: { postalCode: 'B3J 0A7' },
      hours: { 0: [], 1: [['09:00', '21:00']] },
    });
  });

  it.each([
    [{ phone: '555-0193' }, 'phone'],
    [{ featured: 'perhaps' }, 'featured'],
    [{ opensOn: '2026-02-30' }, 'opensOn'],
    [{ exceptions: [{ date: '2026-02-30', intervals: [] }] }, 'exceptions.0.date'],
    [{ events: [{ id: 'e', title: { en: 'E', fr: 'É' }, start: '2026-12-02', end: '2026-12-01' }] }, 'events.0'],
    [
      { events: [{ id: 'e', title: good.name, start: '2026-12-02', end: '2026-12-02', url: 'javascript:0' }] },
      'events.0.url',
    ],
  ])('SF-03 leaves %j out of a row, reports it by row and field, and keeps the store', (change, field) => {
    const { stores, problems } = checkRows([good, { ...good, number: '108', ...change }], 1);
    expect(stores.map(({ number }) => number)).toEqual(['107', '108']);
    const refused = problems.filter(({ level }) => level !== 'warning');
    expect(refused).toEqual([expect.objectContaining({ row: 2, field, level: 'refused' })]);
    expect(stores[1]).toMatchObject({ exceptions: [], events: [] });
    expect(stores[1]).not.toHaveProperty('featured');
  });

  it('SF-03 keeps the special days of a row beside one that is wrong', () => {
    const day = { date: '2026-12-24', intervals: [['09:00', '17:00']] };
    const { stores } = checkRows([{ ...good, exceptions: [{ date: '2026-02-30' }, day] }], 1);
    expect(stores[0]?.exceptions).toEqual([day]);
  });

  it.each([
    [{ lng: 63.5769 }, 'lng'],
    [{ lat: -63.5769, lng: 44.6427 }, 'lat'],
    [{ lat: '44' }, 'lat'],
    [{ brand: 'unknown' }, 'brand'],
    [{ brands: ['winners'] }, 'brands'],
    [{ name: { en: 'Halifax' } }, 'name.fr'],
    [{ name: { en: 'Halifax', fr: ' ' } }, 'name.fr'],
    [{ address: { ...good.address, province: 'XX' } }, 'address.province'],
    [{ address: { ...good.address, postalCode: 'D3J 0A7' } }, 'address.postalCode'],
    [{ timeZone: 'America/Atlantis' }, 'timeZone'],
    [{ hours: { 1: [['9:00', '21:00']] } }, 'hours.1.0.0'],
    [{ hours: { 1: [['09:00', '24:30']] } }, 'hours.1.0.1'],
    [
      {
        hours: {
          1: [
            ['09:00', '13:00'],
            ['12:00', '21:00'],
          ],
        },
      },
      'hours.1',
    ],
    [
      {
        hours: {
          1: [
            ['18:00', '02:00'],
            ['20:00', '21:00'],
          ],
        },
      },
      'hours.1',
    ],
    [{ status: 'shut' }, 'status'],
    [{ number: '1234567' }, 'number'],
  ])('SF-03 omits a row with %j and reports an error with row and field', (change, field) => {
    const { stores, problems } = checkRows([good, { ...good, number: '108', ...change }], 1);
    expect(stores.map(({ number }) => number)).toEqual(['107']);
    expect(
      problems.filter(({ level }) => level === 'error').map((problem) => [problem.row, problem.field]),
    ).toContainEqual([2, field]);
  });

  it('SF-03 omits the second of two stores with the same number', () => {
    const { stores, problems } = checkRows([good, { ...good, id: 'other', slug: 'other', number: '0107' }], 2);
    expect(stores).toHaveLength(1);
    expect(problems).toEqual([
      { row: 3, field: 'number', problem: { code: 'repeatsRow', value: 'vitrine 107', row: 2 }, level: 'error' },
    ]);
  });

  it.each([
    [{ timeZone: 'America/Toronto' }, 'timeZone'],
    [{ lat: 49.28, lng: -123.12 }, 'lat'],
    [{ address: { ...good.address, postalCode: 'M5V 0A1' } }, 'address.postalCode'],
    [{ status: 'opening-soon' }, 'opensOn'],
    [{ specialtyDepartments: ['anvils'] }, 'departments'],
    [{ hours: {} }, 'hours'],
  ])('SF-03 keeps a row with %j and reports a warning', (change, field) => {
    const { stores, problems } = checkRows([{ ...good, ...change }], 1);
    expect(stores).toHaveLength(1);
    expect(problems.map((problem) => [problem.level, problem.field])).toContainEqual(['warning', field]);
  });

  it('SF-03 keeps a valid row whatever the other rows contain', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 5 }), (rows) => {
        expect(checkRows([...rows, good], 1).stores).toHaveLength(1);
      }),
    );
  });
});

describe('CSV store feed check', () => {
  const header = 'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon,fri,exceptions,departments';
  const line = '1,vitrine,"Halifax, ""Quay""",Halifax,12 Quay St,Halifax,NS,B3J 0A7,44.64,-63.57';

  it('SF-03 reads hours, special days and lists', () => {
    const csv = `\uFEFF${header}\r\n${line},9:00-12:00 13:00-21:00,18:00-01:00,2026-12-24 9:00-17:00 | 2026-12-25 closed,bed|bath\r\n`;
    const { stores, problems } = checkFeedText(csv, true);
    expect(problems).toEqual([]);
    expect(stores[0]).toMatchObject({
      name: { en: 'Halifax, "Quay"' },
      hours: {
        0: [],
        1: [
          ['09:00', '12:00'],
          ['13:00', '21:00'],
        ],
        5: [['18:00', '01:00']],
      },
      exceptions: [
        { date: '2026-12-24', intervals: [['09:00', '17:00']] },
        { date: '2026-12-25', intervals: [] },
      ],
      departments: ['bed', 'bath'],
    });
  });

  it('SF-03 reads a province by its name, an extension, five digits and TRUE as someone wrote them', () => {
    const csv = `${header},phone,featured\n${line.replace(/^1,/, '12345,').replace(',NS,', ',Nouvelle-Écosse,')},,,,,902-555-0193 ext. 12,TRUE\n`;
    const { stores, problems } = checkFeedText(csv, true);
    expect(problems.filter(({ level }) => level !== 'warning')).toEqual([]);
    expect(stores[0]).toMatchObject({
      number: '12345',
      address: { province: 'NS' },
      phone: '9025550193',
      extension: '12',
      featured: true,
    });
  });

  it('SF-03 reports errors with the row number that a spreadsheet shows', () => {
    const { problems } = checkFeedText(`${header}\n${line},,,,\n${line.replace('-63', '63')},soon,,,\n`, true);
    expect(problems.filter(({ row }) => row === 3).map(({ field }) => field)).toEqual(['lng', 'hours.1.0']);
  });

  it('SF-03 reports the spreadsheet row after blank lines and line breaks within quotes too', () => {
    const bad = line.replace('-63', '63');
    const broken = bad.replace('12 Quay St', '"12 Quay St\r\nFloor 2"');
    const csv = `\r\n${header}\r\n\r\n${broken},,,,\r\n,,\r\n${bad},,,,\r\n${line},,,,\r\n\r\n${line},,,,`;
    const errors = checkFeedText(csv, true).problems.filter(({ level }) => level === 'error');
    expect(errors.map(({ row, field }) => `${row} ${field}`)).toEqual(['4 lng', '6 lng', '9 id', '9 slug', '9 number']);
    expect(errors.at(-1)?.problem).toEqual({ code: 'repeatsRow', value: 'vitrine 1', row: 7 });
  });

  it('SF-03 reports an unknown column as a warning and keeps the row', () => {
    const { stores, problems } = checkFeedText(`${header},sunday\n${line},9:00-21:00,,,,09:00-17:00\n`, true);
    expect(stores).toHaveLength(1);
    expect(problems).toEqual([
      { row: 1, field: 'sunday', problem: { code: 'ignoredColumn', name: 'sunday' }, level: 'warning' },
    ]);
  });

  it('SF-03 throws with the line number when a quotation does not end', () => {
    expect(() => checkFeedText(`${header}\n\n${line.replace('Halifax,NS', '"Halifax,NS')},,,,\n`, true)).toThrow(
      new FeedFileError({ code: 'quotationOpen', line: 3 }),
    );
  });
});

describe('JSON store feed check', () => {
  const check = (change: object) => checkFeedText(JSON.stringify([{ ...good, ...change }]), false);

  it('SF-03 reports an unknown field as a warning and keeps the row', () => {
    const { stores, problems } = check({ exception: [] });
    expect(stores).toHaveLength(1);
    expect(problems).toEqual([expect.objectContaining({ row: 1, field: 'exception', level: 'warning' })]);
  });

  it('SF-03 omits a row with an unknown weekday and reports an error', () => {
    const { stores, problems } = check({ hours: { ...good.hours, 7: [['09:00', '21:00']] } });
    expect(stores).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ row: 1, field: 'hours', level: 'error' })]);
  });

  it('SF-03 treats a special day without hours as closed', () => {
    const { stores, problems } = check({ exceptions: [{ date: '2026-12-25' }] });
    expect(problems).toEqual([]);
    expect(stores[0]?.exceptions).toEqual([{ date: '2026-12-25', intervals: [] }]);
  });
});

describe('readFeedFile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-feed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return readFeedFile(join(folder, name));
  };
  const csv =
    'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon\n1,vitrine,Montréal,Montréal,1 Rue A,Montréal,QC,H2X 1Y4,45.51,-73.57,9:00-21:00\n';

  it.each([
    ['CSV', 'feed.csv', csv],
    ['JSON', 'feed.json', JSON.stringify([{ ...good, name: { en: 'Montréal', fr: 'Montréal' } }])],
  ])('SF-03 accepts a %s file with a byte order mark, and throws when it is not UTF-8', (_kind, name, content) => {
    const { stores, problems } = read(name, `\uFEFF${content}`);
    expect(problems).toEqual([]);
    expect(stores.map((store) => store.name.fr)).toEqual(['Montréal']);
    expect(() => read(name, Buffer.from(content, 'latin1'))).toThrow(new FeedFileError({ code: 'feedNotUtf8' }));
  });
});

describe('deriveTimeZone', () => {
  it.each<[string, number, number, Province, string]>([
    ['Fort St. John', 56.25, -120.85, 'BC', 'America/Dawson_Creek'],
    ['Fort Nelson', 58.8, -122.7, 'BC', 'America/Fort_Nelson'],
    ['Cranbrook', 49.51, -115.77, 'BC', 'America/Edmonton'],
    ['Creston', 49.1, -116.51, 'BC', 'America/Creston'],
    ['Lloydminster', 53.28, -109.99, 'SK', 'America/Edmonton'],
    ['Regina', 50.45, -104.61, 'SK', 'America/Regina'],
    ['Kenora', 49.77, -94.49, 'ON', 'America/Winnipeg'],
    ['Thunder Bay', 48.38, -89.25, 'ON', 'America/Toronto'],
    ['Îles-de-la-Madeleine', 47.38, -61.86, 'QC', 'America/Halifax'],
    ['Happy Valley-Goose Bay', 53.3, -60.33, 'NL', 'America/Goose_Bay'],
    ['Yellowknife', 62.45, -114.37, 'NT', 'America/Edmonton'],
    ['Iqaluit', 63.75, -68.52, 'NU', 'America/Iqaluit'],
    ['Rankin Inlet', 62.81, -92.08, 'NU', 'America/Rankin_Inlet'],
  ])('SF-08 returns the time zone of %s as certain', (_, lat, lng, province, timeZone) => {
    expect(deriveTimeZone({ lat, lng }, province)).toEqual({ timeZone, isCertain: true });
  });

  it('SF-08 returns the main time zone of the province, as uncertain, for a position outside it', () => {
    expect(deriveTimeZone({ lat: 43.65, lng: -79.38 }, 'BC')).toEqual({
      timeZone: 'America/Vancouver',
      isCertain: false,
    });
  });
});
