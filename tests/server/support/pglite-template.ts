import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createPglite } from '../../../host-site/server/database/create-pglite.ts';

const cache = 'node_modules/.cache/vitrine';

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
  return typeof manifest === 'object' && manifest && 'version' in manifest ? String(manifest.version) : 'unknown';
}

/** An empty embedded database, created once for all runs: copying it is fast, creating one takes seconds. */
async function findTemplate(): Promise<string> {
  const template = join(cache, `pglite-${readVersion()}`);
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const database = await createPglite(draft);
  await database.close();
  try {
    renameSync(draft, template);
  } catch {
    // Another test process created it first.
    rmSync(draft, { recursive: true, force: true });
  }
  return template;
}

/** Copies an empty embedded database into a data folder. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  cpSync(await findTemplate(), join(dataDir, 'pglite'), { recursive: true });
}
