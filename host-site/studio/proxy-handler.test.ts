import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { handleProxyRequest } from './proxy-handler.ts';
import { SaveConflict } from './save-entry.ts';

const gifts = 'landing/holiday-gifts.json';
const giftsFile = 'host-site/retailers/vitrine/content/landing/holiday-gifts/en.md';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-proxy-'));
  cpSync('host-site/retailers/vitrine/content/landing', join(root, 'host-site/retailers/vitrine/content/landing'), {
    recursive: true,
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const call = (action: string, params: object) => handleProxyRequest({ root, main: 'en', site: '' }, { action, params });
const readText = () => readFileSync(join(root, giftsFile), 'utf8');

/** The entry as an editor holds it. */
function load(path = gifts) {
  const { data } = call('getEntry', { path }) as { data: string };
  return JSON.parse(data) as { en: Record<string, string>; fr: Record<string, string> };
}

function save(entry: object, path = gifts, shown?: string) {
  return call('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(entry) }], shown }) as { entry: string };
}

function findConflict(action: () => unknown): SaveConflict {
  try {
    action();
  } catch (error) {
    if (error instanceof SaveConflict) return error;
  }
  throw new Error('the save was not refused');
}

describe('a saved entry', () => {
  it('keeps what another tab saved in other fields', () => {
    const [one, other] = [load(), load()];
    save({ ...one, en: { ...one.en, title: 'From one tab' } });
    const { entry } = save({ ...other, en: { ...other.en, lead: 'From the other tab.' } });
    expect(readText()).toMatch(/^title: From one tab$/m);
    expect(readText()).toMatch(/^lead: From the other tab\.$/m);
    expect(JSON.parse(entry)).toEqual(load());
  });

  it('is refused with the field and its text when another tab saved the same field', () => {
    const [one, other] = [load(), load()];
    save({ ...one, en: { ...one.en, title: 'From one tab' } });
    const before = readText();
    const refused = findConflict(() => save({ ...other, en: { ...other.en, title: 'From the other tab' } }));
    expect(refused.message).toContain('Nothing was saved');
    expect(refused.conflicts).toEqual([{ place: 'Title, in English', text: 'From one tab' }]);
    expect(JSON.parse(refused.entry ?? '')).toEqual(load());
    expect(readText()).toBe(before);
  });

  it('can be saved again without a conflict, as it was returned', () => {
    const first = load();
    const { entry } = save({ ...first, en: { ...first.en, title: 'First' } });
    const again = JSON.parse(entry);
    save({ ...again, en: { ...again.en, title: 'Second' } });
    expect(readText()).toMatch(/^title: Second$/m);
    expect(readText()).not.toContain('$loaded');
  });

  it.each([
    ['whose fields are of another entry', gifts, 'landing/other.json'],
    ['whose address names a new entry', gifts, ''],
  ])('%s is refused', (_, path, shown) => {
    const before = readText();
    const entry = load();
    const refused = findConflict(() => save({ ...entry, en: { ...entry.en, title: 'Wrong' } }, path, shown));
    expect(refused.message).toContain('belong to another entry');
    expect(readText()).toBe(before);
  });

  it('that was loaded from another path is refused', () => {
    const entry = load();
    save({ en: { title: 'Other' }, fr: {} }, 'landing/other.json', '');
    expect(findConflict(() => save(entry, 'landing/other.json')).message).toContain('belong to another entry');
  });

  it('that is new is refused when its address is taken, and one that someone removed is not created again', () => {
    const entry = load();
    const { $loaded: _, ...fresh } = entry.en;
    expect(findConflict(() => save({ ...entry, en: { ...fresh, title: 'New' } }, gifts, '')).message).toContain(
      'has this address already',
    );
    rmSync(join(root, 'host-site/retailers/vitrine/content/landing/holiday-gifts'), { recursive: true });
    expect(findConflict(() => save(entry)).message).toContain('someone removed this entry');
  });
});
