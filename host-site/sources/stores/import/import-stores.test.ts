import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownBrand } from '../../../../widgets/shared/brand/brands.ts';
import { checkFeedText } from '../read-feed-file.ts';
import { formatFeed } from './format-feed.ts';
import { type ImportContext, type ImportResult, importStores } from './import-stores.ts';

const folder = join(import.meta.dirname, 'formats');
const formats = readdirSync(folder).filter((name) => !name.endsWith('.feed.csv'));
const nothing: ImportContext = { published: [], today: '2026-11-30' };
const toFeed = ({ stores, given }: ImportResult) => formatFeed(stores, given);
const read = (text: string, context = nothing) => importStores(new TextEncoder().encode(text), context);

const one = (names: string, cells: string) => read(`${names}\n${cells}\n`);

const headings =
  'No,Store name,Street,Town,Prov.,Postal code,Latitude,Longitude,Phone number,Mon,Tue,Special hours,Featured?';
const good: Record<string, string> = {
  No: '107',
  'Store name': 'Quay',
  Street: '12 Quay Street',
  Town: 'Halifax',
  'Prov.': 'Nova Scotia',
  'Postal code': 'B3J 0A7',
  Latitude: '44.6427',
  Longitude: '-63.5769',
  'Phone number': '902-555-0107',
  Mon: '9-5',
  Tue: 'closed',
  'Special hours': '',
  'Featured?': 'no',
};
/** A file with one good row, and a second with some cells changed. */
function write(changes: Record<string, string>): string {
  const other = { ...good, No: '108', Street: '4 Wharf Lane', Latitude: '44.6500', ...changes };
  const lines = [good, other].map((row) =>
    headings
      .split(',')
      .map((name) => `"${(row as typeof good)[name]}"`)
      .join(','),
  );
  return [headings, ...lines, ''].join('\n');
}
const describeRow = (result: ImportResult) =>
  result.problems
    .filter(({ row }) => row === 3)
    .map(({ column, value, level, problem }) => [column, value, level, problem.code]);

describe('a foreign list of stores', () => {
  it.each(formats)('SF-03 %s becomes the feed that was read by a person, which our own check accepts', async (name) => {
    const result = await importStores(readFileSync(join(folder, name)), nothing);
    const expected = readFileSync(
      join(folder, `${basename(name, name.slice(name.lastIndexOf('.')))}.feed.csv`),
      'utf8',
    );
    expect(toFeed(result)).toBe(expected);
    expect(result.refused).toBe(0);
    const checked = checkFeedText(expected, true);
    expect(checked.problems.filter(({ level }) => level !== 'warning')).toEqual([]);
    expect(checked.stores).toHaveLength(result.stores.length);
  });

  it('SF-03 has no unknown columns in the exports that we know', async () => {
    for (const name of formats) {
      const { problems } = await importStores(readFileSync(join(folder, name)), nothing);
      expect([name, problems.filter(({ problem }) => problem.code === 'ignoredColumn')]).toEqual([name, []]);
    }
  });

  it('SF-03 comes back unchanged from our own feed, imported again', async () => {
    for (const name of readdirSync(folder).filter((file) => file.endsWith('.feed.csv'))) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect([name, toFeed(await read(text))]).toEqual([name, text]);
    }
    const odd = 'number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,mon,tue\n';
    const row = `7,${ownBrand},A,À,"1, Rue ""B""",Laval,QC,H7T 1C7,45.56,-73.75,09:00-03:00,18:00-02:00\n`;
    expect(toFeed(await read(odd + row))).toContain('09:00-03:00,18:00-02:00,closed');
  });
});

