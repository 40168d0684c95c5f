import { frenchForms } from './french-forms.ts';
import type { Locale, LocalizedText } from './locale.ts';

/** What separates thousands in Canada, as in Intl. */
const thousands: Readonly<Record<Locale, string>> = { en: ',', fr: '\u00A0' };

/**
 * Declares `n`, which formats a whole number for all the messages of a module, without Intl: its first object takes a
 * slow phone a tenth of a second.
 */
function declareFormat(locale: Locale): string {
  return `const n=x=>(""+x).replace(/\\B(?=(...)+$)/g,${JSON.stringify(thousands[locale])});`;
}

/** Declares `d`, which does what `putDe` does. */
const declareOf =
  'const d=x=>("de "+x).replace(/^de (?=[aeiouàâéèêîôœ])/i,"d’").replace(/^de Le(s?) /,(_,s)=>s?"des ":"du ");';

/** How a language chooses among the forms of a text by `v.count`, which is not negative; as in Intl.PluralRules. */
function choosePlural(forms: Readonly<Record<string, string>>, locale: Locale): string {
  const { zero, one, many, other } = forms;
  const isOne = locale === 'fr' ? 'v.count<2' : 'v.count===1';
  return [
    // For 0, i18next uses `_zero` before the language's rule.
    zero && `v.count===0?${zero}:`,
    one && `${isOne}?${one}:`,
    locale === 'fr' && many && `v.count%1e6===0?${many}:`,
    other,
  ]
    .filter(Boolean)
    .join('');
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;
const placeholder = /\{\{\s*([\w.]+)\s*(?:,\s*(\w+)\s*(?:\(([^)]*)\))?\s*)?\}\}/g;

function parseFormatOptions(text = ''): Record<string, string | number> {
  const pairs = text.split(';').filter((pair) => pair.trim());
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split(':').map((part) => part.trim());
      return [name, /^\d+$/.test(value) ? Number(value) : value];
    }),
  );
}

function compileValue(name: string, format: string | undefined, options: string | undefined, locale: Locale): string {
  const value = `v[${JSON.stringify(name)}]`;
  if (!format) return value;
  if (format === 'de' && locale === 'fr') return `d(${value})`;
  if (format !== 'number' && format !== 'currency') throw new Error(`Unknown format '${format}' of {{${name}}}`);
  const settings = parseFormatOptions(options);
  if (format === 'number' && !options) return `n(${value})`;
  if (settings.currency === 'CAD' && settings.maximumFractionDigits === 0) {
    return locale === 'fr' ? `n(${value})+"\u00A0$"` : `"$"+n(${value})`;
  }
  const style = format === 'currency' ? { style: 'currency' } : {};
  return `new Intl.NumberFormat("${locale}-CA",${JSON.stringify({ ...style, ...settings })}).format(${value})`;
}

/** Constants by the names that messages use for them: `{{offer.prizes}}`, `{{brand}}`. */
type TextFacts = Readonly<Record<string, number | LocalizedText>>;

/** Writes the facts that a text names into it: names, and as Intl would, whole numbers or dollars without cents. */
function fillFacts(text: string, locale: Locale, facts: TextFacts): string {
  return text.replace(placeholder, (whole, name: string, format?: string) => {
    const fact = facts[name];
    if (fact === undefined && !name.includes('.')) return whole;
    if (fact === undefined) throw new Error(`Unknown fact in ${whole}`);
    if (typeof fact === 'object') {
      if (!format) return fact[locale];
      const put = locale === 'fr' ? frenchForms[format] : undefined;
      if (!put) throw new Error(`Unknown format '${format}' of ${whole}`);
      return put(fact.fr);
    }
    const number = format ? `${fact}`.replace(/\B(?=(...)+$)/g, thousands[locale]) : `${fact}`;
    if (format !== 'currency') return number;
    return locale === 'fr' ? `${number}\u00A0$` : `$${number}`;
  });
}

/** JavaScript expression for one i18next text: a string, or a concatenation over the parameter `v`. */
function compileText(text: string, locale: Locale): { code: string; hasValues: boolean } {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const [whole, name = '', format, options] = match;
    parts.push(JSON.stringify(text.slice(end, match.index)), compileValue(name, format, options, locale));
    end = match.index + whole.length;
  }
  const hasValues = parts.length > 0;
  parts.push(JSON.stringify(text.slice(end)));
  const needed = parts.filter((part) => part !== '""');
  return { code: hasValues ? `""+${needed.join('+')}` : (parts[0] ?? '""'), hasValues };
}

/**
 * Compiles an i18next resource to a JavaScript module whose default export holds messages and functions of their
 * values. Supports interpolation, plurals by `count`, the formats `number` and `currency(…)`, and in French `de`; throws on anything
 * else. The values of `number`, and of dollars without cents, are whole; those of `de` are names. Facts become part of
 * the text.
 */
export function compileMessages(
  resource: Readonly<Record<string, string>>,
  locale: Locale,
  facts: TextFacts = {},
): string {
  const plurals = new Map<string, Record<string, string>>();
  const entries: string[] = [];
  for (const [key, text] of Object.entries(resource)) {
    const { code, hasValues } = compileText(fillFacts(text, locale, facts), locale);
    const form = pluralSuffix.exec(key)?.[1];
    if (form) {
      const base = key.replace(pluralSuffix, '');
      plurals.set(base, { ...plurals.get(base), [form]: code });
    } else {
      entries.push(`${JSON.stringify(key)}:${hasValues ? `v=>${code}` : code}`);
    }
  }
  for (const [key, forms] of plurals) entries.push(`${JSON.stringify(key)}:v=>${choosePlural(forms, locale)}`);
  const exported = `export default {${entries.join(',')}};`;
  const declare = (name: string, declaration: string) => (exported.includes(`${name}(v[`) ? declaration : '');
  return declare('n', declareFormat(locale)) + declare('d', declareOf) + exported;
}
