import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../../escape-html.ts';

/** Files of the pages that a link shows, by what became of it. */
const pages = { ask: 'unsubscribe', done: 'unsubscribe/done', wrong: 'unsubscribe/wrong-link' } as const;

/** What became of an unsubscribe link: it asks, has unsubscribed, or is not one of ours. */
export type LinkState = keyof typeof pages;

/** Path of the page for a state, as its file is called. */
export const findLinkPage = (state: LinkState, locale: Locale): string => `/${locale}/${pages[state]}`;

/** An address that its owner recognizes and nobody else can write to: `j•••@example.com`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}

/** Fills the masked address into the page that asks. */
export function fillAddress(html: string, email: string): string {
  return html.replaceAll('__ADDRESS__', () => escapeHtml(maskAddress(email)));
}
