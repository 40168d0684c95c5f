import failure from '../forms/failure.en.json' with { type: 'json' };
import consent from '../submissions/contest-consent.en.json' with { type: 'json' };
import prizeLine from '../submissions/prize-line.en.json' with { type: 'json' };
import texts from './contest.en.json' with { type: 'json' };

/** Texts of the contest widgets in English. */
export const messages = { ...texts, ...failure, ...consent, ...prizeLine };
