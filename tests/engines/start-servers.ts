import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { explainTakenPorts, startServers } from '../../host-site/tooling/servers.mjs';
import { writeContestsOfToday } from '../support/contests-today.ts';
import { origins, sitePort } from '../support/ports.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the site's database. */
    dataDir: string;
  }
}

/** Starts the site and the demo origins once for all browsers, which are tested side by side. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // A server that an earlier run has left would answer from a database of its own.
  const taken = await explainTakenPorts({ host: '127.0.0.1', port: sitePort });
  if (taken) throw new Error(taken);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-engines-'));
  const [dataDir, contests] = [join(folder, 'data'), join(folder, 'contests')];
  writeContestsOfToday(contests);
  const servers = startServers({
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    DATA_DIR: dataDir,
    CONTESTS_DIR: contests,
    RATE_LIMIT_PER_MINUTE: '0',
    ALLOWED_ORIGINS: [origins.winners, origins.marshalls, origins.landing].join(','),
    PARTNER_ORIGIN: origins.partner,
    LOG_LEVEL: 'silent',
  });
  await servers.whenReady([`${origins.site}/readyz`, `${origins.landing}/`]);
  project.provide('dataDir', dataDir);
  return async () => {
    servers.signal('SIGTERM');
    await servers.allEnded;
    rmSync(folder, { recursive: true, force: true });
  };
}
