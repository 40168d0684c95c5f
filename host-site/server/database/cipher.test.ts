import { lstat, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFolder } from '../../../tests/server/support/temporary-folder.ts';
import { createCipher } from './cipher.ts';
import { createKeys, parseKeys, readKeyFile } from './key-ring.ts';

const keys = createKeys();
const cipher = createCipher(parseKeys(keys));
const place = 'sealed_sign_ups.email.1';

it('cipher.decrypt returns the encrypted text, and encrypting the same text twice gives different values', () => {
  const text = 'Zoé 日本 \u{1f600}';
  const [one, two] = [cipher.encrypt(place, text), cipher.encrypt(place, text)];
  expect([cipher.decrypt(place, one), cipher.decrypt(place, two)]).toEqual([text, text]);
  expect(one).not.toBe(two);
  expect(one).toContain(`${cipher.currentKey}:`);
  expect(cipher.decrypt(place, 'plain@example.ca')).toBe('plain@example.ca');
});

it('cipher.decrypt rejects text that was moved to another row or column, altered, cut or encrypted with another key', () => {
  const encrypted = cipher.encrypt(place, 'person@example.ca');
  expect(() => cipher.decrypt('sealed_sign_ups.email.2', encrypted)).toThrow('cannot be decrypted');
  expect(() => cipher.decrypt('sealed_sign_ups.postal_code.1', encrypted)).toThrow('cannot be decrypted');
  expect(() => cipher.decrypt(place, encrypted.slice(0, -2))).toThrow('cannot be decrypted');
  expect(() => cipher.decrypt(place, encrypted.slice(0, 25))).toThrow('cannot be decrypted');
  for (let at = encrypted.indexOf(':') + 1; at < encrypted.length - 1; at += 1) {
    const altered = encrypted.slice(0, at) + (encrypted[at] === 'A' ? 'B' : 'A') + encrypted.slice(at + 1);
    expect(() => cipher.decrypt(place, altered)).toThrow('cannot be decrypted');
  }
  const other = parseKeys(createKeys(new Date(0)));
  expect(() => createCipher(other).decrypt(place, encrypted)).toThrow(`no key called ${cipher.currentKey}`);
});

it('a cipher decrypts with every key, encrypts with the first, and hashes the same after a rotation', () => {
  const older = cipher.encrypt(place, 'person@example.ca');
  const [newer = ''] = createKeys(new Date(0)).split(',');
  const rotated = createCipher(parseKeys(`${newer},${keys}`));
  expect(rotated.decrypt(place, older)).toBe('person@example.ca');
  expect(rotated.encrypt(place, 'x')).toContain('k19700101000000:');
  expect(rotated.hash('email', 'x')).toBe(cipher.hash('email', 'x'));
  expect(rotated.hash('email', 'x')).not.toBe(cipher.hash('phone', 'x'));
});

it.each([
  ['', 'entry 1 is not'],
  ['k1:short', 'entry 1 is not'],
  [keys.split(',')[0] ?? '', 'one key called index'],
  [keys.split(',')[1] ?? '', 'at least one other'],
  [`${keys},${keys.split(',')[0]}`, 'two keys are called'],
])('parseKeys rejects invalid keys with the error “$1”, and shows no key', (text, message) => {
  expect(() => parseKeys(text)).toThrow(message);
  const shown = (() => {
    try {
      parseKeys(text);
    } catch (error) {
      return String(error);
    }
    return '';
  })();
  expect(shown).not.toMatch(/[A-Za-z0-9+/]{40}/);
});

it('readKeyFile creates one key file, readable by its owner only, also when called ten times at once', async () => {
  const folder = createFolder();
  const dataDir = join(folder.path, 'data');
  const rings = await Promise.all(Array.from({ length: 10 }, () => readKeyFile(dataDir)));
  expect(new Set(rings.map(({ index }) => index.toString('hex'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['data-keys']);
  const path = join(dataDir, 'data-keys');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const content = await readFile(path, 'utf8');
  await readKeyFile(dataDir);
  expect(await readFile(path, 'utf8')).toBe(content);
  await writeFile(path, 'k1:damaged');
  folder.remove();
});

it('readKeyFile rejects a damaged key file with an error that names it, and leaves the file as it is', async () => {
  const folder = createFolder();
  const path = join(folder.path, 'data-keys');
  await writeFile(path, 'k1:damaged');
  await expect(readKeyFile(folder.path)).rejects.toThrow(`${path}: entry 1 is not`);
  expect(await readFile(path, 'utf8')).toBe('k1:damaged');
  expect(await readdir(folder.path)).toEqual(['data-keys']);
  folder.remove();
});

it.each([
  ['EISDIR', 'a folder', (path: string) => mkdir(path)],
  ['ELOOP', 'a link to itself', (path: string) => symlink(path, path)],
])('readKeyFile rejects with %s when the key file is %s, and writes no new keys', async (code, _what, create) => {
  const folder = createFolder();
  const path = join(folder.path, 'data-keys');
  await create(path);
  const before = await lstat(path);
  await expect(readKeyFile(folder.path)).rejects.toThrow(code);
  expect(await readdir(folder.path, { recursive: true })).toEqual(['data-keys']);
  expect((await lstat(path)).ino).toBe(before.ino);
  folder.remove();
});
