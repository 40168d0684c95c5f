import { messages as contest } from '../../shared/contest/contest-messages.en.ts';
import ownMessages from './new-movers.en.json' with { type: 'json' };

/** Messages of `<vitrine-new-movers>` in English. */
export const messages = { ...contest, ...ownMessages };
