import type { Locale } from '../../widgets/shared/locale/locale.ts';

/** The language of who reads a command's output: as asked for, else the terminal's. */
export function findLocale(given: string | undefined, env: Readonly<Record<string, string | undefined>>): Locale {
  const language = given ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  return /^fr/i.test(language) ? 'fr' : 'en';
}
