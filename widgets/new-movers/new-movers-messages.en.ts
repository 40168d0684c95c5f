import { messages as contest } from '../shared/contest/contest-messages.en.ts';
import texts from './new-movers.en.json' with { type: 'json' };

export const messages = { ...contest, ...texts };
