import consent from '../submissions/contest-consent.en.json' with { type: 'json' };
import texts from './contest.en.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
