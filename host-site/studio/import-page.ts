import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { studioMessages } from './configure.ts';

/** The page on which a list of stores is imported; its script fills it. */
export function writeImportPage(locale: Locale): string {
  const { importTitle } = studioMessages[locale];
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${importTitle}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/import-page.css">
<body><main id="import"></main><script src="/setup.js"></script><script type="module" src="/import-page.js"></script></body></html>`;
}
