import { describe, expect, it } from 'vitest';
import { mergeFields } from './merge-fields.js';

const base = { en: { title: 'A', lead: 'B', tags: ['x'] }, fr: { title: 'C' } };

describe('two people’s changes of an entry', () => {
  it('are both kept where they are of different fields', () => {
    const theirs = { ...base, fr: { title: 'C2' } };
    const mine = { ...base, en: { ...base.en, lead: 'B2' } };
    expect(mergeFields(base, theirs, mine)).toEqual({
      merged: { en: { title: 'A', lead: 'B2', tags: ['x'] }, fr: { title: 'C2' } },
      conflicts: [],
    });
  });

  it('conflict where they are of the same field or list, unless they are equal', () => {
    const theirs = { ...base, en: { title: 'A2', lead: 'B2', tags: ['x', 'y'] } };
    const mine = { ...base, en: { title: 'A3', lead: 'B2', tags: ['z'] } };
    const { merged, conflicts } = mergeFields(base, theirs, mine);
    expect(conflicts).toEqual([
      ['en', 'title'],
      ['en', 'tags'],
    ]);
    expect(merged).toEqual(mine);
  });

  it('keep a field that one of them removed or added', () => {
    const theirs = { en: { title: 'A', tags: ['x'], action: 'New' }, fr: { title: 'C' } };
    const mine = { ...base, en: { ...base.en, title: 'A2' } };
    expect(mergeFields(base, theirs, mine)).toEqual({
      merged: { en: { title: 'A2', tags: ['x'], action: 'New' }, fr: { title: 'C' } },
      conflicts: [],
    });
  });

  it('are none where the editor sends empty values for fields that a file leaves out', () => {
    const mine = { en: { ...base.en, action: '', picture: null, seasons: [], part: {} }, fr: { title: 'C' } };
    const theirs = { ...base, fr: { title: 'C2' } };
    expect(mergeFields(base, theirs, mine).conflicts).toEqual([]);
  });
});
