import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { escapeHtml } from '../sources/escape-html.ts';
import { formatDescription } from './markup.ts';
import { messages } from './messages.ts';
import type { Option, Settings } from './settings.ts';

function formatControl({ name, kind, values, default: preset }: Option, value: string, locale: Locale): string {
  const id = `option-${name}`;
  const common = `id="${id}" name="${name}" aria-describedby="${id}-help"`;
  if (kind === 'choice') {
    const choices = values.map((each) => `<option${each === value ? ' selected' : ''}>${escapeHtml(each)}</option>`);
    return `<select ${common}><option value="">${messages.unset[locale]}</option>${choices.join('')}</select>`;
  }
  if (kind === 'json') return `<textarea ${common} rows="4" spellcheck="false">${escapeHtml(value)}</textarea>`;
  const type = kind === 'number' ? 'inputmode="decimal"' : 'autocomplete="off"';
  return `<input ${common} type="text" ${type} spellcheck="false" placeholder="${escapeHtml(preset)}" value="${escapeHtml(value)}">`;
}

/** A form field for a widget's option: its name, its description, and the error of its value. */
export function formatOption(option: Option, { given, unusable }: Settings, locale: Locale): string {
  const { name, kind, description } = option;
  const id = `option-${name}`;
  const value = given[name] ?? '';
  const problem = kind === 'json' ? messages.badJson : messages.outOfRange;
  const note = unusable.includes(name) ? ` <strong class="problem">${problem[locale]}</strong>` : '';
  const help = `<span class="help" id="${id}-help">${formatDescription(description)}${note}</span>`;
  if (kind === 'switch') {
    const checked = value ? ' checked' : '';
    return `<p class="field switch"><input type="checkbox" id="${id}" name="${name}" value="on" aria-describedby="${id}-help"${checked}><label for="${id}"><code>${name}</code></label>${help}</p>`;
  }
  return `<p class="field"><label for="${id}"><code>${name}</code></label>${formatControl(option, value, locale)}${help}</p>`;
}
