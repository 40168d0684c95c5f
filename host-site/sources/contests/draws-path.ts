import type { Locale } from '../../../widgets/shared/locale/locale.ts';

/** Path of the page of a contest's draws, in a language. */
export const formatDrawsPath = (locale: Locale, contest: string): string => `/${locale}/draws/${contest}`;
