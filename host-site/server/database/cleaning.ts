import type { Logger } from 'pino';
import { deleteOldSecrets } from './client-secrets.ts';
import type { Database } from './database.ts';
import { forgetNetworks } from './entry-networks.ts';
import { deleteOldKeys } from './idempotent-answers.ts';
import { applyRetention, countAll, type RetentionScope } from './retention.ts';
import { type AfterSealing, rotateKeys, sealPlainRows } from './sealing.ts';
import { deleteExpiredChallenges } from './used-challenges.ts';

const minute = 60_000;
const hour = 60 * minute;

interface CleaningTools {
  database: Database;
  afterSealing: AfterSealing;
  /** What decides, besides dates, what is deleted. */
  retention: RetentionScope;
  now: () => number;
  logger: Logger;
  reportError: (error: unknown) => void;
  /** Called with what a run of the retention job has deleted. */
  onRetention?: ((deleted: Readonly<Record<string, number>>) => void) | undefined;
}

/** Deletes, for as long as the server runs, what need not be kept. Returns a function that ends it. */
export function startCleaning(tools: CleaningTools): () => void {
  const { database, afterSealing, retention, now, logger, reportError, onRetention } = tools;
  const retain = async () => {
    const deleted = await applyRetention(database, new Date(now()), retention);
    onRetention?.({ ...deleted });
    if (countAll(deleted) > 0) logger.info(deleted, 'deleted what was kept long enough');
  };
  const rotate = async () => {
    const rotated = await rotateKeys(database);
    if (rotated > 0)
      logger.info({ rotated, key: database.vault.currentKey }, 'personal data encrypted with the first key');
  };
  // An earlier version may run beside this one during an upgrade.
  const seal = () => sealPlainRows(database, afterSealing);
  const repeat = (work: () => Promise<unknown>, interval: number) =>
    setInterval(() => work().catch(reportError), interval).unref();
  // Expired client counters are deleted also while no request arrives, and at once those from before a restart.
  const forget = async () => {
    await deleteOldSecrets(database, now());
    await deleteExpiredChallenges(database, now());
    await forgetNetworks(database, now());
  };
  for (const work of [forget, retain, rotate]) work().catch(reportError);
  const timers = [
    repeat(() => deleteOldKeys(database), hour),
    repeat(forget, minute),
    repeat(retain, 24 * hour),
    repeat(rotate, hour),
    repeat(seal, minute),
  ];
  return () => timers.forEach(clearInterval);
}
