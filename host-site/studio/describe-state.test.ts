import { describe, expect, it } from 'vitest';
import { studioMessages } from './configure.ts';
import { describeStore, describeTimes, type EntryTimes } from './describe-state.ts';

const now = new Date('2026-12-01T12:00:00-05:00');
const describeIn = (locale: 'en' | 'fr', entry: EntryTimes) => describeTimes(entry, studioMessages[locale], now);

describe('the state of an entry in the lists', () => {
  it('is when visitors see it, by the instants of a contest or page', () => {
    expect(describeIn('en', {})).toBe('On the site');
    expect(describeIn('fr', { opens: '2026-12-01T12:00:01-05:00', closes: '2026-12-24T23:59:59-05:00' })).toBe(
      'À partir du 2026-12-01',
    );
    expect(describeIn('fr', { opens: '2026-12-01T12:00:00-05:00', closes: '2026-12-24T23:59:59-05:00' })).toBe(
      'Jusqu’au 2026-12-24',
    );
    expect(describeIn('en', { until: '2026-12-01T17:00:00Z' })).toBe('Over since 2026-12-01');
  });

  it('includes the last day of a landing page', () => {
    expect(describeIn('en', { starts: '2026-11-01', ends: '2026-12-01' })).toBe('Until 2026-12-01');
    expect(describeIn('en', { starts: '2026-11-01', ends: '2026-11-30' })).toBe('Over since 2026-11-30');
    expect(describeIn('en', { starts: '2026-12-02', ends: '2026-12-03' })).toBe('From 2026-12-02');
  });

  it('prefers the times at which a page is shown to the days that it speaks of', () => {
    expect(describeIn('en', { starts: '2026-11-01', ends: '2026-12-24', from: '2026-12-05T09:00:00-05:00' })).toBe(
      'From 2026-12-05',
    );
  });

  it('is that of a store, with the day on which it changes', () => {
    const { en, fr } = studioMessages;
    expect(describeStore({ status: 'opening-soon', opensOn: '2027-03-05' }, fr)).toBe('Ouvre bientôt · 2027-03-05');
    expect(describeStore({ status: 'temporarily-closed' }, en)).toBe('Closed for now');
    expect(describeStore({ opensOn: '2020-03-05' }, en)).toBe('Open');
  });
});
