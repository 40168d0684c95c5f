import { argv, env, exit } from 'node:process';
import { parseArgs } from 'node:util';
import { translateDoctor } from '../../doctor/doctor-texts.ts';
import { countProblems, formatReport } from '../../doctor/format-report.ts';
import { inspectMarkup } from '../../doctor/inspect-markup.ts';
import { toLocale } from '../../shared/locale/locale.ts';

// The command of the npm package. It reads one page as its server sends it, and runs nothing of it.

const usage = 'Usage: npx @vitrine/widgets doctor <address> [--locale en|fr]';
const timeoutMs = 20_000;

/** A line on standard output. */
const print = (text: string) => console.info(text);

async function diagnose(address: string, locale: 'en' | 'fr'): Promise<number> {
  const t = translateDoctor(locale);
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(timeoutMs) });
  // Several policies come as one text, with commas between them.
  const policies = (response.headers.get('content-security-policy') ?? '').split(',').filter(Boolean);
  const subjects = inspectMarkup(await response.text(), {
    page: response.url,
    policies,
    integrityPolicy: response.headers.get('integrity-policy') ?? '',
    isXml: /\bxml\b/.test(response.headers.get('content-type') ?? ''),
  });
  if (!response.ok) print(`${address}: ${response.status}`);
  print(`${formatReport(subjects, t)}\n\n${t('onlyHtml')}`);
  return response.ok && countProblems(subjects) === 0 ? 0 : 1;
}

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      args: argv.slice(2),
      allowPositionals: true,
      options: { locale: { type: 'string' } },
    });
    const [command, address = ''] = positionals;
    if (command !== 'doctor' || !/^https?:/.test(address) || !URL.canParse(address)) return undefined;
    return { address, locale: toLocale(values.locale) ?? toLocale(env.LANG) ?? 'en' };
  } catch {
    return undefined;
  }
}

const given = readArguments();
if (!given) {
  console.error(usage);
  exit(2);
}
try {
  exit(await diagnose(given.address, given.locale));
} catch (cause) {
  console.error(`${given.address}: ${cause instanceof Error ? (cause.cause ?? cause) : cause}`);
  exit(2);
}
