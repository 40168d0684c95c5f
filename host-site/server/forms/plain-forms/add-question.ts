import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5';
import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../../sources/escape-html.ts';
import type { ProofQuestion } from '../proof-of-work.ts';
import { fillMessage } from './fill-message.ts';
import en from './question.en.json' with { type: 'json' };
import fr from './question.fr.json' with { type: 'json' };

/** The fields that a question adds to a form. */
export const questionFields = { token: 'Question', answer: 'QuestionAnswer' } as const;

const messages = { en, fr };

/** What the form says above its button when it asks a question. */
export const describeQuestion = (locale: Locale): string => messages[locale].status;

/** The field of a question, in the markup of our form fields. It has the focus. */
export function renderQuestion({ first, second, token, isAnother }: ProofQuestion, locale: Locale): string {
  const { label, hint, wrong } = messages[locale];
  const id = questionFields.answer;
  const described = [`${id}-hint`, ...(isAnother ? [`${id}-error`] : [])].join(' ');
  return `<div part="field"><label for="${id}" part="label">${escapeHtml(fillMessage(label, locale, { first, second }))}<span aria-hidden="true">\u00a0*</span></label>
    <p class="hint" id="${id}-hint">${escapeHtml(hint)}</p>
    <input id="${id}" name="${id}" part="input" inputmode="numeric" autocomplete="off" aria-required="true" aria-describedby="${described}"${isAnother ? ' aria-invalid="true"' : ''} autofocus>
    <p part="error" id="${id}-error"${isAnother ? '' : ' hidden'}>${isAnother ? escapeHtml(wrong) : ''}</p>
    <input type="hidden" name="${questionFields.token}" value="${escapeHtml(token)}"></div>`;
}

/** Puts markup before an element. */
export function insertMarkup(place: DefaultTreeAdapterTypes.Element, html: string): void {
  const { parentNode } = place;
  for (const node of parentNode ? parseFragment(html).childNodes : [])
    tree.insertBefore(parentNode as DefaultTreeAdapterTypes.ParentNode, node, place);
}
