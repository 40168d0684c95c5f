import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editJson, formatJson } from './edit-json.ts';

const content = 'host-site/retailers/vitrine/content';
const files = [
  'fab-finds/finds.json',
  'facts.json',
  'redirects.json',
  'stores/holidays.json',
  'stores/sample-stores.json',
  ...readdirSync(`${content}/contests`).map((name) => `contests/${name}`),
];

describe('editJson', () => {
  it.each(files)('returns %s byte for byte when no value changes', (file) => {
    const text = readFileSync(`${content}/${file}`, 'utf8');
    expect(editJson(text, JSON.parse(text))).toBe(text);
  });

  it('writes the right values when numeric keys are in another order', () => {
    const text = '{"hours":{"1":[["09:00","21:00"]],"6":[],"0":[["10:00","17:00"]]}}';
    const after = {
      hours: {
        0: [],
        1: [
          ['08:00', '12:00'],
          ['13:00', '21:00'],
        ],
        6: [['10:00', '17:00']],
      },
    };
    expect(JSON.parse(editJson(text, after))).toEqual(after);
  });

  it('writes JSON that parses to the new value, whatever changes', () => {
    const value = fc.dictionary(
      fc.constantFrom('2', '1', 'b', 'a', '0'),
      fc.json().map((text) => JSON.parse(text)),
    );
    const order = fc.shuffledSubarray(['2', '1', 'b', 'a', '0'], { minLength: 5 });
    fc.assert(
      fc.property(value, value, order, (before, after, keys) => {
        const lines = keys.filter((key) => key in before).map((key) => `"${key}": ${JSON.stringify(before[key])}`);
        expect(JSON.parse(editJson(`{ ${lines.join(', ')} }`, after))).toEqual(after);
      }),
    );
  });

  it('keeps every line that did not change', () => {
    const text = readFileSync(`${content}/facts.json`, 'utf8');
    const facts = JSON.parse(text);
    facts.gift.minimum.money = 20;
    facts.gift.maximum.money = 600;
    const edited = editJson(text, facts);
    expect(JSON.parse(edited)).toEqual(facts);
    const lines = text.split('\n');
    const changed = edited.split('\n').filter((line, at) => line !== lines[at]);
    expect(changed).toEqual([expect.stringContaining('"minimum": { "money": 20 }'), expect.stringContaining('600')]);
  });

  it('puts a new key at the end of its object and keeps the rest', () => {
    const text = '{\n  "rows": [\n    { "a": 1 },\n    {\n      "b": 2\n    }\n  ]\n}\n';
    const hours = { 1: [['09:00', '17:00']], 2: [] };
    expect(
      editJson(text, {
        rows: [
          { a: 3, c: 'x' },
          { b: 2, hours, d: true },
        ],
      }),
    ).toBe(
      text
        .replace('"a": 1', '"a": 3, "c": "x"')
        .replace(
          '"b": 2',
          '"b": 2,\n      "hours": {\n        "1": [["09:00", "17:00"]],\n        "2": []\n      },\n      "d": true',
        ),
    );
  });

  it('formats new values as the code formatter does', () => {
    const value = { id: 'x', list: ['a', 'b'], rows: [{ a: 1 }], none: [] };
    expect(formatJson(value)).toBe(
      '{\n  "id": "x",\n  "list": ["a", "b"],\n  "rows": [\n    {\n      "a": 1\n    }\n  ],\n  "none": []\n}',
    );
    const text = readFileSync(`${content}/fab-finds/finds.json`, 'utf8');
    const rows = JSON.parse(text);
    expect(editJson(text, [...rows, rows[0]]).slice(0, text.length - 3)).toBe(text.slice(0, -3));
    expect(`${formatJson(rows)}\n`).toBe(text);
  });
});
