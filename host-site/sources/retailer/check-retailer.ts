import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as z from 'zod/mini';
import { sampleLegalName } from '../../retailers/sample-names.ts';
import type { FieldProblem } from '../problems/problem.ts';
import { parseSettings, readIssues } from '../problems/schema-problems.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';
import { isUnreachable } from '../unreachable-host.ts';
import { checkLook } from './check-look.ts';
import { type RetailerFile, retailerSchema } from './retailer-schema.ts';

const locales = ['en', 'fr'] as const;

/** What is wrong between values that are each right. */
function* compareValues({ key, brands, giftHosts }: RetailerFile): Generator<FieldProblem> {
  const keys = Object.keys(brands);
  if (!keys.includes(key)) yield { field: 'key', problem: { code: 'oneOf', names: keys.join(', ') } };
  const codes = new Set<string>();
  for (const [name, { chains, domain, siteOrigin, giftLinks }] of Object.entries(brands)) {
    const field = `brands.${name}`;
    for (const locale of locales) {
      if (codes.has(chains[locale]))
        yield { field: `${field}.chains.${locale}`, problem: { code: 'namedTwice', name: chains[locale] } };
      codes.add(chains[locale]);
    }
    if (!`.${new URL(siteOrigin).hostname}`.endsWith(`.${domain}`))
      yield { field: `${field}.siteOrigin`, problem: { code: 'outsideDomain', domain } };
    for (const [page, links] of Object.entries(giftLinks ?? {}))
      for (const locale of locales) {
        const host = links[locale] && new URL(links[locale]).host;
        if (host && !giftHosts.includes(host))
          yield { field: `${field}.giftLinks.${page}.${locale}`, problem: { code: 'giftHostMissing', host } };
      }
  }
}

/** What the declaration lacks for content that is there. */
function* requireFields({ finds }: RetailerFile, folder: string): Generator<FieldProblem> {
  if (!finds && existsSync(join(folder, 'content/fab-finds/finds.json')))
    yield { field: 'finds', problem: { code: 'missing' } };
}

/** Whether visitors can reach a site at this origin; an empty one is none. */
export const isReachable = (publicOrigin = ''): boolean =>
  URL.canParse(publicOrigin) && !isUnreachable(new URL(publicOrigin).hostname);

/** Whether a site at this origin would tell visitors that the sample runs it. */
function* refuseSampleName({ legalName }: RetailerFile, publicOrigin: string): Generator<FieldProblem> {
  if (!isReachable(publicOrigin)) return;
  const locale = locales.find((each) => sampleLegalName.test(legalName[each]));
  if (!locale) return;
  const name = legalName[locale];
  yield { field: `legalName.${locale}`, problem: { code: 'sampleRetailer', name, origin: publicOrigin } };
}

/** The line of a field; of what should contain it when it is missing. */
function locateField(file: SourceFile, { field, problem }: FieldProblem): SourceProblem {
  const tree = parseTree(file.text);
  const path = field ? field.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)) : [];
  for (let end = path.length; tree && end > 0; end--) {
    const node = findNodeAtLocation(tree, path.slice(0, end));
    if (node) return locateProblem(file, node.offset, problem, field);
  }
  return locateProblem(file, 0, problem, field);
}

/**
 * Everything that is missing or wrong in a retailer's declaration. A `publicOrigin` that visitors can reach must not be
 * the sample's; an empty one is none.
 */
export function checkRetailer(file: SourceFile, publicOrigin = ''): SourceProblem[] {
  let json: unknown;
  try {
    json = JSON.parse(file.text);
  } catch (cause) {
    return [locateProblem(file, 0, { code: 'jsonSyntax', reason: (cause as Error).message })];
  }
  const parsed = z.safeParse(retailerSchema, json, parseSettings);
  const found = parsed.success
    ? [
        ...compareValues(parsed.data),
        ...checkLook(parsed.data.look, parsed.data.brands, [dirname(file.path), 'node_modules']),
        ...requireFields(parsed.data, dirname(file.path)),
        ...refuseSampleName(parsed.data, publicOrigin),
      ]
    : readIssues(parsed.error);
  return found.map((problem) => locateField(file, problem));
}
