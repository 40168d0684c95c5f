import { describe, expect, it } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

const show = (seconds: number) =>
  (['en', 'fr'] as const).map((locale) => formatTimeLeft(seconds, locale).replaceAll('\u00a0', ' '));

describe('formatTimeLeft', () => {
  it('returns at most the two largest units, in English and French', () => {
    expect(show(2 * 86_400 + 5 * 3600 + 59 * 60)).toEqual(['2 days 5 hours', '2 jours 5 heures']);
    expect(show(86_400 + 3600)).toEqual(['1 day 1 hour', '1 jour 1 heure']);
    expect(show(3 * 3600 + 12 * 60 + 59)).toEqual(['3 hours 12 minutes', '3 heures 12 minutes']);
    expect(show(119)).toEqual(['1 minute', '1 minute']);
  });

  it('omits units that are zero, and returns an empty string for less than a minute', () => {
    expect(show(2 * 86_400 + 59 * 60)).toEqual(['2 days', '2 jours']);
    expect(show(3600)).toEqual(['1 hour', '1 heure']);
    expect(show(59)).toEqual(['', '']);
  });
});
