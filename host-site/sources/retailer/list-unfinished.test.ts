import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeRetailer } from '../../tooling/new-retailer.ts';
import { kitTexts } from '../i18n.ts';
import { placeholder } from '../source-text/placeholder-mark.ts';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { listUnfinished } from './list-unfinished.ts';
import { neutralLook } from './neutral-look.ts';

const sample = 'host-site/retailers/vitrine';
let root = '';
let folder = '';
const list = () => Object.fromEntries(listUnfinished(folder, sample, kitTexts).map(({ key, found }) => [key, found]));
const listOpen = () => Object.entries(list()).flatMap(([key, found]) => (found.length > 0 ? [key] : []));
const edit = (name: string, change: (text: string) => string) =>
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-check-'));
  for (const name of ['content/facts.json', 'content/stores/holidays.json']) {
    mkdirSync(dirname(join(root, sample, name)), { recursive: true });
    cpSync(join(sample, name), join(root, sample, name));
  }
  writeRetailer(root, 'acme', '2026-11-29');
  folder = join(root, 'host-site/retailers/acme');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes what an owner would: other texts, numbers, addresses and a feed. */
function finish(): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file)))
    edit(name, (text) =>
      text
        .replace(placeholder, 'A text of ours.')
        .replaceAll('acme.example', 'acme.ca')
        .replaceAll('8005550100', '8004561234')
        .replaceAll(neutralLook.colours.action, '#7a1530'),
    );
  writeFileSync(join(folder, 'content/stores/feed.csv'), 'number\n1\n');
  const groups = Object.keys(JSON.parse(readFileSync(join(folder, 'content/facts.json'), 'utf8')));
  writeFileSync(join(folder, 'confirmed.json'), JSON.stringify({ numbers: groups }));
}

describe('the checklist of a retailer', () => {
  it('has everything open for the sample itself', () => {
    folder = sample;
    // A retailer may have put its stores beside the sample's.
    const open = listOpen().filter((part) => part !== 'stores');
    expect(open).toEqual([...['names', 'links', 'texts', 'pages', 'numbers', 'look', 'pictures']]);
  });

  it('has texts, addresses, numbers and stores open for a new retailer', () => {
    expect(listOpen()).toEqual(['links', 'placeholders', 'numbers', 'look', 'stores']);
  });

  it('is done when everything is the retailer’s own', () => {
    finish();
    expect(list()).toEqual({
      ...{
        names: [],
        links: [],
        placeholders: [],
        texts: [],
        pages: [],
        numbers: [],
        look: [],
        pictures: [],
        rights: [],
        stores: [],
      },
    });
  });

  it.each([
    [
      'names',
      'retailer.json',
      (text: string) => text.replace('"en": "A text of ours."', '"en": "Vitrine Canada Inc."'),
    ],
    ['links', 'retailer.json', (text: string) => text.replace('www.acme.ca', 'www.vitrine.example')],
    ['placeholders', 'content/pages/legal.fr.md', (text: string) => `${text}\n‹À écrire›\n`],
    ['numbers', 'confirmed.json', () => '{ "numbers": [] }'],
    ['look', 'retailer.json', (text: string) => text.replaceAll('#7a1530', '#24423a')],
    ['rights', 'public/pictures/pictures.json', () => '{ "sun-room": { "scene": "photograph" } }'],
    [
      'rights',
      'public/pictures/pictures.json',
      () => '{ "sun-room": { "scene": "photograph", "photograph": { "rights": "© Roy", "until": "2026-01-31" } } }',
    ],
  ])('has %s open again when one of them is the sample’s or a placeholder', (key, name, change) => {
    finish();
    edit(name, change);
    expect(listOpen()).toEqual([key]);
  });

  it('allows a photograph until midnight at the office on its last day', () => {
    finish();
    const facts = { scene: 'photograph', photograph: { rights: '© Roy', until: '2026-01-31' } };
    edit('public/pictures/pictures.json', () => JSON.stringify({ 'sun-room': facts }));
    const listAt = (now: string) => {
      vi.setSystemTime(now);
      return listOpen();
    };
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      expect(listAt('2026-02-01T04:59:00Z')).toEqual([]);
      expect(listAt('2026-02-01T05:00:00Z')).toEqual(['rights']);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['{ "numbers": ["service.opns"] }', 'content/facts.json has no service.opns: remove it, or write service.opens'],
    ['{ "numbers": "service" }', 'must be a list of paths in content/facts.json, such as "service.opens"'],
    ['{ "number": ["service"] }', 'unknown field number; known fields: numbers'],
    ['[]', 'must be a list of paths'],
  ])('says what of the confirmed numbers is not as it should be: %s', (content, problem) => {
    finish();
    edit('confirmed.json', () => content);
    const [found] = list().numbers ?? [];
    expect(found && formatSourceProblem(found)).toMatch(/confirmed\.json:1: /);
    expect(found && formatSourceProblem(found)).toContain(problem);
  });

  it.each([
    ['articles', 'description'],
    ['fab-finds', 'kicker'],
  ])('asks for texts of its own about %s once it has some', (name, field) => {
    const ask = () => list().texts?.map((found) => `${found.path} ${found.field}`);
    expect(ask()).toEqual([]);
    mkdirSync(join(folder, 'content', name));
    expect(ask()).toContain(`host-site/content/${name}.fr.json ${field}`);
  });

  it('has pictures and pages open that are the sample’s, and texts that it does not say itself', () => {
    finish();
    cpSync(join(sample, 'public/wordmark.svg'), join(folder, 'public/wordmark.svg'));
    cpSync(join(sample, 'content/pages/faq.en.md'), join(folder, 'content/pages/faq.en.md'));
    rmSync(join(folder, 'texts/home.fr.json'));
    const { pictures, pages, texts } = list();
    expect([pictures?.length, pages?.length]).toEqual([1, 1]);
    expect(texts?.map(({ path, field }) => `${path} ${field}`)).toContain('host-site/content/home.fr.json lead');
  });
});