describe('a cell of a foreign list', () => {
  it.each([
    [{ 'Phone number': '555-0108' }, ['Phone number', '555-0108', 'warning', 'phoneUnreadable']],
    [{ 'Phone number': '9.025550108E+9' }, ['Phone number', '9.025550108E+9', 'warning', 'phoneRounded']],
    [{ 'Phone number': '514-555-0108' }, ['Phone number', '514-555-0108', 'warning', 'areaCodeElsewhere']],
    [{ 'Featured?': 'perhaps' }, ['Featured?', 'perhaps', 'warning', 'yesOrNo']],
    [{ Tue: 'by appointment' }, ['Tue', 'by appointment', 'warning', 'hoursUnreadable']],
    [{ Tue: '' }, ['Tue', '', 'warning', 'hoursEmpty']],
    [{ Tue: '1 pm-10 am' }, ['Tue', '1 pm-10 am', 'warning', 'closesBeforeOpens']],
    [{ Tue: '12:00 AM-12:00 AM' }, ['Tue', '12:00 AM-12:00 AM', 'warning', 'midnightIsClosed']],
    [{ Tue: '10:00-05:00' }, ['Tue', '10:00-05:00', 'warning', 'afternoonAssumed']],
    [{ 'Special hours': '2026-02-30: x' }, ['Special hours', '2026-02-30: x', 'warning', 'specialDayUnreadable']],
    [{ Latitude: '-63.5', Longitude: '44.6' }, ['Latitude', '-63.5', 'warning', 'coordinatesSwapped']],
    [{ Longitude: '63.5769' }, ['Longitude', '63.5769', 'warning', 'minusMissing']],
    [{ Latitude: '0', Longitude: '0' }, ['Latitude', '0', 'warning', 'positionOutsideCanada']],
    [{ Latitude: '', Longitude: '' }, ['Latitude', '', 'warning', 'approximatePosition']],
    [{ Latitude: 'north', Longitude: '-63' }, ['Latitude', 'north', 'warning', 'degrees']],
    [{ Latitude: '45.9', Longitude: '-66.6' }, ['Latitude', '45.9', 'warning', 'farFromPostalArea']],
    [{ Latitude: '44.4', Longitude: '-63.4' }, ['Latitude', '44.4', 'warning', 'positionInWater']],
    [{ Latitude: '44.6427' }, ['Latitude', '44.6427', 'warning', 'samePosition']],
    [{ 'Prov.': 'Maritimes' }, ['Prov.', 'Maritimes', 'warning', 'provinceFromPostalCode']],
  ])('SF-03 that is optional or can be put right costs itself at most: %j', async (changes, problem) => {
    const result = await read(write(changes as Record<string, string>));
    expect(result.stores).toHaveLength(2);
    expect(describeRow(result)).toContainEqual(problem);
    expect(result.problems.every(({ level }) => level === 'warning')).toBe(true);
  });

  it.each([
    [{ 'Postal code': '14201' }, ['Postal code', '14201', 'error', 'postalCode']],
    [{ 'Postal code': '' }, ['Postal code', '', 'error', 'missing']],
    [{ Town: '' }, ['Town', '', 'error', 'missing']],
    [{ Street: '' }, ['Street', '', 'error', 'missing']],
    [{ No: '' }, ['No', '', 'error', 'missing']],
    [{ No: 'A1234567' }, ['No', 'A1234567', 'error', 'storeNumber']],
    [{ No: '107' }, ['No', '107', 'error', 'repeatsRow']],
    [{ Mon: 'call us', Tue: 'or write' }, ['Mon', 'call us', 'error', 'hoursUnreadable']],
  ])('SF-03 that is required costs the row: %j', async (changes, problem) => {
    const result = await read(write(changes as Record<string, string>));
    expect(result.stores.map(({ number }) => number)).toEqual(['107']);
    expect(result.refused).toBe(1);
    expect(describeRow(result)).toContainEqual(problem);
  });

  it.each([
    ['Ontario', 'ON'],
    ['Québec', 'QC'],
    ['CA-QC', 'QC'],
    ['P.Q.', 'QC'],
    ['Québec (QC)', 'QC'],
    ['Colombie-Britannique', 'BC'],
    ['Terre-Neuve-et-Labrador', 'NL'],
    ['NWT', 'NT'],
    ['ÎPÉ', 'PE'],
    ['N.-B.', 'NB'],
    ['Sask.', 'SK'],
  ])('SF-03 with the province “%s” is one of %s', async (name, province) => {
    const { stores } = await read(write({ 'Prov.': name }));
    expect(stores[1]?.address.province).toBe(province);
  });

  it.each([
    ['Tuesday: 9:00 AM – 5:00 PM', [['09:00', '17:00']], []],
    ['<p>9&nbsp;h &agrave; 17&nbsp;h</p>', [['09:00', '17:00']], []],
    ['fermé le mardi', [], []],
    ['Wednesday: 9-5', [], ['hoursUnreadable']],
    ['Tue-Wed 9-5', [], ['hoursUnreadable']],
  ])('SF-03 with a day’s name in its own column is that day’s hours: “%s”', async (Tue, intervals, codes) => {
    const result = await read(write({ Tue }));
    expect(result.stores[1]?.hours[2]).toEqual(intervals);
    expect(describeRow(result).map(([, , , code]) => code)).toEqual(codes);
  });

  it.each([
    ['44,6427', '−63,5769'],
    ['44.6427° N', '63.5769° W'],
    ['44°38′33.7″ N', '63°34′36.8″ O'],
  ])('SF-03 with the degrees %s and %s is in Halifax', async (lat, lng) => {
    const { stores } = await read(write({ Latitude: lat, Longitude: lng }));
    expect(stores[1]?.lat).toBeCloseTo(44.6427, 3);
    expect(stores[1]?.lng).toBeCloseTo(-63.5769, 3);
  });
});

