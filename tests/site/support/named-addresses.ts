import type { SentElement } from './sent-elements.ts';

/**
 * What an element does with an address: `link` is for a visitor to follow, `load` is fetched with the page, `send` takes
 * a form, `name` tells machines of another document or picture.
 */
export type AddressUse = 'link' | 'load' | 'send' | 'name';

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

/** Every address that an element names, and what for. */
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
  // Nothing of a video's host is fetched before a visitor asks for it: its address is a link until then.
  found.push([tag === 'vitrine-video-block' ? 'link' : 'load', src], ['load', poster], ['send', formaction]);
  for (const set of [srcset, imagesrcset]) {
    if (set !== undefined) found.push(...listSourceSet(set).map((address): [AddressUse, string] => ['load', address]));
  }
  return found.flatMap(([use, address]) => (address === undefined ? [] : [{ use, address }]));
}
