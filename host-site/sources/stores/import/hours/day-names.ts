import type { Weekday } from '../../../../../widgets/shared/stores/store.ts';

/** Names of each weekday from Sunday on, in English, French and OpenStreetMap, as plain text; plurals are read as well. */
const names: readonly string[] = [
  'sunday|sun|su|dimanche|dim|di',
  'monday|mon|mo|lundi|lun|lu',
  'tuesday|tues|tue|tu|mardi|mar|ma',
  'wednesday|weds|wed|we|mercredi|mer|me',
  'thursday|thurs|thur|thu|th|jeudi|jeu|je',
  'friday|fri|fr|vendredi|ven|ve',
  'saturday|sat|sa|samedi|sam',
];

const dayByName = new Map(names.flatMap((list, day) => list.split('|').map((name) => [name, day as Weekday] as const)));

/** The weekday that a plain word names, in any of the three languages. */
export function findWeekday(word: string): Weekday | undefined {
  const name = word.replace(/[.:]+$/, '');
  return dayByName.get(name) ?? dayByName.get(name.replace(/s$/, ''));
}

const all: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const workdays: readonly Weekday[] = [1, 2, 3, 4, 5];
const weekend: readonly Weekday[] = [6, 0];

/** Words for several days. */
export const dayGroups: readonly (readonly [pattern: string, days: readonly Weekday[]])[] = [
  [
    'every ?day|daily|7 days(?: a week)?|tous les jours|chaque jour|7 jours(?: sur 7| ?/ ?7| par semaine)?|7j ?/ ?7|7 ?/ ?7',
    all,
  ],
  ['weekdays?|en semaine|jours de semaine|semaine|m ?- ?f|l ?- ?v', workdays],
  ['weekends?|week-ends?|(?:les )?fins? de semaine|la fin de semaine', weekend],
];

/** Weekdays from one to another, both included, across the end of the week too. */
export function listDays(from: Weekday, to: Weekday): Weekday[] {
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => ((from + at) % 7) as Weekday);
}

/** A regular expression's source for any single weekday. */
export const dayPattern = `(?:${[...dayByName.keys()].sort((a, b) => b.length - a.length).join('|')})s?`;
