import { guessLocale, type Locale, listBrowserLanguages, toLocale } from '../shared/locale/locale.ts';
import { DoctorPanel } from './doctor-panel.ts';
import { translateDoctor } from './doctor-texts.ts';
import { formatReport } from './format-report.ts';
import { inspectPage } from './inspect-page.ts';
import { watchPage } from './page-events.ts';

const settleMs = 3000;

watchPage();

/** The language of `?vitrine-doctor=fr`, else of the page, else of the browser: the reader is who made the page. */
function chooseLocale(): Locale {
  const asked = toLocale(new URLSearchParams(location.search).get('vitrine-doctor'));
  return asked ?? toLocale(document.documentElement.lang) ?? guessLocale(undefined, listBrowserLanguages(navigator));
}

/** Resolves once the page has loaded and had time to start its widgets. */
async function waitForPage(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const started = performance.now();
  const isWaiting = () =>
    [...document.querySelectorAll(':not(:defined)')].some(({ localName }) => localName.startsWith('vitrine-'));
  do await new Promise((resolve) => setTimeout(resolve, 250));
  while (isWaiting() && performance.now() - started < settleMs);
}

let panel: DoctorPanel | undefined;

/** Shows what works and what does not on this page in a panel over it, once the page has loaded. */
export async function open(): Promise<void> {
  await waitForPage();
  const locale = chooseLocale();
  panel?.close();
  panel = new DoctorPanel({ locale, t: translateDoctor(locale), inspect: inspectPage });
  await panel.show();
}

/** Writes the same to the console as text, and resolves with it. */
export async function report(): Promise<string> {
  const text = formatReport(await inspectPage(), translateDoctor(chooseLocale()));
  console.info(text);
  return text;
}
