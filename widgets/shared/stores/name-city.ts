import type { Locale } from '../locale/locale.ts';
import type { Store } from './store.ts';

/** A store's city in a language: `Greater Sudbury` / « Grand Sudbury ». */
export function nameCity({ city, cityFr }: Pick<Store['address'], 'city' | 'cityFr'>, locale: Locale): string {
  return (locale === 'fr' && cityFr) || city;
}
