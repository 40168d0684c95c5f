import type { Locale } from './locale.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of UTC dates in a language, made once for each pattern: a slow phone takes long to make one. */
export function getDateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${locale}-CA`, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
