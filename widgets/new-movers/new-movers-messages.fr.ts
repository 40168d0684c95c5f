import { messages as contest } from '../shared/contest/contest-messages.fr.ts';
import texts from './new-movers.fr.json' with { type: 'json' };

/** Texts of `<vitrine-new-movers>` in French. */
export const messages = { ...contest, ...texts };
