import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkPublic } from '../../tests/support/link-public.ts';
import { removeOwnFeed } from '../../tests/support/remove-own-feed.ts';
import { collections } from './collections.ts';
import { formatProblem } from './format-problem.ts';

const content = 'host-site/retailers/vitrine/content';
let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  cpSync(content, join(root, content), { recursive: true });
  removeOwnFeed(join(root, content, 'stores'));
  linkPublic(root);
  symlinkSync(resolve('host-site/pictures'), join(root, 'host-site/pictures'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Writes a file with something wrong in it, asks for the problems of its entry, and puts the file back. */
function breakFile(path: string, change: (text: string) => string, kind: string, slug: string) {
  const file = join(root, content, path);
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after, path).not.toBe(before);
  writeFileSync(file, after);
  try {
    const collection = collections.find(({ name }) => name === kind);
    return collection?.listProblems(root, slug, '2026-11-24') ?? [];
  } finally {
    writeFileSync(file, before);
  }
}

const article = 'mirrors';
const store = 'vitrine-vancouver-alder-quay-100';
const edit = (path: string, from: string | RegExp, to: string) => () =>
  breakFile(path, (text) => text.replace(from, to), ...place(path));
function place(path: string): [kind: string, slug: string] {
  const [folder = '', name = ''] = path.split('/');
  if (folder === 'fab-finds') return ['finds', 'reading-nook'];
  if (folder === 'facts.json') return ['facts', 'gift'];
  if (name === 'sample-stores.json') return ['stores', store];
  if (folder === 'redirects.json') return ['redirects', 'redirects'];
  if (folder === 'stores') return ['hours', 'holidays'];
  return [folder, name.replace('.json', '')];
}

const contest = 'contests/fall-promotion.json';
const stores = 'stores/sample-stores.json';
const setHours = (hours: string) => edit(stores, '"schedule": "city",', `"schedule": "city", "hours": ${hours},`);
const faults: [fault: string, find: ReturnType<typeof edit>, en: string, fr: string][] = [
  [
    'an empty title',
    edit(`articles/${article}/fr.md`, /^title: .*$/m, 'title: '),
    'Title, in French: This is missing.',
    'Titre, en français: Ce champ est à remplir.',
  ],
  [
    'a straight apostrophe',
    edit(`articles/${article}/fr.md`, /^lead: /m, "lead: L'idée. "),
    'Lead, in French: Check the spelling',
    'Chapeau, en français: Vérifiez l’orthographe',
  ],
  [
    'a link to a page that does not exist',
    edit(`articles/${article}/en.md`, /\n\n## /, '\n\n[x](/en/nowhere)\n\n## '),
    'No page is at /en/nowhere',
    'Aucune page de cette langue n’est à /en/nowhere',
  ],
  [
    'a wrong date',
    edit(`articles/${article}/article.json`, /"updated": ".*"/, '"updated": "soon"'),
    'Updated on: Write the date like 2026-03-01.',
    'Mis à jour le: Écrivez la date comme 2026-03-01.',
  ],
  [
    'a title that is too long',
    edit(`articles/${article}/en.md`, /^title: /m, `title: ${'Long '.repeat(20)}`),
    '80 at most.',
    '80 au plus.',
  ],
  [
    'times in the wrong order',
    edit(
      'landing/holiday-gifts/landing.json',
      /\{/,
      '{\n"from": "2026-12-02T09:00:00-05:00",\n"until": "2026-12-01T09:00:00-05:00",',
    ),
    'Shown until: This time is not after',
    'Paraît jusqu’à: Ce moment ne vient pas après',
  ],
  [
    'a contest that ends before it begins',
    edit(contest, '"2026-12-13T', '"2026-10-13T'),
    'Closes: The end must come after the beginning.',
    'Fin: La fin doit venir après le début.',
  ],
  [
    'a prize without a French text',
    edit(contest, /"fr": "une virée[^"]*"/, '"fr": ""'),
    'Prizes 1, In the list of prizes, in French: This is missing.',
    'Prix 1, Dans la liste des prix, en français: Ce champ est à remplir.',
  ],
  [
    'a province without an age',
    edit(contest, /"AB": 18,/, ''),
    'Minimum age: An age for each',
    'Âge minimal: Un âge pour chacune',
  ],
  [
    'a find with a picture that does not exist',
    edit('fab-finds/finds.json', '"find-reading-nook"', '"nowhere"'),
    'Picture: There is no picture nowhere.',
    'Photo: Il n’y a pas de photo nowhere.',
  ],
  [
    'an amount with cents',
    edit('facts.json', '"minimum": { "money": 10 }', '"minimum": { "money": 10.5 }'),
    'Whole dollars.',
    'Des dollars, sans cents.',
  ],
  [
    'a province twice on a holiday',
    edit('stores/holidays.json', '"short": ["AB", "BC"]', '"short": ["AB", "BC", "MB"]'),
    'MB is named twice.',
    'MB est nommée deux fois.',
  ],
  [
    'a redirect to a page that does not exist',
    edit('redirects.json', '"page": "faq"', '"page": "nothing"'),
    'Short addresses 12, Page: There is no page at nothing.',
    'Adresses courtes 12, Page: Il n’y a pas de page à l’adresse nothing.',
  ],
  [
    'a store that closes before it opens',
    setHours('{ "1": [["21:00", "09:30"]] }'),
    'Store hours, Monday: 21:00-09:30: the store would close before it opens.',
    'Heures des magasins, Lundi: 21:00-09:30 : le magasin fermerait avant d’ouvrir.',
  ],
  [
    'hours of a store that overlap',
    setHours('{ "2": [["09:00", "13:00"], ["12:00", "21:00"]] }'),
    'Store hours, Tuesday: These hours overlap',
    'Heures des magasins, Mardi: Ces heures se chevauchent',
  ],
  [
    'invalid hours on a special day',
    edit(
      stores,
      '"schedule": "city",',
      '"schedule": "city", "exceptions": [{ "date": "2026-12-24", "intervals": [["9h", "17:00"]] }],',
    ),
    'Special days 1, Hours: Write hours like 09:30-21:00',
    'Jours particuliers 1, Heures: Écrivez les heures comme 09:30-21:00',
  ],
  [
    'a comment of a store with a straight apostrophe',
    edit(stores, '"Deux étages au bord de l’eau', '"Deux étages au bord de l\'eau'),
    'Comment, in French: Check the spelling',
    'Commentaire, en français: Vérifiez l’orthographe',
  ],
  [
    'a telephone number that is too short',
    edit(stores, '"6045550103"', '"5550103"'),
    'Phone: Ten digits.',
    'Téléphone: Dix chiffres.',
  ],
];

describe('studio problem message', () => {
  it.each(faults)('explains %s in English and in French', (_, find, english, french) => {
    const problems = find();
    const explain = (locale: 'en' | 'fr') =>
      problems
        .map((problem) => formatProblem(problem, locale))
        .map(({ place, text }) => `${place}: ${text}`)
        .join('\n');
    expect(explain('en')).toContain(english);
    expect(explain('fr')).toContain(french);
  });

  it.each(collections.map((collection) => [collection.name, collection] as const))(
    'is absent for all published %s',
    (_name, { list, listProblems, listRefused }) => {
      const today = '2026-11-24';
      expect(list(root).length).toBeGreaterThan(0);
      // Where each entry would read all files, they are read once.
      const refused =
        listRefused?.(root, today) ?? list(root).filter((slug) => listProblems(root, slug, today).length > 0);
      expect(refused).toEqual([]);
    },
  );
});
