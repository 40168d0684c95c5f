import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import { describeNews, findRowOfDay, isInTerms, readStoreClock } from '../../sources/stores/store-clock.ts';
import { followMyStore } from './my-store-button.ts';

// On a store's page: says whether the store is open, marks the hours of its day, and shows what is of that day (SF-08), and lets a visitor
// make it their store.
// The server has done the same for the moment of the request.

const locale = toLocale(readDocument('documentElement').lang) ?? 'en';
const line = document.querySelector<HTMLElement>('[data-clock]');
const select = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
  element.hidden = text === '';
}

function show(clock: HTMLElement): void {
  const { text, today } = readStoreClock(clock.dataset.clock ?? '', locale, Date.now());
  write(clock, text);
  for (const element of select('[data-news]')) {
    write(element, describeNews(JSON.parse(element.dataset.news ?? ''), locale, today));
  }
  for (const element of select('[data-shown]')) element.hidden = !isInTerms(element.dataset.shown ?? '', today);
  const rows = select('[data-day]');
  const ofDay = findRowOfDay(
    rows.map(({ dataset }) => dataset.day ?? ''),
    today,
  );
  for (const row of rows) row.ariaCurrent = row.dataset.day === ofDay ? 'date' : null;
}

followMyStore();
if (line) {
  show(line);
  setInterval(show, 60_000, line);
}
