import { afterEach, expect, it, vi } from 'vitest';
import { readBuildTime } from './build-time.ts';

afterEach(() => vi.unstubAllEnvs());

it('readBuildTime returns SOURCE_DATE_EPOCH in milliseconds', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1795420800');
  expect(readBuildTime()).toBe(1_795_420_800_000);
});

it('readBuildTime returns the current time in whole seconds when SOURCE_DATE_EPOCH is empty', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  const before = Date.now();
  const time = readBuildTime();
  expect(time % 1000).toBe(0);
  expect(time).toBeGreaterThan(before - 1000);
  expect(time).toBeLessThanOrEqual(Date.now());
});

it.each(['tomorrow', '-1', '1.5', '1795420800000'])('readBuildTime throws for SOURCE_DATE_EPOCH=%s', (seconds) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', seconds);
  expect(readBuildTime).toThrow('SOURCE_DATE_EPOCH');
});
