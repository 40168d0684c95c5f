import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../support/samples.ts';

const sampleFolder = 'host-site/retailers/vitrine';
let folder = '';

/** What describe-retailer.ts prints. */
interface Said extends Record<'routes' | 'reasons' | 'companyPages', string[]> {
  links: string;
  /** Markdown of the documentation. */
  guides: string;
  /** Text of an email. */
  email: string;
  /** Why a new contest cannot be used: as the template has it, and with chances for members. */
  refused: Record<'template' | 'chances', string>;
}

/** What the site of a retailer has: its own, or the sample's. */
function tell(retailer = ''): Said {
  const env = { ...process.env, RETAILER: retailer };
  const output = execFileSync(process.execPath, ['tests/support/describe-retailer.ts'], { env, encoding: 'utf8' });
  const { main, footer, ...said } = JSON.parse(output);
  return { ...said, links: JSON.stringify([main, footer]) };
}

function declare(change: (declared: Record<string, unknown>) => void): void {
  const path = join(folder, 'retailer.json');
  const declared = JSON.parse(readFileSync(path, 'utf8'));
  change(declared);
  writeFileSync(path, JSON.stringify(declared));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
  for (const part of ['content', 'texts', 'retailer.json'])
    cpSync(join(sampleFolder, part), join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what a retailer does not have is not there', () => {
  it.each(
    sample(3, [
      ['articles', ['content/articles'], ['getinspired']],
      ['shoppers’ finds', ['content/fab-finds'], ['fab-finds']],
      ['a page about returns', ['content/pages/returns.en.md', 'content/pages/returns.fr.md'], ['returns']],
      [
        'corporate gift cards',
        ['content/pages/corporate-gift-cards.en.md', 'content/pages/corporate-gift-cards.fr.md'],
        ['corporate-gift-cards'],
      ],
      ['a page about the loyalty program', ['content/pages/style-plus.en.md'], ['style-plus']],
      ['a contest of its own page', ['content/contests/fall-promotion.json'], ['fall-promotion']],
      [
        'contests',
        ['content/contests'],
        ['fall-promotion', 'new-movers', 'contest-entered', 'new-movers-winner', 'claim', 'claim-done'],
      ],
    ]),
  )('without %s: neither its pages nor links to them', (_, paths, names) => {
    const before = tell();
    expect(before.routes).toEqual(expect.arrayContaining(names));
    for (const path of paths) rmSync(join(folder, path), { recursive: true });
    const after = tell(folder);
    for (const name of names) {
      expect(after.routes).not.toContain(name);
      expect(after.links).not.toContain(`"${name}"`);
    }
  });

  it('without a loyalty program: no reason for a message about it', () => {
    expect(tell().reasons).toContain('loyalty');
    declare((declared) => delete declared.loyalty);
    expect(tell(folder).reasons).toEqual(['store', 'merchandise', 'giftcards', 'other']);
  });

  it('without a loyalty program: no contest gives its members more chances', () => {
    expect(tell().refused).toEqual({ template: '', chances: '' });
    declare((declared) => delete declared.loyalty);
    expect(tell(folder).refused).toEqual({
      template: '',
      chances: expect.stringContaining('memberChances: must be 1: retailer.json has no loyalty program'),
    });
  });

  it('without a page: no example of the documentation leads there', () => {
    const leads = /vitrine\.example\/en\/(fall-promotion|gift-card-balance)/;
    expect(tell().guides).toMatch(leads);
    for (const path of ['contests/fall-promotion.json', 'pages/gift-card-balance.en.md'])
      rmSync(join(folder, 'content', path));
    expect(tell(folder).guides).not.toMatch(leads);
  });

  it('without siblings: no example of the documentation names one', () => {
    expect(tell().guides).toContain('brand="winners"');
    declare((declared) => {
      const { vitrine } = declared.brands as Record<string, object>;
      declared.brands = { vitrine };
    });
    expect(tell(folder).guides).not.toMatch(/winners|marshalls/);
  });

  it('without a draw and contests: no rules', () => {
    for (const path of ['contests', 'pages/contestrules.en.md', 'pages/contestrules.fr.md'])
      rmSync(join(folder, 'content', path), { recursive: true });
    expect(tell(folder).routes).toContain('contestrules');
    declare((declared) => Reflect.deleteProperty(declared.newsletter as object, 'offer'));
    const { routes, links } = tell(folder);
    expect(routes).not.toContain('contestrules');
    expect(links).not.toContain('contestrules');
  });

  it('without gift cards: no reason for a message about them', () => {
    declare((declared) => {
      declared.giftHosts = [];
      for (const brand of Object.values(declared.brands as Record<string, object>)) {
        Reflect.deleteProperty(brand, 'giftLinks');
        Reflect.deleteProperty(brand, 'giftCodes');
      }
    });
    expect(tell(folder).reasons).toEqual(['loyalty', 'store', 'merchandise', 'other']);
  });

  it('without other sites and profiles: no links to them', () => {
    declare((declared) => {
      declared.links = {};
      declared.profiles = {};
    });
    const { companyPages, links } = tell(folder);
    expect(companyPages).toEqual(['careers', 'unsubscribe']);
    for (const name of ['parentCompany', 'facebook', 'pay']) expect(links).not.toContain(name);
  });
});
