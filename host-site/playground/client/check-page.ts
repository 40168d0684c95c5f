import { translateDoctor } from '../../../widgets/doctor/doctor-texts.ts';
import { formatReport } from '../../../widgets/doctor/format-report.ts';
import { inspectMarkup } from '../../../widgets/doctor/inspect-markup.ts';
import { toLocale } from '../../../widgets/shared/locale/locale.ts';

// “Check a page”: opens someone's page with the doctor, or reads its HTML here. Neither reaches our server.

const locale = toLocale(document.documentElement.lang) ?? 'en';
const find = <T extends Element>(selector: string): T => document.querySelector<T>(selector) as T;

/** Checks the pasted HTML, as it stands. */
export function checkMarkup(): void {
  const t = translateDoctor(locale);
  const source = find<HTMLTextAreaElement>('#check-html').value;
  const result = find('#check-result');
  result.textContent = source.trim() ? `${formatReport(inspectMarkup(source), t)}\n\n${t('onlyHtml')}` : '';
}

/** Opens the page in another tab, with the doctor. */
export function openWithDoctor(event: Event): void {
  event.preventDefault();
  const field = find<HTMLInputElement>('#check-address');
  const address = new URL(field.value);
  address.searchParams.set('vitrine-doctor', locale);
  open(address, '_blank', 'noopener');
}

find<HTMLButtonElement>('#check-markup').addEventListener('click', checkMarkup);
find<HTMLFormElement>('#check-open').addEventListener('submit', openWithDoctor);
find<HTMLElement>('#check').hidden = false;
