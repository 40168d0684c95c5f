import { toLocale } from '../../../widgets/shared/locale/locale.ts';
import { readDocument } from '../../../widgets/shared/page/page-properties.ts';
import { isEmail, normalizeEmail } from '../../../widgets/shared/submissions/email.ts';
import { type CheckedDraw, checkDraw } from '../draws/check-draw.ts';
import { translateDraws } from '../draws/draw-messages.ts';

// The page of a contest's draws: looks for an entry in the lists and repeats the draws, all in the browser.

const t = translateDraws[toLocale(readDocument('documentElement').lang) ?? 'en'];
const listTimeout = 30_000;
const draws = [...document.querySelectorAll<HTMLElement>('[data-draw]')].map(
  ({ dataset }) => JSON.parse(dataset.draw ?? '') as CheckedDraw,
);
const section = document.querySelector<HTMLElement>('#draw-check');
const form = section?.querySelector('form');
const status = section?.querySelector('#draw-status');

/** Whether a field is right; else says why not, and leads to it. */
function check(name: string, isRight: (text: string) => boolean, error: string): boolean {
  const input = section?.querySelector<HTMLInputElement>(`#draw-${name}`);
  const message = section?.querySelector<HTMLElement>(`#draw-${name}-error`);
  if (!input || !message) return false;
  const isValid = isRight(input.value);
  message.hidden = isValid;
  message.textContent = isValid ? '' : error;
  input.ariaInvalid = isValid ? null : 'true';
  return isValid;
}

async function fetchList(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(listTimeout) });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

function say(lines: readonly string[]): void {
  status?.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = line;
      return paragraph;
    }),
  );
}

form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const read = (name: string) => section?.querySelector<HTMLInputElement>(`#draw-${name}`)?.value ?? '';
  const isReference = check(
    'reference',
    (text) => /^\s*[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\s*$/i.test(text),
    t('badReference'),
  );
  const isAddress = check('email', (text) => isEmail(normalizeEmail(text)), t('badEmail'));
  if (!isReference || !isAddress) {
    form.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
    return;
  }
  say([t('checking')]);
  const entry = { reference: read('reference'), email: normalizeEmail(read('email')) };
  const lines: string[] = [];
  for (const draw of draws) {
    try {
      const results = await checkDraw(draw, await fetchList(draw.list), entry);
      lines.push(...results.map(({ key, values }) => t(key, { number: draw.number, ...values })));
    } catch {
      lines.push(t('failed', { number: draw.number }));
    }
  }
  say(lines);
});
if (section && draws.length > 0) section.hidden = false;
