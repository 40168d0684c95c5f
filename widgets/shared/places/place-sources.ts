import { answerWith, type PlaceChoice, type PlaceSource, type SearchSource } from './place-source.ts';

/** What the gazetteer has and Google does not: stores, and whole provinces. */
const isOurs = ({ kind }: PlaceChoice) => kind === 'store' || kind === 'province' || kind === 'point';

/**
 * Google's places, preceded by our stores and provinces. Once Google fails or refuses, `onLost` is called and the
 * offline source takes over for good, so that no one has to search twice.
 */
export function combinePlaceSources(
  offline: SearchSource,
  openGoogle: () => Promise<PlaceSource>,
  onLost: (cause: unknown) => void,
): SearchSource {
  let google: Promise<PlaceSource> | undefined = openGoogle();
  google.catch(() => undefined);
  const disableGoogle = (cause: unknown) => {
    if (google) onLost(cause);
    google = undefined;
  };
  return {
    async search(typed, locale, isTyping) {
      if (!google) return offline.search(typed, locale, isTyping);
      const [places, ours] = await Promise.all([
        google.then((source) => source.suggest(typed, locale)).catch(disableGoogle),
        offline.search(typed, locale, isTyping).catch(() => answerWith([])),
      ]);
      if (!places) return offline.search(typed, locale, isTyping);
      const choices = [...ours.choices.filter(isOurs), ...places];
      // Google knows addresses; we know what is no place of ours, and who asks for what is near.
      return choices.length > 0 && !ours.asksPosition ? answerWith(choices) : { ...ours, choices, offers: [] };
    },
    async locate(choice) {
      if (choice.kind !== 'google' || !google) return offline.locate(choice);
      try {
        return await (await google).locate(choice);
      } catch (cause) {
        disableGoogle(cause);
        // Falls back to a search by name.
        const { choices } = await offline.search(choice.label, 'en');
        if (!choices[0]) throw cause;
        return choices[0];
      }
    },
    nameAround: offline.nameAround,
  };
}
