import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { createKeys } from './database/key-ring.ts';

it('readConfig uses the defaults and allows only the six demo origins when no variable is set', () => {
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

it('readConfig allows only the listed origins: none in production by default or with an empty ALLOWED_ORIGINS', () => {
  expect(readConfig({ NODE_ENV: 'production' }, '/srv').allowedOrigins).toEqual([]);
  expect(readConfig({ ALLOWED_ORIGINS: '' }, '/srv').allowedOrigins).toEqual([]);
  const ALLOWED_ORIGINS = 'https://www.winners.example, https://www.marshalls.example';
  expect(readConfig({ ALLOWED_ORIGINS }, '/srv').allowedOrigins).toEqual([
    'https://www.winners.example',
    'https://www.marshalls.example',
  ]);
});

it('readConfig requires DATA_KEYS with PostgreSQL in production, and its error names the make-keys command', () => {
  const DATABASE_URL = 'postgres://host/name';
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL }, '/srv')).toThrow(/privacy.* make-keys/);
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL, DATA_KEYS: '' }, '/srv')).toThrow(ConfigError);
  const DATA_KEYS = createKeys();
  expect(readConfig({ NODE_ENV: 'production', DATABASE_URL, DATA_KEYS }, '/srv').dataKeys).toBe(DATA_KEYS);
  expect(readConfig({ DATABASE_URL }, '/srv').dataKeys).toBe('');
});

it('readConfig treats an empty variable as not set', () => {
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
  ['DATA_KEYS', 'k1:secret'],
  ['PUBLIC_ORIGIN', 'www.vitrine.example'],
  ['NEWSLETTER_UPSTREAM_URL', 'ftp://host/'],
  ['LOG_LEVEL', 'loud'],
  ['REREAD_FILES', 'yes'],
  ['GOOGLE_MAPS_KEY', 'AIza secret with spaces'],
  ['GOOGLE_MAPS_KEY', '"><script>secret</script>'],
  ['GOOGLE_MAPS_CLIENT', 'secret'],
  ['GOOGLE_MAPS_CHANNEL', 'a channel'],
  ['MAP_TILES_URL', 'https://secret.example/tiles.png'],
  ['MAP_TILES_URL', '/secret/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'http://secret.example/{z}/{x}/{y}.png'],
  ['MAP_TILES_LINK', 'javascript:secret'],
])('readConfig rejects %s set to "%s" with an error that names the variable and omits secrets', (name, value) => {
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value }, '/srv')).toThrow(name);
  expect(() => readConfig({ [name]: value }, '/srv')).not.toThrow('secret');
});

it('SF-06 readConfig reads a Google key or client with a channel, and rejects both together and a channel alone', () => {
  const key = `AIza${'x'.repeat(35)}`;
  expect(readConfig({}, '/srv').googleMaps).toBeUndefined();
  expect(readConfig({ GOOGLE_MAPS_KEY: key, GOOGLE_MAPS_CHANNEL: 'site' }, '/srv').googleMaps).toEqual({
    key,
    channel: 'site',
  });
  const GOOGLE_MAPS_CLIENT = 'gme-vitrine';
  expect(readConfig({ GOOGLE_MAPS_CLIENT }, '/srv').googleMaps).toEqual({ client: GOOGLE_MAPS_CLIENT });
  expect(() => readConfig({ GOOGLE_MAPS_CLIENT, GOOGLE_MAPS_KEY: key }, '/srv')).toThrow(/^GOOGLE_MAPS_CLIENT: /);
  expect(() => readConfig({ GOOGLE_MAPS_CHANNEL: 'site' }, '/srv')).toThrow(/^GOOGLE_MAPS_CHANNEL: /);
});

it('readConfig reads map tiles with their credit, and rejects them without it', () => {
  const MAP_TILES_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(readConfig({}, '/srv').mapTiles).toBeUndefined();
  expect(readConfig({ MAP_TILES_URL, MAP_TILES_ATTRIBUTION: '© Us' }, '/srv').mapTiles).toEqual({
    url: MAP_TILES_URL,
    attribution: '© Us',
  });
  expect(() => readConfig({ MAP_TILES_URL }, '/srv')).toThrow(/^MAP_TILES_ATTRIBUTION: /);
});

it('readConfig requires SMTP_URL, MAIL_FROM and PUBLIC_ORIGIN for email, and names the invalid one', () => {
  const mail = {
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Vitrine <hello@vitrine.example>',
    PUBLIC_ORIGIN: 'https://www.vitrine.example',
    CONFIRM_SIGN_UPS: '1',
  };
  expect(readConfig({}, '/srv').delivery.mail).toBeUndefined();
  expect(readConfig(mail, '/srv').delivery.mail).toEqual({
    url: mail.SMTP_URL,
    from: mail.MAIL_FROM,
    confirmsSignUps: true,
    sendsReceipts: false,
  });
  expect(() => readConfig({ ...mail, SMTP_URL: '' }, '/srv')).toThrow('SMTP_URL: expected a mail server');
  expect(() => readConfig({ SEND_RECEIPTS: '1' }, '/srv')).toThrow('SMTP_URL: expected a mail server, which');
  expect(() => readConfig({ ...mail, SMTP_URL: 'https://mail.example' }, '/srv')).toThrow('SMTP_URL: expected');
  expect(() => readConfig({ ...mail, MAIL_FROM: '' }, '/srv')).toThrow('MAIL_FROM: expected a sender');
  expect(() => readConfig({ ...mail, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, '/srv')).toThrow('MAIL_FROM');
  expect(() => readConfig({ ...mail, PUBLIC_ORIGIN: '' }, '/srv')).toThrow('PUBLIC_ORIGIN: expected an origin');
});

it.each([
  [{ PORT: '9100', METRICS_PORT: '9100' }, true],
  [{ PORT: '9100', METRICS_PORT: '9100', HOST: '0.0.0.0' }, true],
  [{ PORT: '9100', METRICS_PORT: '9100', HOST: '192.0.2.1' }, false],
  [{ PORT: '9100', METRICS_PORT: '9101' }, false],
  [{ PORT: '0', METRICS_PORT: '0' }, false],
])('readConfig with %j rejects metrics on the same port as pages: %s', (variables, isRefused) => {
  const read = expect(() => readConfig(variables, '/srv'));
  if (isRefused) read.toThrow('METRICS_PORT: expected another port than that of PORT');
  else read.not.toThrow();
});

it('loadConfig reads .env, lets environment variables override it, and ignores it when NODE_ENV is test', {
  tags: ['full'],
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.env'), 'DATABASE_URL=postgres://theirs.example/vitrine\nPORT=9000\n');
  const { href } = new URL('config.ts', import.meta.url);
  const code = `import { loadConfig } from '${href}'; console.log(JSON.stringify(loadConfig()));`;
  const load = (variables: NodeJS.ProcessEnv) => {
    const options = { cwd: folder, encoding: 'utf8', env: variables } as const;
    return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', code], options));
  };
  expect(load({})).toMatchObject({ databaseUrl: 'postgres://theirs.example/vitrine', port: 9000 });
  expect(load({ PORT: '9001' })).toMatchObject({ port: 9001 });
  expect(load({ NODE_ENV: 'test' })).toMatchObject({ databaseUrl: '', port: 8080 });
});