describe('columns of a foreign list', () => {
  it('SF-03 may put the whole address into one cell, and the chain’s name on every row', async () => {
    const { stores } = await one(
      'Store #,Name,Address,Hours',
      `1,Brume,"12 Quay Street, Halifax, NS B3J 0A7, Canada",9-5\n2,Brume,"4, rue A, Montréal (Québec) H2X 1Y4",9-5\n3,Brume,"5, rue B, Montréal (Québec) H2X 1Y4",9-5`,
    );
    expect(stores.map(({ name, address }) => [name.en, address.line1, address.province])).toEqual([
      ['Halifax', '12 Quay Street', 'NS'],
      ['Montréal, 4, rue A', '4, rue A', 'QC'],
      ['Montréal, 5, rue B', '5, rue B', 'QC'],
    ]);
  });

  it('SF-03 are found by their values where their headings say nothing', async () => {
    const { mapping } = await one(
      'No,Nom,Adresse,Ville,A,B,C,D',
      '1,Quai,"1, rue A",Laval,H7T 1C7,450 555-0101,"45.56","-73.75"\n2,Parc,"2, rue B",Laval,H7T 1C8,450 555-0102,"45.57","-73.76"',
    );
    expect(mapping.columns).toMatchObject({ A: 'postalCode', B: 'phone', C: 'lat', D: 'lng' });
  });

  it('SF-03 leaves totals, legends and notes around the list out, with a warning, and no store with a number', async () => {
    const list = 'No,Nom,Adresse,Ville,Province,Code postal,Lun\n';
    const store = '107,Quai,12 Quay Street,Halifax,NS,B3J 0A7,9-5\n';
    const notes = await read(`${list}${store}Total,1,,,,,\n,"Légende : x = fermé",,,,,\n`);
    expect([notes.stores.length, notes.refused]).toEqual([1, 0]);
    expect(
      notes.problems.filter(({ problem }) => problem.code === 'notAStore').map(({ row, level }) => [row, level]),
    ).toEqual([
      [3, 'warning'],
      [4, 'warning'],
    ]);
    const half = await read(`${list}${store}108,Quai sud,,,,,\n`);
    expect([half.stores.length, half.refused]).toEqual([1, 1]);
  });

  it.each(['# succ.', 'N° de succ.', 'No mag.', 'Num. magasin'])(
    'SF-03 has the stores’ numbers below “%s”',
    async (name) => {
      const { stores } = await read(
        `${name},Nom,Adresse,Ville,Province,Code postal,Lun\n107,Quai,12 Quay Street,Halifax,NS,B3J 0A7,9-5\n`,
      );
      expect(stores.map(({ number }) => number)).toEqual(['107']);
    },
  );

  it('SF-03 with the same heading as an unknown one are named in a warning, and used no further', async () => {
    const { problems, stores } = await one(
      'No,Name,Address,City,Postal code,Sq. ft.',
      '1,A,1 A St,Halifax,B3J 0A7,900',
    );
    expect(
      problems.filter(({ column }) => column === 'Sq. ft.').map(({ row, problem }) => [row, problem.code]),
    ).toEqual([[1, 'ignoredColumn']]);
    expect(stores).toHaveLength(1);
  });

  it('SF-03 that are fewer than a row’s cells leave the row out: a cell came apart', async () => {
    const { refused, problems } = await one(
      'No;Name;Address;City;Postal code;Hours',
      '1;A;1 A St;Halifax;B3J 0A7;Mon-Fri 9-5; Sat 10-5',
    );
    expect(refused).toBe(1);
    expect(problems.map(({ problem }) => problem.code)).toContain('extraCell');
  });
});

