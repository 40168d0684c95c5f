import type { Locale } from './locale.ts';

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(\w+)\s*(?:\(([^)]*)\))?\s*)?\}\}/g;

function parseFormatOptions(text = ''): Record<string, string | number> {
  const pairs = text.split(';').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(':').map((part) => part.trim());
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

function compileValue(name: string, format: string | undefined, options: string | undefined, tag: string): string {
  const value = `v[${JSON.stringify(name)}]`;
  if (!format) return value;
  if (format !== 'number' && format !== 'currency') throw new Error(`Unknown format '${format}' of {{${name}}}`);
  const style = format === 'currency' ? { style: 'currency' } : {};
  const settings = JSON.stringify({ ...style, ...parseFormatOptions(options) });
  return `new Intl.NumberFormat(${JSON.stringify(tag)},${settings}).format(${value})`;
}

/** JavaScript expression for one i18next text: a string, or a concatenation over the parameter `v`. */
function compileText(text: string, tag: string): { code: string; hasValues: boolean } {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = '', format, options] = match;
    parts.push(JSON.stringify(text.slice(end, match.index)), compileValue(name, format, options, tag));
    end = match.index + whole.length;
  }
  const hasValues = parts.length > 0;
  parts.push(JSON.stringify(text.slice(end)));
  const needed = parts.filter((part) => part !== '""');
  return { code: hasValues ? `""+${needed.join('+')}` : (parts[0] ?? '""'), hasValues };
}

/**
 * Compiles an i18next resource to a JavaScript module whose default export holds texts and functions of their values.
 * Supports interpolation, plurals by `count`, and the formats `number` and `currency(…)`; throws on anything else.
 */
export function compileMessages(resource: Readonly<Record<string, string>>, locale: Locale): string {
  const tag = `${locale}-CA`;
  const plurals = new Map<string, string[]>();
  const entries: string[] = [];
  for (const [key, text] of Object.entries(resource)) {
    const { code, hasValues } = compileText(text, tag);
    const form = pluralSuffix.exec(key)?.[1];
    if (form) {
      const base = key.replace(pluralSuffix, '');
      plurals.set(base, [...(plurals.get(base) ?? []), `${form}:v=>${code}`]);
    } else {
      entries.push(`${JSON.stringify(key)}:${hasValues ? `v=>${code}` : code}`);
    }
  }
  for (const [key, forms] of plurals) {
    // For 0, i18next uses `_zero` before the language's plural rule.
    const zero = forms.some((form) => form.startsWith('zero:')) ? 'v.count===0?"zero":' : '';
    const rule = `new Intl.PluralRules(${JSON.stringify(tag)}).select(v.count)`;
    entries.push(`${JSON.stringify(key)}:v=>({${forms.join(',')}})[${zero}${rule}](v)`);
  }
  return `export default {${entries.join(',')}};`;
}
