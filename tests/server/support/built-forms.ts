import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeContest } from '../../../host-site/sources/contests/describe-contest.ts';
import { readContests } from '../../../host-site/sources/contests/read-contests.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { createFolder, writeFiles } from './temporary-folder.ts';
import { openInstant } from './test-contests.ts';

interface WidgetServer {
  renderWidget(tag: string, attributes: Record<string, string>): string;
}

/** Pages of the built site with forms and results, and a rendered page for each test contest while it is open. */
export async function createFormPages(contestsDir: string): Promise<{ siteDir: string; remove: () => void }> {
  const folder = createFolder();
  const siteDir = join(folder.path, 'site');
  const names = locales.flatMap((locale) =>
    ['contact', 'newsletter', 'contest', 'new-movers', 'error'].map((name) => `${locale}/${name}`),
  );
  const paths = names.flatMap((name) => [name, `${name}.html`]).filter((path) => existsSync(join('dist/site', path)));
  for (const path of paths) cpSync(join('dist/site', path), join(siteDir, path), { recursive: true });
  const address: string = resolve('dist/widgets/server.js');
  const { renderWidget } = (await import(address)) as WidgetServer;
  const pages = [...readContests(contestsDir).values()].flatMap((contest) =>
    locales.map((locale) => {
      const details = JSON.stringify(describeContest(contest, locale, openInstant));
      const tag = contest.hasPin ? 'vitrine-new-movers' : 'vitrine-contest-entry';
      const html = renderWidget(tag, { contest: contest.id, locale, details });
      return [`${locale}/${contest.id}.html`, `<!doctype html><title>${contest.id}</title>${html}`];
    }),
  );
  writeFiles(siteDir, Object.fromEntries(pages));
  return { siteDir, remove: folder.remove };
}