describe('the extension of a telephone', () => {
  it.each([
    ['Phone', '902-555-0108 ext. 12', ''],
    ['Téléphone', '902 555-0108, poste 12', ''],
    ['Phone number', '(902) 555-0108', '12'],
    ['Phone number', '902-555-0108 x7', 'poste 12'],
  ])('SF-03 is read beside its number or in a column of its own: %s “%s” “%s”', async (heading, phone, extension) => {
    const names = `No;Name;Address;City;Postal code;Hours;${heading};Ext.`;
    const imported = await one(names, `1;A;1 A St;Halifax;B3J 0A7;Mon-Fri 9-5;${phone};${extension}`);
    const { stores, problems } = imported;
    expect(problems.map(({ column }) => column)).not.toContain(heading);
    expect(stores.map((store) => [store.phone, store.extension])).toEqual([['9025550108', '12']]);
    expect(checkFeedText(toFeed(imported), true).stores).toMatchObject([{ phone: '9025550108', extension: '12' }]);
  });
});

describe('an import beside a published feed', () => {
  const feed = (rows: readonly string[]) =>
    checkFeedText(
      `number,brand,name_en,name_fr,line1,city,province,postalCode,lat,lng,phone,departments,slug,mon,tue\n${rows.join('\n')}\n`,
      true,
    ).stores;
  const published = feed([
    `107,${ownBrand},Quay,Quay,12 Quay Street,Halifax,NS,B3J 0A7,44.6427,-63.5769,9025550107,bed|bath,the-quay,09:00-17:00,closed`,
    `108,${ownBrand},Wharf,Wharf,4 Wharf Lane,Halifax,NS,B3J 0A7,44.6500,-63.5769,,,,09:00-17:00,closed`,
    `109,${ownBrand},Hill,Hill,9 Hill Road,Halifax,NS,B3J 0A7,44.6600,-63.5769,,,,09:00-17:00,closed`,
  ]);
  const context = { ...nothing, published };

  it('SF-03 shows what is added, moved, closed and changed', async () => {
    const text =
      write({ 'Store name': 'Wharf', Latitude: '44.6530', Tue: '10-4' }) +
      `"110","New","1 New Street","Halifax","NS","B3J 0A7","44.67","-63.58","","9-5","x","","no"\n`;
    const { differences } = await read(text, context);
    expect(differences.map(({ change, store, fields }) => [store.number, change, ...fields])).toEqual([
      ['107', 'details', 'featured'],
      ['108', 'moved', 'lat', 'lng'],
      ['108', 'hours', 'tue'],
      ['108', 'details', 'phone', 'featured'],
      ['110', 'added'],
      ['109', 'closed'],
    ]);
  });

  it('SF-03 keeps what the file has no column for: departments, and the address of the page', async () => {
    const { stores, given } = await read(write({}), context);
    expect(stores[0]).toMatchObject({ departments: ['bed', 'bath'], slug: 'the-quay' });
    expect(toFeed({ stores, given } as ImportResult)).toContain('the-quay');
  });

  it('SF-03 keeps the exact position and the number of a store whose file has neither', async () => {
    const { stores } = await read(
      'Name,Address,City,Postal code,Hours\nQuay,12 Quay Street,Halifax,B3J 0A7,9-5\n',
      context,
    );
    expect(stores[0]).toMatchObject({ number: '107', lat: 44.6427, lng: -63.5769 });
    expect(stores[0]?.approximate).toBeUndefined();
  });
});
