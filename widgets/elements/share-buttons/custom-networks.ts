import { warnOnce } from '../../shared/element/warn.ts';
import { readAddress } from '../../shared/element/web-address.ts';
import type { Network, Networks } from './share-link.ts';

const placeholder = /\{(url|title|description|quote|media)\}/g;

/**
 * Networks of the page's own, from `[{ key, name, link, icon? }]`. The link is an `https:` address with the
 * placeholders `{url}`, `{title}`, `{description}`, `{quote}` and `{media}`. An incomplete one is left out, with a
 * warning.
 */
export function readCustomNetworks(list: unknown): Networks {
  const found = new Map<string, Network>();
  for (const each of Array.isArray(list) ? list : []) {
    const { key, name, link, icon = '' } = Object(each);
    if (key && name && readAddress(link, 'about:blank')) {
      // An at sign of the link itself is not a placeholder of ours.
      const ours = String(link)
        .replaceAll('@', '%40')
        .replace(placeholder, (_, field: string) => `@${field[0]}`);
      found.set(String(key).toLowerCase(), { link: ours, icon: String(icon), name: String(name) });
    } else {
      warnOnce(`vitrine-share-buttons: custom network "${key}" needs a key, a name and an https link; it is left out.`);
    }
  }
  return found;
}
