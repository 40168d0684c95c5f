import { resolve } from 'node:path';
import { readConfig, type ServerConfig } from '../../../host-site/server/config.ts';

/** The sample's contests, where no build has copied them yet. */
export const sampleContests = resolve('host-site/retailers/vitrine/content/contests');

/** Settings for a test: any free port, no limits, no log, and no files unless folders are given. */
export function createConfig(overrides: Partial<ServerConfig> = {}): ServerConfig {
  const variables = {
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    PROOF_OF_WORK_PERCENT: '100',
    WRONG_PINS_PER_HOUR: '0',
    CONTESTS_DIR: sampleContests,
    LOG_LEVEL: 'silent',
    ALLOWED_ORIGINS: 'https://www.winners.example',
  };
  return { ...readConfig(variables, '/nonexistent'), ...overrides };
}
