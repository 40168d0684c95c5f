import { expect, it } from 'vitest';
import { formatCell, formatLine, unguardCell } from './csv.ts';

it.each([
  ['=1+1', `"'=1+1"`],
  ['+14165550100', `"'+14165550100"`],
  ['-2', `"'-2"`],
  ['@sum(a1)', `"'@sum(a1)"`],
  ['  =1', `"'  =1"`],
  ['\t=1', `"'\t'=1"`],
  ['\rx', `"'\rx"`],
  ['\uFF1Dcmd', `"'\uFF1Dcmd"`],
  // Where semicolons separate, each of these begins a cell.
  ['Bonjour;=HYPERLINK("x")', `"Bonjour;'=HYPERLINK(""x"")"`],
  ['a; "=1+1', `"a;' ""=1+1"`],
  ['a\t+1', `"a\t'+1"`],
  ['a\n=1;@b', `"a\n'=1;'@b"`],
  ["it's;'=1", `"it's;''=1"`],
  ['\0=1+1', `"'\0=1+1"`],
  ['a;b=c', '"a;b=c"'],
  ['say "hi", you', '"say ""hi"", you"'],
  ['two\nlines', '"two\nlines"'],
  ['a=b', '"a=b"'],
  [-5, '"-5"'],
  [null, '""'],
  [true, '"true"'],
  [new Date('2026-11-01T00:00:00Z'), '"2026-11-01T00:00:00.000Z"'],
])('formatCell writes %j as a quoted CSV cell that is not a formula', (value, cell) => {
  expect(formatCell(value)).toBe(cell);
});

it.each([
  '=1+1',
  '  =1',
  '\t=1',
  '\uFF1Dcmd',
  'a;=1',
  "a;'=1",
  "'=1",
  'a\n\t"+1;-2',
  'plain',
  "'tis the season",
  "O'Brien",
  "'",
  '',
])('unguardCell restores %j from what formatCell wrote', (text) => {
  expect(unguardCell(formatCell(text).slice(1, -1).replaceAll(`""`, `"`))).toBe(text);
});

it('formatLine ends a CSV line with CRLF, as in RFC 4180', () => {
  expect(formatLine(['a', 1])).toBe('"a","1"\r\n');
});
