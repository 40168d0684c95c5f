import { newsletterOffer } from '../brand/newsletter-offer.ts';
import { messageLimit } from './contact-rules.ts';
import { pinLength } from './pin.ts';
import { skillQuestion } from './skill-question.ts';

const groups = { contact: { messageLimit }, offer: newsletterOffer, pin: pinLength, skill: skillQuestion };

/** Constants that messages name with a dot, such as `{{offer.prizes}}`; the build writes them into the messages. */
export const textFacts: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(groups).flatMap(([group, facts]) =>
    Object.entries(facts).map(([name, value]): [string, number] => [`${group}.${name}`, value]),
  ),
);
