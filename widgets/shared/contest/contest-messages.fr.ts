import consent from '../submissions/contest-consent.fr.json' with { type: 'json' };
import texts from './contest.fr.json' with { type: 'json' };

export const messages = { ...texts, ...consent };
