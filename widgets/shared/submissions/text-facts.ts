import { newsletterOffer } from '../brand/newsletter-offer.ts';
import { retailerTexts } from '../brand/retailer.ts';
import type { LocalizedText } from '../locale/locale.ts';
import { messageLimit } from './contact-rules.ts';
import { pinLength } from './pin.ts';
import { skillQuestion } from './skill-question.ts';

const groups = { contact: { messageLimit }, offer: newsletterOffer, pin: pinLength, skill: skillQuestion };

const { brand, legalName, companyAddress, loyalty } = retailerTexts;
// Consents are stored word for word; a no-break space would make another wording.
const onAnyLine = (text: string) => text.replaceAll('\u00A0', ' ');

/**
 * Constants of messages, which the build writes into them: numbers named with a dot, such as `{{offer.prizes}}`, and the
 * retailer's `{{brand}}`, `{{legalName}}`, `{{companyAddress}}` and `{{loyalty}}`, the name of its loyalty program.
 */
export const textFacts: Readonly<Record<string, number | LocalizedText>> = {
  brand,
  legalName,
  loyalty,
  companyAddress: { en: onAnyLine(companyAddress.en), fr: onAnyLine(companyAddress.fr) },
  ...Object.fromEntries(
    Object.entries(groups).flatMap(([group, facts]) =>
      Object.entries(facts).map(([name, value]): [string, number] => [`${group}.${name}`, value]),
    ),
  ),
};
