import { brandKeys, brands } from '../../widgets/shared/brand/brands.ts';
import { retailerTexts } from '../../widgets/shared/brand/retailer.ts';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../sources/escape-html.ts';
import { formatAdvice, formatHosts, formatOrigin } from './embed-advice.ts';
import { findRefusal, listOmittedSettings } from './forms.ts';
import { formatDescription } from './markup.ts';
import { messages, type SnippetKind, snippetMessages } from './messages.ts';
import { formatOption } from './option-field.ts';
import type { OriginCheck } from './origin-check.ts';
import { formatCheck } from './page-check.ts';
import type { Settings, WidgetDescription } from './settings.ts';
import { formatSnippet, type Kit } from './snippets.ts';

/** Data for one playground page. */
export interface PlaygroundPage {
  locale: Locale;
  settings: Settings;
  widgets: readonly WidgetDescription[];
  /** Query string of the address. */
  query: string;
  kit: Kit;
  /** Whether forms of the page that the address names get through; undefined when it names none. */
  check?: OriginCheck | undefined;
}

const formatPath = (locale: Locale): string => `/${locale}/playground`;

interface Choice {
  value: string;
  label: string;
}

function formatRadios(name: string, legend: string, choices: readonly Choice[], chosen: string): string {
  const radios = choices.map(
    ({ value, label }) =>
      `<label><input type="radio" name="${name}" value="${value}"${value === chosen ? ' checked' : ''}><span>${escapeHtml(label)}</span></label>`,
  );
  return `<fieldset class="radios"><legend>${escapeHtml(legend)}</legend><div>${radios.join('')}</div></fieldset>`;
}

function formatSettings({ locale, settings, widgets }: PlaygroundPage): string {
  const { widget, brand, width } = settings;
  const t = (name: keyof typeof messages): string => messages[name][locale];
  const names = widgets.map(
    ({ name }) => `<option value="${name}"${name === widget.name ? ' selected' : ''}>vitrine-${name}</option>`,
  );
  const options = widget.options.map((option) => formatOption(option, settings, locale)).join('');
  return `<form id="settings" aria-labelledby="settings-title" action="${formatPath(locale)}">
<h2 id="settings-title">${t('settings')}</h2>
<p class="field"><label for="widget">${t('widget')}</label><select id="widget" name="widget">${names.join('')}</select></p>
<p class="summary" data-live="summary">${formatDescription(widget.summary)}</p>
${formatRadios(
  'brand',
  t('brand'),
  brandKeys.map((value) => ({ value, label: brands[value].name[locale] })),
  brand,
)}
${formatRadios(
  'locale',
  t('locale'),
  locales.map((value) => ({ value, label: t(value) })),
  settings.locale,
)}
${formatRadios(
  'width',
  t('width'),
  (['phone', 'desktop'] as const).map((value) => ({ value, label: t(value) })),
  width,
)}
<div data-live="options"><h3>${t('options')}</h3>${options || `<p class="help">${t('noOptions')}</p>`}</div>
<button type="submit">${t('show')}</button>
</form>`;
}

/** Forms of embed whose settings stand in an address. */
const hasNoJson: readonly SnippetKind[] = ['link', 'box', 'frame', 'oembed', 'wordpress'];

function formatTagSection({ locale, settings, kit }: PlaygroundPage): string {
  const kinds = Object.keys(snippetMessages) as SnippetKind[];
  const { snippet } = settings;
  const refusal = findRefusal(settings);
  const note = refusal ? `<p class="problem">${messages[refusal][locale]}</p>` : '';
  return `<section aria-labelledby="snippet-title"><h2 id="snippet-title">${messages.snippet[locale]}</h2>
${formatRadios(
  'snippet',
  messages.snippet[locale],
  kinds.map((value) => ({ value, label: snippetMessages[value].name[locale] })),
  snippet,
).replaceAll('name="snippet"', 'name="snippet" form="settings"')}
<div data-live="snippet">${formatAdvice(settings, hasNoJson.includes(snippet) ? listOmittedSettings(settings) : [], locale)}${note}
<pre tabindex="0" role="group" aria-labelledby="snippet-title"><code>${escapeHtml(formatSnippet(settings, kit))}</code></pre></div>
<p><button type="button" id="copy" hidden>${messages.copy[locale]}</button> <span id="copied" role="status"></span></p></section>`;
}

function formatLog(id: 'events' | 'sent', locale: Locale): string {
  const lead = id === 'events' ? messages.eventsLead : messages.sentLead;
  return `<section aria-labelledby="${id}-title"><h2 id="${id}-title">${messages[id][locale]}</h2><p class="help">${lead[locale]}</p>
<ol id="${id}" class="log" data-empty="${escapeHtml(messages.nothingYet[locale])}"><li class="help">${messages.needsScript[locale]}</li></ol></section>`;
}

/** The complete playground page: settings, the widget in a frame, its tag, and a log of its events and requests. */
export function formatPlayground(page: PlaygroundPage): string {
  const { locale, settings, query } = page;
  const other = locale === 'en' ? 'fr' : 'en';
  const t = (name: keyof typeof messages): string => escapeHtml(messages[name][locale]);
  const preview = `${formatPath(locale)}/preview${query && `?${escapeHtml(query)}`}`;
  return `<!doctype html><html lang="${locale}-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="description" content="${t('lead')}"><title>${t('title')} · ${escapeHtml(retailerTexts.brand[locale])}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/playground/playground.css"><script type="module" src="/playground/playground.js"></script><script type="module" src="/playground/check-page.js"></script></head>
<body data-copied="${t('copied')}" data-not-copied="${t('notCopied')}"><header><div><h1>${t('title')}</h1><p>${t('lead')}</p></div>
<a data-live="other" href="${formatPath(other)}${query && `?${escapeHtml(query)}`}" lang="${other}-CA" hreflang="${other}-CA">${t('other')}</a></header>
<main>${formatSettings(page)}<div class="results"><section aria-labelledby="preview-title"><h2 id="preview-title">${t('preview')}</h2>
<div class="stage" data-live="stage"><iframe class="${settings.width}" src="${preview}" title="vitrine-${settings.widget.name}"></iframe></div>
<p data-live="alone"><a href="${preview}">${t('alone')}</a></p></section>
${formatTagSection(page)}${formatOrigin(settings, page.check, locale)}${formatCheck(locale)}${formatHosts(locale)}${formatLog('events', locale)}${formatLog('sent', locale)}</div></main></body></html>`;
}
