import { chmodSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFolder, writeFiles } from '../../../tests/server/support/temporary-folder.ts';
import { dumpPostgres, restorePostgres } from './postgres-tools.ts';

const url = 'postgres://vitrine:s%20cret@127.0.0.1:1/none';
const folder = createFolder();

beforeEach(() => vi.stubEnv('PATH', folder.path));
afterEach(() => vi.unstubAllEnvs());

async function drain(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += Buffer.from(piece).toString();
  return text;
}

async function* yieldDump(): AsyncGenerator<Uint8Array> {
  yield Buffer.alloc(1_000_000);
}

describe('PostgreSQL’s programs', () => {
  it('are missed in a clear sentence', async () => {
    const sentence = (program: string) => `${program} is not installed: it comes with PostgreSQL's client programs.`;
    await expect(drain(dumpPostgres(url))).rejects.toThrow(sentence('pg_dump'));
    await expect(restorePostgres(url, yieldDump())).rejects.toThrow(sentence('pg_restore'));
  });

  it.skipIf(process.platform === 'win32')(
    'say why they fail, also after a part, and never get the password as an argument',
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
      folder.remove();
    },
  );
});
