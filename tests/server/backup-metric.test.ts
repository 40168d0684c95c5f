import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeyPair } from '../../host-site/server/database/backups/age-keys.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { createMetrics } from '../../host-site/server/operators/monitoring/metrics.ts';
import { startServer } from '../../host-site/server/start-server.ts';
import { runBackup } from './support/server-process.ts';
import { createFolder } from './support/temporary-folder.ts';
import { createConfig } from './support/test-config.ts';
import { createTestDatabase, sampleDatabases, type TestDatabase } from './support/test-databases.ts';

async function readMetric(location: TestDatabase): Promise<number> {
  const database = await openDatabase(location, () => undefined);
  const text = await createMetrics(database, () => true).format();
  await database.close();
  return Number(/^vitrine_backup_last_success_seconds (\S+)$/m.exec(text)?.[1]);
}

it.each(sampleDatabases('the last backup'))(
  'vitrine_backup_last_success_seconds has the time of the last complete backup on %s, 0 after a failed one',
  { tags: ['full'] },
  async (kind) => {
    const location = await createTestDatabase(kind);
    await (await startServer(createConfig(location))).close();
    const folder = createFolder();
    const { recipient } = await createKeyPair();
    const startedAt = Date.now() / 1000;
    expect(await readMetric(location)).toBe(0);
    const refused = await runBackup(location, '--to', join(folder.path, 'missing/backup.age'), '--key', recipient);
    expect(refused.code).toBe(1);
    expect(await readMetric(location)).toBe(0);
    const made = await runBackup(location, '--to', join(folder.path, 'backup.age'), '--key', recipient);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(await readMetric(location)).toBeGreaterThanOrEqual(startedAt);
    folder.remove();
    await location.remove();
  },
);