describe('npm run retailer -- check', () => {
  const run = (...args: string[]) => {
    const env = { ...process.env, RETAILER: folder };
    const script = 'host-site/sources/retailer/run-command.ts';
    try {
      return { code: 0, output: execFileSync(process.execPath, [script, ...args], { env, encoding: 'utf8' }) };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, output: stdout + stderr };
    }
  };

  it('ends with 1 and lists open items in both languages, then with 0', () => {
    const before = run('check');
    expect(before.code).toBe(1);
    expect(before.output).toContain('[ ] Texts to write · Textes à écrire');
    expect(before.output).toContain('est un texte provisoire');
    finish();
    expect(run('check')).toEqual({ code: 0, output: expect.stringContaining('10 of 10 done') });
  });

  it('lists everything as JSON', { tags: ['full'] }, () => {
    const { code, output } = run('check', '--format', 'json');
    expect(code).toBe(1);
    const { open, items } = JSON.parse(output);
    expect(open).toBe(5);
    expect(items[2].found[0]).toEqual({
      path: expect.stringMatching(/acme\/content\/pages\/accessibility\.en\.md$/),
      line: 3,
      en: expect.stringContaining('is a placeholder'),
      fr: expect.stringContaining('est un texte provisoire'),
    });
  });

  it.each([[[]], [['chek']], [['check', '--format', 'xml']]])(
    'says how it is called for %j, and ends with 2',
    (args) => {
      expect(run(...args)).toEqual({ code: 2, output: expect.stringContaining('Usage: npm run retailer -- check') });
    },
  );
});

