import type { Database } from '../../database/database.ts';
import { databasePooling } from './checks/database-pooling.ts';
import { databaseChecks } from './database-checks.ts';
import { deploymentChecks } from './deployment-checks.ts';
import type { DeploymentTools } from './deployment-tools.ts';
import { type Report, runCheck } from './run-check.ts';
import { runDatabaseChecks } from './run-database-checks.ts';

/** All but the one that takes two connections of the pool. */
const ofDatabase = databaseChecks.filter(({ id }) => id !== databasePooling.id);
const ofMachine = deploymentChecks.filter(({ isOwn }) => isOwn);

/** Runs the checks that cost a server next to nothing, of itself: its database, keys, clock and disk. */
export async function* examineOwn(database: Database, tools: DeploymentTools): AsyncGenerator<Report> {
  yield* runDatabaseChecks({ database, now: tools.now }, ofDatabase);
  for (const row of ofMachine) yield await runCheck(row, tools);
}
