import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { messages } from './messages.ts';

/** “Check a page”, for the script in `client/check-page.ts`, without which it stays hidden: nothing is sent to the server. */
export const formatCheck = (
  locale: Locale,
): string => `<section id="check" aria-labelledby="check-title" hidden><h2 id="check-title">${messages.check[locale]}</h2>
<p class="help">${messages.checkLead[locale]}</p>
<form id="check-open"><p class="field"><label for="check-address">${messages.page[locale]}</label><input id="check-address" type="url" required autocomplete="off"></p>
<p><button type="submit">${messages.checkOpen[locale]}</button></p></form>
<p class="field"><label for="check-html">${messages.checkHtml[locale]}</label><textarea id="check-html" rows="6" spellcheck="false"></textarea></p>
<p><button type="button" id="check-markup">${messages.checkMarkup[locale]}</button></p>
<pre id="check-result" role="status" tabindex="0" aria-label="${messages.check[locale]}"></pre></section>`;
