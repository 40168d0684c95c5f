// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitForDelay } from './open-trigger.ts';

/** Brings the tab to the front or sends it to the background. */
function turn(visibility: DocumentVisibilityState): void {
  vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('counts the time in which the tab is in sight, and calls back once', () => {
  const open = vi.fn();
  turn('hidden');
  waitForDelay(5, open);
  vi.advanceTimersByTime(60_000);
  turn('visible');
  vi.advanceTimersByTime(3_000);
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  turn('visible');
  vi.advanceTimersByTime(1_900);
  expect(open).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(open).toHaveBeenCalledOnce();
  turn('hidden');
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(open).toHaveBeenCalledOnce();
});

it('stops waiting, also in the background', () => {
  const open = vi.fn();
  turn('visible');
  const stop = waitForDelay(5, open);
  turn('hidden');
  stop();
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(open).not.toHaveBeenCalled();
});
