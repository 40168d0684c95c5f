import type { SentElement } from './sent-elements.ts';

/**
 * Purpose of an address in an element: `link` is for visitors to follow, `load` is fetched with the page, `send`
 * receives a form, `name` identifies another document or picture for machines.
 */
export type AddressUse = 'link' | 'load' | 'send' | 'name';

/** An address in an element, with its purpose. */
export interface NamedAddress {
  use: AddressUse;
  address: string;
}

const loadedRels = /\b(stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|manifest)\b/;
const namingRels = /\b(alternate|canonical)\b/;
const namingMeta = /^(og:(url|image)|twitter:image)$/;

function listSourceSet(value: string): string[] {
  return value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');
}

/** Every address in an element, with its purpose. */
export function listNamedAddresses({ tag, attributes }: SentElement): NamedAddress[] {
  const {
    href,
    src,
    srcset,
    imagesrcset,
    poster,
    data,
    action,
    formaction,
    rel = '',
    property,
    name,
    content,
  } = attributes;
  const found: [AddressUse, string | undefined][] = [];
  if (tag === 'a' || tag === 'area') found.push(['link', href]);
  if (tag === 'link' && loadedRels.test(rel)) found.push(['load', href]);
  if (tag === 'link' && namingRels.test(rel)) found.push(['name', href]);
  if (tag === 'use' || tag === 'image') found.push(['load', href]);
  if (tag === 'object') found.push(['load', data]);
  if (tag === 'form') found.push(['send', action]);
  if (tag === 'meta' && namingMeta.test(property ?? name ?? '')) found.push(['name', content]);
  // The video's host is contacted only after the visitor asks; until then its address is a link.
  found.push([tag === 'vitrine-video-block' ? 'link' : 'load', src], ['load', poster], ['send', formaction]);
  for (const set of [srcset, imagesrcset]) {
    if (set !== undefined) found.push(...listSourceSet(set).map((address): [AddressUse, string] => ['load', address]));
  }
  return found.flatMap(([use, address]) => (address === undefined ? [] : [{ use, address }]));
}
