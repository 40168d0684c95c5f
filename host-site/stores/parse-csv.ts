/**
 * The records of a CSV text (RFC 4180): quoted fields may hold commas, line breaks and doubled quotes. Blank lines are
 * left out, a byte order mark is skipped, a semicolon separates where the first line has no comma. A field with a quote
 * in the wrong place is taken as it stands.
 */
export function parseCsv(csv: string): string[][] {
  const text = csv.replace(/^\uFEFF/, '');
  const separator = /^[^\r\n]*/.exec(text)?.[0].includes(',') ? ',' : ';';
  const field = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r?\\n|\\r|$)`, 'y');
  const records: string[][] = [];
  let record: string[] = [];
  let end = '';
  while (field.lastIndex < text.length || end === separator) {
    const [, quoted, plain = '', next = ''] = field.exec(text) ?? [];
    record.push(quoted?.replaceAll('""', '"') ?? plain.trim());
    end = next;
    if (end === separator) continue;
    if (record.some((one) => one !== '')) records.push(record);
    record = [];
  }
  return records;
}
