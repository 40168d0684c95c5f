// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentPurpose } from '../brand/consent-purposes.ts';
import { parsePurposes } from '../brand/consent-purposes.ts';
import { consentDays, isSameConsent, keepConsent, listAllowed, readConsent, toConsent } from './consent.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const asked: readonly ConsentPurpose[] = ['analytics', 'advertising'];
const setSignal = (value: boolean | undefined) => vi.stubGlobal('navigator', { globalPrivacyControl: value });
beforeEach(() => setSignal(undefined));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('an answer to the question about everything', () => {
  it('TR-01 is kept for a year, with the version of the question', () => {
    keepConsent({ choice: 'accepted' }, [], now);
    expect(JSON.parse(localStorage['vitrine-consent'])).toEqual({ choice: 'accepted', at: now, version: '2' });
    expect(readConsent(now)).toEqual({ choice: 'accepted' });
    expect(readConsent(now + consentDays * 86_400_000)).toBeUndefined();
    expect(listAllowed({ choice: 'accepted' })).toEqual(['analytics', 'advertising', 'maps']);
  });

  it('TR-01 does not answer the question by purpose', () => {
    keepConsent({ choice: 'accepted' }, [], now);
    expect(readConsent(now, asked)).toBeUndefined();
  });
});

describe('an answer by purpose', () => {
  it('TR-01 is kept with what was asked, and allows that only', () => {
    keepConsent(toConsent(['analytics'], asked), asked, now);
    expect(JSON.parse(localStorage['vitrine-consent'])).toEqual({
      choice: 'chosen',
      purposes: ['analytics'],
      asked,
      at: now,
      version: '3',
    });
    expect(readConsent(now, asked)).toEqual({ choice: 'chosen', purposes: ['analytics'] });
    expect(readConsent(now)).toBeUndefined();
  });

  it('TR-01 to all purposes is an acceptance, to none a refusal', () => {
    expect(toConsent(asked, asked)).toEqual({ choice: 'accepted', purposes: asked });
    expect(toConsent([], asked)).toEqual({ choice: 'refused', purposes: [] });
  });

  it('TR-01 does not count once a purpose is added, and does where one is gone', () => {
    keepConsent(toConsent(asked, asked), asked, now);
    expect(readConsent(now, ['analytics', 'advertising', 'maps'])).toBeUndefined();
    keepConsent(toConsent(['maps'], ['analytics', 'advertising', 'maps']), ['analytics', 'advertising', 'maps'], now);
    expect(readConsent(now, asked)).toEqual({ choice: 'refused', purposes: [] });
  });

  it('TR-01 is a refusal with Global Privacy Control, unless it was given in spite of it', () => {
    keepConsent(toConsent(asked, asked), asked, now);
    setSignal(true);
    expect(readConsent(now, asked)).toEqual({ choice: 'refused', purposes: [] });
    keepConsent(toConsent(['analytics'], asked), asked, now);
    expect(readConsent(now, asked)).toEqual({ choice: 'chosen', purposes: ['analytics'] });
  });

  it.each([
    ['a list that is none', { choice: 'chosen', purposes: 'analytics', asked, at: now, version: '3' }],
    ['no list', { choice: 'accepted', at: now, version: '3' }],
    ['another version', { choice: 'accepted', purposes: asked, asked, at: now, version: '4' }],
  ])('TR-01 with %s allows nothing that was not asked', (_what, record) => {
    localStorage['vitrine-consent'] = JSON.stringify(record);
    expect(readConsent(now, asked)?.choice === 'accepted').toBe(false);
  });
});

it('parsePurposes reads purposes in the question’s order, and none where fewer than two are known', () => {
  expect(parsePurposes('advertising  analytics')).toEqual(asked);
  expect(parsePurposes('advertising statistics')).toEqual([]);
  expect(parsePurposes(null)).toEqual([]);
});

it('isSameConsent compares what two answers allow', () => {
  expect(isSameConsent(toConsent(['analytics'], asked), toConsent(['advertising'], asked))).toBe(false);
  expect(isSameConsent({ choice: 'refused' }, { choice: 'refused' })).toBe(true);
  expect(isSameConsent({ choice: 'refused' }, undefined)).toBe(false);
});