describe('the first step of a build', () => {
  const check = (env: object, ...args: string[]) => {
    const all = { ...process.env, SHOW_DRAFTS: '', PUBLIC_ORIGIN: '', RETAILER: folder, ...env };
    const script = 'host-site/sources/retailer/run-retailer-check.ts';
    try {
      execFileSync(process.execPath, [script, ...args], { env: all, stdio: 'pipe', encoding: 'utf8' });
      return '';
    } catch (error) {
      return (error as { stderr: string }).stderr;
    }
  };

  it('takes placeholders where no visitor reads them', { tags: ['full'] }, () => {
    expect(existsSync(folder)).toBe(true);
    expect(check({ NODE_ENV: 'production' })).toBe('');
  });

  it('refuses placeholders in a release, by file and line, with the remedy in both languages', () => {
    const said = check({ NODE_ENV: 'production' }, '--release');
    expect(said).toMatch(/content\/pages\/legal\.en\.md:10: ‹[^›]+› is a placeholder: write the text/);
    expect(said).toMatch(/‹[^›]+› est un texte provisoire\. Écrivez le vôtre/);
    expect(said).not.toContain('reserved for examples');
  });

  it('refuses a release with a photograph whose rights are missing or have ended', () => {
    finish();
    const list = (pictures: object) =>
      writeFileSync(join(folder, 'public/pictures/pictures.json'), JSON.stringify(pictures));
    const facts = { scene: 'photograph', pixels: 'p', width: 0, height: 0, tone: 'aaa', isTall: false };
    list({ mine: facts, old: { ...facts, photograph: { rights: '© Roy', until: '2026-01-31', alt: {} } } });
    const said = check({ NODE_ENV: 'production' }, '--release');
    expect(said).toContain('nothing says who allows the photograph mine');
    expect(said).toContain('La photo old était permise jusqu’au 2026-01-31');
    expect(check({ NODE_ENV: 'production' })).toBe('');
  });

  it('refuses them, and addresses that are reserved for examples, at an origin that visitors can reach', () => {
    const said = check({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.acme.ca' });
    expect(said).toContain('is a placeholder');
    expect(said).toContain('service@acme.example is reserved for examples');
    finish();
    expect(check({ NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.acme.ca' })).toBe('');
  });

  it('refuses phrases for a page that is not there, and texts of the server that the kit does not have', () => {
    writeFileSync(join(folder, 'content/search-phrases-french.json'), '{ "contcat": "joindre" }');
    mkdirSync(join(folder, 'texts/server'), { recursive: true });
    for (const locale of ['en', 'fr'])
      writeFileSync(join(folder, `texts/server/emails.${locale}.json`), '{ "contact": { "headlin": "!" } }');
    const said = check({});
    expect(said).toMatch(/search-phrases-french\.json:1: contcat: .+ did you mean contact\?/);
    expect(said).toMatch(/texts\/server\/emails\.en\.json:1: contact\.headlin: .+ did you mean contact\.headline\?/);
  });

  it.each([
    ['an element', 'texts/widgets/photo-wall', 'none', '{{hashtag}}'],
    ['an element', 'texts/widgets/photo-wall', 'none', '{{loyalty}}'],
    ['a page', 'texts/landing', 'stores', '{{hashtag}}'],
    ['a page', 'texts/landing', 'stores', '{{loyalty}}'],
  ])('refuses a text of %s that names what there is not: %s.%s %s', (_, file, key, name) => {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    for (const locale of ['en', 'fr'])
      writeFileSync(join(folder, `${file}.${locale}.json`), JSON.stringify({ [key]: `Share with ${name}` }));
    expect(check({})).toContain(`${key}: nothing fills ${name} here; there are {{brand}}`);
  });

  it('refuses a privacy policy without the lists that the site fills in', () => {
    edit('content/pages/privacy.fr.md', (text) => text.replace('{{measurementTools}}', ''));
    const said = check({});
    expect(said).toMatch(/privacy\.fr\.md:1: the privacy policy needs \{\{measurementTools\}\} on a line of its own/);
    expect(said).not.toContain('browserRecords');
    expect(said).not.toContain('privacy.en.md');
  });

  it('refuses a style sheet that comes after none of the kit’s', () => {
    mkdirSync(join(folder, 'styles'));
    for (const name of ['site.css', 'hom.css']) writeFileSync(join(folder, 'styles', name), '');
    const said = check({});
    expect(said).toMatch(/styles\/hom\.css:1: no page has such a style sheet; there are .*home\.css/);
    expect(said).not.toContain('site.css:1');
  });
});
