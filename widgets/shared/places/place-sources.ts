import type { PlaceChoice, PlaceSource } from './place-source.ts';

/** What the gazetteer has and Google does not: stores, and whole provinces. */
const isOurs = ({ kind }: PlaceChoice) => kind === 'store' || kind === 'province' || kind === 'point';

/**
 * Google's places, preceded by our stores and provinces. Once Google fails or refuses, `onLost` is called and the
 * offline source takes over for good, so that no one has to search twice.
 */
export function combinePlaceSources(
  offline: PlaceSource,
  openGoogle: () => Promise<PlaceSource>,
  onLost: (cause: unknown) => void,
): PlaceSource {
  let google: Promise<PlaceSource> | undefined = openGoogle();
  google.catch(() => undefined);
  const disableGoogle = (cause: unknown) => {
    if (google) onLost(cause);
    google = undefined;
  };
  return {
    async suggest(typed, locale) {
      if (!google) return offline.suggest(typed, locale);
      const [places, ours] = await Promise.all([
        google.then((source) => source.suggest(typed, locale)).catch(disableGoogle),
        offline.suggest(typed, locale).catch(() => []),
      ]);
      return places ? [...ours.filter(isOurs), ...places] : offline.suggest(typed, locale);
    },
    async locate(choice) {
      if (choice.kind !== 'google' || !google) return offline.locate(choice);
      try {
        return await (await google).locate(choice);
      } catch (cause) {
        disableGoogle(cause);
        // Falls back to a search by name.
        const [found] = await offline.suggest(choice.label.split(',')[0] as string, 'en');
        if (!found) throw cause;
        return found;
      }
    },
  };
}
