import { beforeEach, describe, expect, it } from 'vitest';
import { maxDuration, OverlayHolds, showDelay, slowDelay } from './overlay-holds.ts';

const allPresent = () => true;
let holds: OverlayHolds;
let form: EventTarget;
let other: EventTarget;
beforeEach(() => {
  holds = new OverlayHolds();
  form = new EventTarget();
  other = new EventTarget();
});

describe('OverlayHolds', () => {
  it('OV-01 has the phase hidden without a request', () => expect(holds.readPhase(0)).toBe('hidden'));

  it('OV-01 a request is waiting until its start time, then shown, then slow after the slow delay', () => {
    holds.add(form, showDelay);
    expect(holds.readPhase(showDelay - 1)).toBe('waiting');
    expect(holds.readPhase(showDelay)).toBe('shown');
    expect(holds.readPhase(showDelay + slowDelay - 1)).toBe('shown');
    expect(holds.readPhase(showDelay + slowDelay)).toBe('slow');
  });

  it('OV-01 a request that its holder announces has the phase “told”, unless it is slow or another request is open', () => {
    holds.add(form, 0, true);
    expect(holds.readPhase(1)).toBe('told');
    expect(holds.readPhase(slowDelay)).toBe('slow');
    holds.add(other, 0);
    expect(holds.readPhase(1)).toBe('shown');
  });

  it('OV-01 stays shown until every request is removed, also two requests of one holder', () => {
    holds.add(form, 0);
    holds.add(form, 0);
    holds.add(other, 0);
    holds.remove(form);
    holds.remove(other);
    expect(holds.readPhase(1)).toBe('shown');
    holds.remove(form);
    expect(holds.readPhase(1)).toBe('hidden');
  });

  it('OV-01 removing a holder that has no request changes nothing', () => {
    holds.add(form, 0);
    holds.remove(other);
    expect(holds.readPhase(1)).toBe('shown');
  });

  it('OV-01 measures the slow delay from the earliest request that is still open', () => {
    holds.add(form, 0);
    holds.add(other, slowDelay);
    expect(holds.readPhase(slowDelay)).toBe('slow');
    holds.remove(form);
    expect(holds.readPhase(slowDelay)).toBe('shown');
  });

  it('OV-01 removeExpired removes a request after 20 seconds and returns true', () => {
    expect(maxDuration).toBe(20_000);
    holds.add(form, 0);
    expect(holds.removeExpired(maxDuration - 1, allPresent)).toBe(false);
    expect(holds.readPhase(maxDuration - 1)).toBe('slow');
    expect(holds.removeExpired(maxDuration, allPresent)).toBe(true);
    expect(holds.readPhase(maxDuration)).toBe('hidden');
  });

  it('OV-01 removeExpired removes only the requests whose holder is gone, and returns false', () => {
    holds.add(form, 0);
    holds.add(other, 0);
    expect(holds.removeExpired(1, (holder) => holder !== form)).toBe(false);
    expect(holds.readPhase(1)).toBe('shown');
    holds.removeExpired(1, () => false);
    expect(holds.readPhase(1)).toBe('hidden');
  });

  it('OV-01 clear removes all requests', () => {
    holds.add(form, 0);
    holds.add(other, 0);
    holds.clear();
    expect(holds.readPhase(1)).toBe('hidden');
  });
});
