import { messages as contest } from '../shared/contest/contest-messages.en.ts';
import texts from './new-movers.en.json' with { type: 'json' };

/** Texts of `<vitrine-new-movers>` in English. */
export const messages = { ...contest, ...texts };
