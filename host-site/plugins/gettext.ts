/** A text and its translation, as gettext keeps them. */
export interface Translation {
  /** Distinguishes two uses of the same text. */
  context?: string;
  text: string;
  /** Empty in a template. */
  translated: string;
}

const headers =
  'Project-Id-Version: Vitrine\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n';

const quote = (text: string) => JSON.stringify(text);

/** A `.po` file, or a `.pot` file where the translations are empty. */
export function formatPo(translations: readonly Translation[], language: string): string {
  const all = [{ text: '', translated: `${headers}Language: ${language}\n` }, ...translations];
  return all
    .map(({ context, text, translated }: Translation) =>
      [
        ...(context ? [`msgctxt ${quote(context)}`] : []),
        `msgid ${quote(text)}`,
        `msgstr ${quote(translated)}`,
        '',
      ].join('\n'),
    )
    .join('\n');
}

/** A `.mo` file: the header's seven numbers, two tables of lengths and offsets, and the texts in the order of bytes. */
export function formatMo(translations: readonly Translation[], language: string): Buffer {
  const pairs = [{ text: '', translated: `${headers}Language: ${language}\n` }, ...translations]
    .map(({ context, text, translated }: Translation) => ({
      key: Buffer.from(context ? `${context}\u0004${text}` : text),
      value: Buffer.from(translated),
    }))
    .sort((one, other) => Buffer.compare(one.key, other.key));
  const tables = 28;
  const head = Buffer.alloc(tables + pairs.length * 16);
  [0x950412de, 0, pairs.length, tables, tables + pairs.length * 8, 0, head.length].forEach((number, at) => {
    head.writeUInt32LE(number, at * 4);
  });
  const parts = [head];
  let offset = head.length;
  for (const [table, field] of ['key', 'value'].entries()) {
    pairs.forEach((pair, at) => {
      const bytes = pair[field as 'key' | 'value'];
      const entry = tables + (table * pairs.length + at) * 8;
      head.writeUInt32LE(bytes.length, entry);
      head.writeUInt32LE(offset, entry + 4);
      parts.push(bytes, Buffer.from([0]));
      offset += bytes.length + 1;
    });
  }
  return Buffer.concat(parts);
}
