import { readFileSync } from 'node:fs';
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';

// Which browsers the guide names, and what they lack by MDN's table of what came when.

/** Browsers of MDN's table, by the names that the guide gives them; phones have those of the same version. */
const browsersOfGuide = {
  Chrome: ['chrome', 'chrome_android'],
  Edge: ['edge'],
  Firefox: ['firefox', 'firefox_android'],
  Safari: ['safari', 'safari_ios'],
} as const;

/** The oldest browsers that the guide on embedding names, `{ safari: '16.4', … }`. Throws for a browser without one. */
export function readFloor(locale: 'en' | 'fr'): Record<string, string> {
  const guide = readFileSync(`host-site/content/widgets/embedding.${locale}.md`, 'utf8');
  const [, line = ''] = /^## (?:Browsers|Navigateurs)\n\n(.*)/m.exec(guide) ?? [];
  const entries = Object.entries(browsersOfGuide).flatMap(([name, ids]) => {
    const version = new RegExp(`${name}(?: (?:or|ou) Edge)? (\\d+(?:\\.\\d+)?)`).exec(line)?.[1];
    if (!version) throw new Error(`The guide names no version of ${name}: ${line}`);
    return ids.map((id) => [id, version] as const);
  });
  return Object.fromEntries(entries);
}

const toNumber = (version: string) => {
  const [major = '0', minor = '0'] = version.replace('≤', '').split('.');
  return Number(major) * 1000 + Number(minor);
};

/** Whether a browser of this version has it without a flag or a prefix. */
const isIn = (support: SupportStatement | undefined, version: string): boolean =>
  [support ?? []].flat().some((entry) => {
    const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = entry;
    if (typeof added !== 'string' || added === 'preview' || flags || prefix || otherName) return false;
    return (
      toNumber(added) <= toNumber(version) && !(typeof removed === 'string' && toNumber(removed) <= toNumber(version))
    );
  });

const floor = readFloor('en');

/** Browsers of the guide that lack it, with the version in which it came; none for what the table does not have. */
export function listLacking(compat: CompatStatement | undefined): string[] {
  if (!compat) return [];
  return Object.entries(floor)
    .filter(([browser, version]) => !isIn(compat.support[browser as keyof typeof compat.support], version))
    .map(([browser]) => {
      const [first] = [compat.support[browser as keyof typeof compat.support] ?? []].flat();
      return `${browser} ${String(first?.version_added ?? false)}`;
    });
}

const { api = {}, javascript } = bcd;
/** JavaScript's own objects, by name. */
export const builtins = javascript?.builtins as Identifier;
/** The browser's interfaces, by name. */
export const interfaces = api as Identifier;

/** The entry of an interface's or object's member. */
export const findMember = (owner: string, name: string, isStatic: boolean): CompatStatement | undefined =>
  (interfaces[owner]?.[isStatic ? `${name}_static` : name] ?? builtins[owner]?.[name])?.__compat;
