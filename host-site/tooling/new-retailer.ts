import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import type { TextTree } from '../retailers/text-tree.ts';
import { kitTexts } from '../sources/i18n.ts';
import { describeProblem } from '../sources/problems/problem.ts';
import { neutralLook } from '../sources/retailer/neutral-look.ts';
import { ownersTexts } from '../sources/retailer/owners-texts.ts';
import { markPlaceholder } from '../sources/source-text/placeholder-mark.ts';
import { describeNewPage, newPages } from './new-retailer-pages.ts';

/** Folder of all retailers, relative to the root. */
const parent = 'host-site/retailers';
const sample = `${parent}/vitrine`;

/** Groups of the sample's facts that the kit itself reads. */
const neededFacts = ['company', 'service', 'newsletter', 'consent', 'contests', 'privacy', 'departments'];

/** Why no retailer can have this name; undefined when one can. */
export function findRetailerProblem(root: string, name: string): string | undefined {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name)) return describeProblem({ code: 'slug' });
  return existsSync(join(root, parent, name)) ? `${parent}/${name} already exists` : undefined;
}

/** All texts of a tree as placeholders. */
const markAll = (texts: TextTree | string): TextTree | string =>
  typeof texts === 'string'
    ? markPlaceholder(texts)
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, markAll(value)]));

const listTextFiles = (locale: Locale) =>
  Object.entries(ownersTexts).map(([name, keys]): [string, object] => {
    const texts: TextTree = kitTexts[locale][name as keyof (typeof kitTexts)['en']];
    return [`texts/${name}.${locale}.json`, Object.fromEntries(keys.map((key) => [key, markAll(texts[key] ?? '')]))];
  });

/** The declaration of a retailer with one brand, no loyalty program, no gift cards and no draw. */
function declare(name: string) {
  const label = name.replace(/^./, (letter) => letter.toUpperCase());
  const letters = name.replaceAll('-', '').slice(0, 2).toUpperCase();
  const domain = `${name}.example`;
  const mark = (en: string, fr: string) => ({ en: markPlaceholder(en), fr: markPlaceholder(fr) });
  return {
    key: name,
    legalName: mark(`${label}, legal name`, `${label}, raison sociale`),
    address: mark('Street, city, province and postal code', 'Rue, ville, province et code postal'),
    service: { phone: '8005550100', email: `service@${domain}` },
    newsletter: { chain: 1 },
    look: neutralLook,
    brands: {
      [name]: {
        name: { en: label, fr: label },
        domain,
        siteOrigin: `https://www.${domain}`,
        action: neutralLook.colours.action,
        chains: { en: `${letters}E`, fr: `${letters}F` },
        links: { unsubscribe: { en: `https://email.${domain}/en`, fr: `https://email.${domain}/fr` } },
      },
    },
    giftHosts: [],
    links: {},
    profiles: {},
  };
}

/** A drawing in place of the brand's own. */
const draw = (width: number, height: number, about: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<!-- ${markPlaceholder(about)} -->
<path fill="#555" d="M${width / 4} ${height / 4}h${width / 2}v${height / 2}H${width / 4}z"/>
</svg>
`;

/** The files of a new retailer, by their path in its folder. */
function listFiles(root: string, name: string, today: string): Record<string, string> {
  const formatJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const read = (path: string) => readFileSync(join(root, sample, path), 'utf8');
  const facts = Object.entries(JSON.parse(read('content/facts.json'))).filter(([key]) => neededFacts.includes(key));
  const texts = locales.flatMap(listTextFiles).map(([path, value]) => [path, formatJson(value)]);
  const pages = newPages.flatMap((path) =>
    locales.map((locale) => [`content/pages/${path}.${locale}.md`, describeNewPage(path, locale, today)]),
  );
  return {
    'retailer.json': formatJson(declare(name)),
    'content/facts.json': formatJson(Object.fromEntries(facts)).replaceAll('vitrine.example', `${name}.example`),
    'content/stores/holidays.json': read('content/stores/holidays.json'),
    'public/pictures/pictures.json': '{}\n',
    'public/wordmark.svg': draw(368, 104, 'The name in letters as outlines, since no font is loaded here.'),
    'public/favicon.svg': draw(64, 64, 'The symbol in a browser’s tab.'),
    'public/app-icon.svg': draw(64, 64, 'The symbol on a home screen: systems crop its edges.'),
    ...Object.fromEntries([...pages, ...texts]),
  };
}

/**
 * Writes the folder of a new retailer with the least that builds: every text that its owner has to write is marked as a
 * placeholder, which a release refuses. `today` is YYYY-MM-DD. Returns the paths of its files, relative to the root.
 */
export function writeRetailer(root: string, name: string, today: string): string[] {
  return Object.entries(listFiles(root, name, today)).map(([file, text]) => {
    const path = `${parent}/${name}/${file}`;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
    return path;
  });
}
