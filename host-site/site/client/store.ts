import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import { readStoreClock } from '../../sources/stores/store-clock.ts';

// On a store's page: says whether the store is open, and marks the hours of its day (SF-08).

const locale = toLocale(readDocument('documentElement').lang) ?? 'en';
const line = document.querySelector<HTMLElement>('[data-clock]');
const rows = [...document.querySelectorAll('.store-hours tr')];

function show(line: HTMLElement): void {
  const { text, today, weekday } = readStoreClock(line.dataset.clock ?? '', locale, Date.now());
  line.textContent = text;
  // A holiday or a special day has a row of its own, below those of the week.
  const special = rows.find((row) => row.querySelector(`time[datetime="${today}"]`));
  for (const row of rows) row.ariaCurrent = row === (special ?? rows[weekday]) ? 'date' : null;
}

if (line) {
  show(line);
  setInterval(show, 60_000, line);
}
