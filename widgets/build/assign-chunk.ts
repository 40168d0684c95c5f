import type { ManualChunksOption } from 'rollup';
import { catalogue } from '../catalogue.ts';

const familyOf = (name: string): string => catalogue.find((entry) => entry.name === name)?.family ?? name;
const shared = new Set(catalogue.map(({ family }) => family));
/** Families with a form that is sent; a banner and a finder share a few fields with them. */
const forms = new Set(
  catalogue
    .filter(({ docs }) => Object.keys(docs.events).some((event) => event.endsWith('-submitted')))
    .map(({ name }) => familyOf(name)),
);
const familyCount = new Set(catalogue.map(({ name }) => familyOf(name))).size;

type ModuleGraph = Parameters<Extract<ManualChunksOption, (...args: never[]) => unknown>>[1];

/**
 * Names of the widget families that import a module, directly or not. The places that a search box fetches once it is
 * used count as its own.
 */
function findFamilies(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const name = id.endsWith('/offline-places.ts') ? 'store-search' : /([a-z-]+)\.define\.ts$/.exec(id)?.[1];
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const reached = importers.flatMap((importer) => findFamilies(importer, graph, seen));
  return [...new Set([...(name ? [familyOf(name)] : []), ...reached])];
}

/** Modules that nearly every widget needs. */
const inKit = new RegExp(
  [
    'node_modules/(?!simple-icons|@googlemaps|altcha-lib)',
    'build/preact',
    'shared/(brand/brands|element/(?!restore-user-input|report-names|attribute-names|nearest-name)|page|storage|ui|http/fetch-json|tracking/data-layer)',
    'submissions/(digits|postal-code|provinces)\\.',
    'forms/(masked-value|after-press|use-late)',
  ].join('|'),
);

/**
 * Chooses the chunk of a module on pages with several widgets; undefined leaves the choice to Rollup. Every widget
 * needs the kit. Form code is layered, so that the lightbox loads nothing that only longer forms use, and a single
 * masked field loads no form.
 */
export function assignChunk(id: string, graph: ModuleGraph): string | undefined {
  // Compiled texts belong to the messages of the widget that imports them.
  if (id.endsWith('.messages.js')) return undefined;
  if (inKit.test(id)) return 'kit';
  // Fetched only where a page has made a mistake.
  if (/element\/(report|attribute|nearest)-names?\./.test(id)) return undefined;
  // Only widgets that cover the page need it.
  if (/visibility\/visibility\.|attention\/[\w-]+\.ts$/.test(id)) return 'cover';
  // The form in a page needs no dialog code.
  if (/newsletter-dialog\.|-lightbox\/(?!options\/|.*\.define\.ts$)/.test(id)) return 'dialog';
  // The article list compares text as the store search does, and needs nothing else of it.
  if (id.endsWith('stores/fold-text.ts')) return 'fold-text';
  if (/shared\/lists\/[\w-]+\.(tsx?$|css)/.test(id)) return 'list';
  // The search box and its places need a part of the finder's code; each has its own messages.
  if (/shared\/((stores|places)\/[\w-]+|google\/use-[\w-]+)\.(tsx?$|css)/.test(id)) {
    const families = findFamilies(id, graph);
    return families.includes('store-search') && families.includes('finder') ? 'places' : undefined;
  }
  // A definition module defines its own element only.
  if (id.endsWith('.define.ts')) return undefined;
  const families = findFamilies(id, graph);
  const [family] = families;
  if (family === undefined) return undefined;
  if (families.length === familyCount) return 'kit';
  if (families.length === 1) return shared.has(family) ? family : undefined;
  if (families.includes('newsletter')) return 'form';
  return families.every((each) => forms.has(each)) ? 'long-form' : 'fields';
}
