import type { IncomingMessage } from 'node:http';
import type { Locale } from '../../widgets/shared/locale/locale.ts';
import { formatTorontoDate } from '../sources/facts/service-hours.ts';
import { buildTemplates } from '../sources/stores/import/template/build-templates.ts';
import type { SendFiles } from './commit-files.ts';
import { writeImportPage } from './import-page.ts';
import { type ImportCall, previewImport, publishImport } from './store-import.ts';
import { json, maxFile, readBody, type StudioResponse } from './studio-response.ts';

/** Where stores are imported to, and what hands their files to git where that is wanted. */
interface ImportSettings {
  root: string;
  send: SendFiles | undefined;
  /** What went wrong with git, in an editor's language. */
  sayGitProblem: (error: unknown, locale: Locale) => string;
}

/** Shows what an import of stores would change, or writes it and hands the feed to git. */
async function respondToImport(
  { root, send, sayGitProblem }: ImportSettings,
  main: Locale,
  step: string,
  call: ImportCall,
): Promise<StudioResponse> {
  const today = formatTorontoDate(new Date());
  if (step === 'preview') return json(await previewImport(root, call, main, today));
  const published = await publishImport(root, call, main, today);
  if ('error' in published) return json(published);
  try {
    await send?.(() => [], published.paths);
  } catch (error) {
    return json({ error: sayGitProblem(error, main) });
  }
  return json(published);
}

/** A template of a list of stores. */
async function respondWithTemplate(name: string): Promise<StudioResponse> {
  const file = (await buildTemplates()).get(name);
  if (!file) return json({ error: 'unknown template' }, 404);
  const type = name.endsWith('.csv') ? 'text/csv; charset=utf-8' : 'application/octet-stream';
  return { type, body: Buffer.from(file), headers: { 'Content-Disposition': `attachment; filename="${name}"` } };
}

/** Answers addresses under `/import`; undefined for others. */
export async function respondUnderImport(
  settings: ImportSettings,
  incoming: IncomingMessage,
  locale: Locale,
  pathname: string,
): Promise<StudioResponse | undefined> {
  const [, step] = /^\/import(?:\/(.+))?$/.exec(pathname) ?? [];
  if (pathname === '/import') return { type: 'text/html; charset=utf-8', body: writeImportPage(locale) };
  if (incoming.method === 'POST' && (step === 'preview' || step === 'publish')) {
    const body = (await readBody(incoming, maxFile)).toString('utf8');
    return respondToImport(settings, locale, step, JSON.parse(body) as ImportCall);
  }
  return step?.startsWith('stores-template.') ? respondWithTemplate(step) : undefined;
}
