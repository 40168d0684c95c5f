import { readConfig, type ServerConfig } from '../../../host-site/server/config.ts';

/** Settings for a test: any free port, no rate limit, no log, nothing served unless folders are given. */
export function createConfig(overrides: Partial<ServerConfig> = {}): ServerConfig {
  const variables = {
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    ALLOWED_ORIGINS: 'https://www.winners.example',
  };
  return { ...readConfig(variables, '/nonexistent'), ...overrides };
}
