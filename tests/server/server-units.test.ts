import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../host-site/server/config.ts';
import { describeError } from '../../host-site/server/logging.ts';
import { formatCell, formatLine, unguardCell } from '../../host-site/server/operators/csv.ts';
import { listOwnOrigins } from '../../host-site/server/own-origin.ts';
import { isTimeZoneDataCurrent } from '../../host-site/server/time-zone-data.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+14165550100', `"'+14165550100"`],
  ['-2', `"'-2"`],
  ['@sum(a1)', `"'@sum(a1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t=1"`],
  ['\rx', `"'\rx"`],
  ['\uFF1Dcmd', `"'\uFF1Dcmd"`],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\nlines', '"two\nlines"'],
  ['a=b', '"a=b"'],
  [-5, '"-5"'],
  [null, '""'],
  [true, '"true"'],
  [new Date('2026-11-01T00:00:00Z'), '"2026-11-01T00:00:00.000Z"'],
])('writes %j into a spreadsheet as text that is no formula', (value, cell) => {
  expect(formatCell(value)).toBe(cell);
});

it.each(['=1+1', '  =1', '\t=1', '\uFF1Dcmd', 'plain', "'tis the season", "O'Brien", "'", ''])(
  'reads %j from a spreadsheet as it was before it was guarded',
  (text) => {
    expect(unguardCell(formatCell(text).slice(1, -1))).toBe(text);
  },
);

it('ends a CSV line as RFC 4180 says', () => {
  expect(formatLine(['a', 1])).toBe('"a","1"\r\n');
});

it('starts without any setting, with the demo origins allowed and nothing else', () => {
  const config = readConfig({}, '/srv');
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/data',
    databaseUrl: '',
    rateLimitPerMinute: 30,
  });
  expect(config.allowedOrigins).toContain('http://127.0.0.1:8081');
  expect(config.allowedOrigins).toContain('http://localhost:8083');
  expect(config.allowedOrigins).toHaveLength(6);
});

it('allows no other origin in production unless it is named', () => {
  expect(readConfig({ NODE_ENV: 'production' }, '/srv').allowedOrigins).toEqual([]);
  expect(readConfig({ ALLOWED_ORIGINS: '' }, '/srv').allowedOrigins).toEqual([]);
  const ALLOWED_ORIGINS = 'https://www.winners.example, https://www.marshalls.example';
  expect(readConfig({ ALLOWED_ORIGINS }, '/srv').allowedOrigins).toEqual([
    'https://www.winners.example',
    'https://www.marshalls.example',
  ]);
});

it('takes an empty variable for one that is not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', LOG_LEVEL: '' }, '/srv')).toMatchObject({
    port: 8080,
    logLevel: 'info',
  });
});

it.each([
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['RATE_LIMIT_PER_MINUTE', 'many'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['ALLOWED_ORIGINS', 'https://www.winners.example/'],
  ['ALLOWED_ORIGINS', '*'],
  ['PUBLIC_ORIGIN', 'www.vitrine.example'],
  ['NEWSLETTER_UPSTREAM_URL', 'ftp://host/'],
  ['LOG_LEVEL', 'loud'],
  ['REREAD_FILES', 'yes'],
])('names %s when it is %s, and tells no secret', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(name);
  expect(() => readConfig({ [name]: value }, '/srv')).not.toThrow('secret');
});

it.each([
  ['2026c', true],
  ['2026b', true],
  ['2027a', true],
  ['2026a', false],
  ['2025c', false],
  [undefined, false],
])('judges time-zone data %s: new enough is %s', (release, isCurrent) => {
  expect(isTimeZoneDataCurrent(release)).toBe(isCurrent);
});

it('takes the host that the browser asked for as its own origin, and a proxy only when it is trusted', () => {
  const hints = { host: 'localhost:8080', forwardedHost: 'www.vitrine.example', forwardedProto: 'https' };
  expect(listOwnOrigins('', false, hints)).toEqual(['http://localhost:8080']);
  expect(listOwnOrigins('', true, hints)).toEqual(['https://www.vitrine.example']);
  expect(listOwnOrigins('https://shop.example', true, hints)).toEqual(['https://shop.example']);
  expect(listOwnOrigins('', false, { ...hints, host: undefined })).toEqual([]);
});

it('tells of an error its class, code and place, never its message or the values in it', () => {
  const error = Object.assign(new Error('Key (email_key)=(jane@example.com) already exists'), {
    code: '23505',
    detail: 'jane@example.com',
  });
  const described = JSON.stringify(describeError(error));
  expect(described).toContain('23505');
  expect(described).toContain('server-units.test');
  expect(described).not.toContain('jane');
});
