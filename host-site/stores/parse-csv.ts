/**
 * The records of a CSV text (RFC 4180): quoted fields may hold commas, line breaks and doubled quotes. Blank lines are
 * left out, a byte order mark is skipped, a semicolon separates where the first line has no comma.
 */
export function parseCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const separator = firstLine.includes(',') ? ',' : ';';
  const field = new RegExp(`("(?:[^"]|"")*"|[^"${separator}\\r\\n]*)(${separator}|\\r?\\n|\\r|$)`, 'y');
  const records: string[][] = [];
  let record: string[] = [];
  while (field.lastIndex < text.length || record.length > 0) {
    const at = field.lastIndex;
    const match = field.exec(text);
    // A quote where none may be: the rest of the line is taken as it stands.
    const [value = '', end = ''] = match ? match.slice(1) : [/[^\r\n]*/.exec(text.slice(at))?.[0] ?? '', ''];
    if (!match) field.lastIndex = at + value.length;
    record.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value.trim());
    if (end === separator) {
      if (field.lastIndex < text.length) continue;
      record.push('');
    } else if (!match) continue;
    if (record.some((one) => one !== '')) records.push(record);
    record = [];
  }
  return records;
}
