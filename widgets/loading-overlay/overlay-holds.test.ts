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

describe('who keeps the overlay up', () => {
  it('OV-01 no one: it is hidden', () => expect(holds.readPhase(0)).toBe('hidden'));

  it('OV-01 a request waits, shows, and is called slow after five seconds', () => {
    holds.add(form, showDelay);
    expect(holds.readPhase(showDelay - 1)).toBe('waiting');
    expect(holds.readPhase(showDelay)).toBe('shown');
    expect(holds.readPhase(showDelay + slowDelay - 1)).toBe('shown');
    expect(holds.readPhase(showDelay + slowDelay)).toBe('slow');
  });

  it('OV-01 what a form announces itself is not announced again, unless it is slow or someone else asked too', () => {
    holds.add(form, 0, true);
    expect(holds.readPhase(1)).toBe('told');
    expect(holds.readPhase(slowDelay)).toBe('slow');
    holds.add(other, 0);
    expect(holds.readPhase(1)).toBe('shown');
  });

  it('OV-01 it stays for the second of two, and for the second request of one', () => {
    holds.add(form, 0);
    holds.add(form, 0);
    holds.add(other, 0);
    holds.remove(form);
    holds.remove(other);
    expect(holds.readPhase(1)).toBe('shown');
    holds.remove(form);
    expect(holds.readPhase(1)).toBe('hidden');
  });

  it('OV-01 a release by someone who never asked changes nothing', () => {
    holds.add(form, 0);
    holds.remove(other);
    expect(holds.readPhase(1)).toBe('shown');
  });

  it('OV-01 the earliest request counts for how long it has been up', () => {
    holds.add(form, 0);
    holds.add(other, slowDelay);
    expect(holds.readPhase(slowDelay)).toBe('slow');
    holds.remove(form);
    expect(holds.readPhase(slowDelay)).toBe('shown');
  });

  it('OV-01 a request ends after twenty seconds, and says that time ended it', () => {
    expect(maxDuration).toBe(20_000);
    holds.add(form, 0);
    expect(holds.removeExpired(maxDuration - 1, allPresent)).toBe(false);
    expect(holds.readPhase(maxDuration - 1)).toBe('slow');
    expect(holds.removeExpired(maxDuration, allPresent)).toBe(true);
    expect(holds.readPhase(maxDuration)).toBe('hidden');
  });

  it('OV-01 a request ends when its element has left, and the others stay', () => {
    holds.add(form, 0);
    holds.add(other, 0);
    expect(holds.removeExpired(1, (holder) => holder !== form)).toBe(false);
    expect(holds.readPhase(1)).toBe('shown');
    holds.removeExpired(1, () => false);
    expect(holds.readPhase(1)).toBe('hidden');
  });

  it('OV-01 all end at once when the visitor sends it away', () => {
    holds.add(form, 0);
    holds.add(other, 0);
    holds.clear();
    expect(holds.readPhase(1)).toBe('hidden');
  });
});
