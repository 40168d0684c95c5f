import type { Table, TableProblem } from './table.ts';

/** What Windows-1252 has at 0x80 to 0x9F, where Latin-1 has nothing to print. */
const windows = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at))];
const byteOf = new Map(windows.map((sign, at) => [sign, 0x80 + at]));
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** `Ã©`: UTF-8 that was read as Windows-1252 at least once, two signs or more for a letter. */
const garbled = new RegExp(`[\\u0080-\\u00FF${windows.join('')}]{2,}`, 'gu');

function decodeAgain(signs: string): string {
  const bytes = Uint8Array.from([...signs], (sign) => byteOf.get(sign) ?? sign.charCodeAt(0));
  try {
    return utf8.decode(bytes);
  } catch {
    return signs;
  }
}

/** A text whose letters went through a wrong encoding, as it was: `QuÃ©bec` is Québec. */
export const repairLetters = (text: string): string => text.replace(garbled, decodeAgain);

/** A table with its letters put right, and a problem for that, and for letters that are lost: `Qu�bec`. */
export function repairTable(table: Table): Table {
  const problems: TableProblem[] = [];
  const report = (row: number, value: string, code: 'lettersRepaired' | 'lettersLost') => {
    if (!problems.some(({ problem }) => problem.code === code))
      problems.push({ row, value, level: 'warning', problem: { code, text: value.slice(0, 60) } });
  };
  const repair = (row: number) => (cell: string) => {
    const repaired = repairLetters(cell);
    if (repaired !== cell) report(row, repaired, 'lettersRepaired');
    if (cell.includes('\uFFFD')) report(row, cell, 'lettersLost');
    return repaired;
  };
  const columns = table.columns.map(repair(table.headerRow));
  const rows = table.rows.map(({ row, cells }) => ({ row, cells: cells.map(repair(row)) }));
  return { ...table, columns, rows, problems: [...table.problems, ...problems] };
}
