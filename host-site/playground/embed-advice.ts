import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../sources/escape-html.ts';
import { comparedForms, hosts } from './hosts.ts';
import { messages, snippetMessages } from './messages.ts';
import type { OriginCheck } from './origin-check.ts';
import type { Settings } from './settings.ts';

/** A table of which system takes which form of embed. */
export function formatHosts(locale: Locale): string {
  const heads = comparedForms.map((form) => `<th scope="col">${messages[`${form}Form`][locale]}</th>`).join('');
  const rows = hosts.map((host) => {
    const cells = comparedForms.map(
      (form) => `<td class="${host[form]}">${messages[`takes-${host[form]}`][locale]}</td>`,
    );
    return `<tr><th scope="row">${escapeHtml(host.name[locale])}</th>${cells.join('')}</tr>`;
  });
  return `<section aria-labelledby="hosts-title"><h2 id="hosts-title">${messages.hosts[locale]}</h2><p class="help">${messages.hostsLead[locale]}</p>
<div class="wide" tabindex="0" role="group" aria-labelledby="hosts-title"><table><thead><tr><th scope="col">${messages.host[locale]}</th>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`;
}

/** A field for the page's origin, whether its forms get through, and else the line for the operator. */
export function formatOrigin({ page }: Settings, check: OriginCheck | undefined, locale: Locale): string {
  const t = (name: keyof typeof messages): string => messages[name][locale];
  const field = `<p class="field"><label for="page">${t('page')}</label><input id="page" name="page" form="settings" type="text" inputmode="url" autocomplete="url" spellcheck="false" placeholder="https://www.example.ca" aria-describedby="page-help" value="${escapeHtml(page)}"><span class="help" id="page-help">${t('pageHelp')}</span></p>`;
  return `<section aria-labelledby="origin-title"><h2 id="origin-title">${t('origin')}</h2>${field}
<div data-live="origin" role="status">${formatCheck(page, check, t)}</div></section>`;
}

function formatCheck(page: string, check: OriginCheck | undefined, t: (name: keyof typeof messages) => string): string {
  if (!check) return page ? `<p class="problem">${t('badPage')}</p>` : '';
  const origin = `<code>${escapeHtml(check.origin)}</code>`;
  if (check.isAllowed) return `<p>${t('allowed').replace('{{origin}}', origin)}</p>`;
  return `<p class="problem">${t('refused').replace('{{origin}}', origin)}</p>
<p class="help">${t('operatorLine')}</p><pre tabindex="0" role="group" aria-label="${t('operatorLine')}"><code>ALLOWED_ORIGINS=${escapeHtml(check.origin)}</code></pre>`;
}

/** When to choose a form of embed, and what it leaves out. */
export function formatAdvice({ snippet }: Settings, leftOut: readonly string[], locale: Locale): string {
  const names = leftOut.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ');
  const problem = snippet === 'wordpress' ? messages.leftOutOfShortcode : messages.leftOut;
  const note = names && `<p class="problem">${problem[locale].replace('{{names}}', names)}</p>`;
  return `<p class="help">${snippetMessages[snippet].when[locale]}</p>${note}`;
}
