import { readDocument } from '../page/page-properties.ts';

const scriptOrigin = new URL(import.meta.url).origin;

/** This machine, a private or link-local network, and the names that no one can register (RFC 6761). */
const local = new RegExp(
  `^(${[
    '(.+\\.)?(localhost|test)',
    '(127|10|192\\.168|169\\.254|172\\.(1[6-9]|2\\d|3[01]))\\.[\\d.]+',
    '0\\.0\\.0\\.0',
    '\\[(::1|f[cd][\\da-f]{2}:.+|fe[89ab][\\da-f]:.+)\\]',
  ].join('|')})$`,
);

/** Whether a host is one that only its developers reach. */
export const isLocalHost = (hostname: string): boolean => local.test(hostname);

/** What `data-sandbox` of our script says; null without one. */
function readScript(): string | null {
  for (const { src, dataset } of readDocument('scripts'))
    if (dataset.sandbox !== undefined && src && new URL(src).origin === scriptOrigin) return dataset.sandbox;
  return null;
}

/**
 * Whether an element only tries what it sends: as its attribute says, else the script's; else where a developer's page
 * has a service that is not the developer's own. `false` as a text turns it off.
 */
export function startsInSandbox(
  given: string | null,
  page: Pick<Location, 'hostname' | 'protocol'>,
  serviceOrigin: string,
): boolean {
  const said = given ?? readScript();
  if (said !== null) return said !== 'false';
  // The origin of a script that is a file, as in an app or a test, is the text “null”.
  if (!/^https?:\/\//.test(serviceOrigin) || !(page.protocol === 'file:' || isLocalHost(page.hostname))) return false;
  return !isLocalHost(new URL(serviceOrigin).hostname);
}
