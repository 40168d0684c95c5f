import { chmodSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { dumpPostgres, restorePostgres } from './postgres-tools.ts';

const url = 'postgres://vitrine:s%20cret@127.0.0.1:1/none';
const folder = createFolder();

beforeEach(() => vi.stubEnv('PATH', folder.path));
afterEach(() => vi.unstubAllEnvs());
afterAll(() => folder.remove());

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += Buffer.from(piece).toString();
  return text;
}

async function* yieldDump(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(1_000_000);
}

describe('pg_dump and pg_restore', () => {
  it('are named in the error when they are not installed', async () => {
    const sentence = (program: string) => `${program} is not installed: it comes with PostgreSQL's client programs.`;
    await expect(drain(dumpPostgres(url))).rejects.toThrow(sentence('pg_dump'));
    await expect(restorePostgres(url, yieldDump())).rejects.toThrow(sentence('pg_restore'));
  });

  it.skipIf(process.platform === 'win32')(
    'report why they failed, also after partial output, and never get the password as an argument',
    async () => {
      const script = '#!/bin/sh\necho "$*"\necho "no room for $PGPASSWORD" >&2\nexit 3\n';
      writeFiles(folder.path, { pg_dump: script, pg_restore: script });
      for (const name of ['pg_dump', 'pg_restore']) chmodSync(`${folder.path}/${name}`, 0o755);
      let shown = '';
      const read = async () => {
        for await (const piece of dumpPostgres(url)) shown += Buffer.from(piece).toString();
      };
      await expect(read()).rejects.toThrow('pg_dump failed (3): no room for s cret');
      expect(shown).toContain('--dbname=postgres://vitrine@127.0.0.1:1/none');
      await expect(restorePostgres(url, yieldDump())).rejects.toThrow('pg_restore failed (3): no room for s cret');
    },
  );

  it.skipIf(process.platform === 'win32').each([
    ['postgres:///db?host=/run/postgresql&user=v&password=s%20cret', 'postgres:///db?host=/run/postgresql&user=v'],
    ['postgres:///db?password=s+cret&options=-c%20a%3Db', 'postgres:///db?options=-c%20a%3Db'],
    ['postgres://v:other@h/db?p%61ssword=s%20cret&sslpassword=key', 'postgres://v@h/db'],
    // What the driver and other programs know, and libpq refuses.
    ['postgres://v:s%20cret@h/db?sslmode=no-verify&keepAlive=true', 'postgres://v@h/db?sslmode=require'],
    ['postgres://v:s%20cret@h/db?ssl=no-verify&schema=public', 'postgres://v@h/db?sslmode=require'],
    ['postgres://v:s%20cret@h/db?uselibpqcompat=true&sslmode=require', 'postgres://v@h/db?sslmode=require'],
    ['postgres://v:s%20cret@h/db?ssl=0&connect_timeout=3', 'postgres://v@h/db?sslmode=disable&connect_timeout=3'],
  ])('pg_dump gets the password of %s in PGPASSWORD and not as an argument', async (given, shown) => {
    writeFiles(folder.path, { pg_dump: '#!/bin/sh\necho "$* $PGPASSWORD"\n' });
    chmodSync(`${folder.path}/pg_dump`, 0o755);
    expect(await drain(dumpPostgres(given))).toBe(`--format=custom --no-password --dbname=${shown} s cret\n`);
  });
});
