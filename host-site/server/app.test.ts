import { expect, it } from 'vitest';
import { createDeadDatabase, idleOutbox } from '../../tests/server/support/failing-database.ts';
import { createConfig } from '../../tests/server/support/test-config.ts';
import { readContests } from '../sources/contests/read-contests.ts';
import { findSlugProblem } from '../sources/landing/check-landing.ts';
import { createApp } from './app.ts';
import { createLogger } from './http/logging.ts';

it('a landing page slug is rejected when it equals the first URL segment of a server route', () => {
  const config = createConfig();
  const app = createApp({
    config,
    database: createDeadDatabase(),
    outbox: idleOutbox,
    contests: readContests(config.contestsDir),
    logger: createLogger(config.logLevel),
    now: Date.now,
    isStopping: () => false,
  });
  const segments = app.routes.map(({ path }) => path.replace('/:locale{en|fr}', '').split('/')[1] ?? '');
  // A slug has no capital, dot or star.
  const slugs = [...new Set(segments)].filter((segment) => /^[a-z\d-]+$/.test(segment));
  expect(slugs).toEqual(expect.arrayContaining(['embed', 'playground', 'oembed', 'widgets']));
  expect(slugs.filter((slug) => findSlugProblem(slug) === undefined)).toEqual([]);
});
