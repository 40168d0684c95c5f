import { messages as contest } from '../../shared/contest/contest-messages.fr.ts';
import ownMessages from './new-movers.fr.json' with { type: 'json' };

/** Messages of `<vitrine-new-movers>` in French. */
export const messages = { ...contest, ...ownMessages };
