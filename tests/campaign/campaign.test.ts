import { execFile } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, it } from 'vitest';
import { copyRepository } from '../support/copy-repository.ts';
import { runParts } from '../support/run-parts.ts';

const run = promisify(execFile);
const texts = 'tests/campaign/texts';

/** The noon of a day from today, with an offset. */
const afterDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/T.*/, 'T12:00:00Z');

/**
 * What a marketer adds to a season: an article that nothing shows before its day, a landing page that is there now, one
 * for later, and a contest. The commands write them; the marketer changes the words.
 */
async function addCampaign(root: string): Promise<void> {
  const create = (kind: string, name: string) =>
    run(process.execPath, ['host-site/tooling/new.ts', kind, name], { cwd: root });
  const change = (file: string, fields: object) => {
    const path = join(root, 'host-site/retailers/vitrine/content', file);
    writeFileSync(path, `${JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...fields }, null, 2)}\n`);
  };
  await create('article', 'winter-table');
  await create('landing', 'new-room');
  await create('landing', 'late-room');
  await create('contest', 'room-draw');
  cpSync(join(texts, 'article'), join(root, 'host-site/retailers/vitrine/content/articles/winter-table'), {
    recursive: true,
  });
  const again = { en: 'once more', fr: 'une fois de plus' };
  for (const [slug, times] of [
    ['new-room', undefined],
    ['late-room', { from: afterDays(20), until: afterDays(60) }],
  ] as const) {
    const folder = join(root, 'host-site/retailers/vitrine/content/landing', slug);
    for (const locale of ['en', 'fr'] as const) {
      const text = readFileSync(`${texts}/landing/${locale}.md`, 'utf8');
      // No two pages have the same title or description.
      const own = times ? text.replace(/^(?:title|description): .*/gm, `$& ${again[locale]}`) : text;
      writeFileSync(join(folder, `${locale}.md`), own);
    }
    change(`landing/${slug}/landing.json`, { picture: 'home-lead', indexed: true, ...times });
  }
  change('articles/winter-table/article.json', { from: afterDays(10), until: afterDays(90) });
  change('contests/room-draw.json', {
    title: { en: 'January room draw', fr: 'Tirage Une pièce neuve' },
    opens: afterDays(-2),
    closes: afterDays(40),
  });
}

describe('a campaign in a clone', () => {
  it('leaves npm test green', { tags: ['full'], timeout: 3_600_000 }, async () => {
    const root = mkdtempSync(join(tmpdir(), 'vitrine-campaign-'));
    copyRepository(root, true);
    // As folders are that one clones into: some tests run programs as another user.
    chmodSync(root, 0o755);
    await addCampaign(root);
    await runParts(root);
    rmSync(root, { recursive: true });
  });
});
