import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { madePages } from '../run-time-pages.ts';

const headers = { 'accept-encoding': 'br, gzip' };

/** A page that is sent again although it is the same. One that is missing may not be kept. */
async function findFault(ask: DeploymentTools['ask']) {
  for (const path of ['/en', ...madePages]) {
    const first = await ask(path, { headers });
    if (first.status !== 200) continue;
    const { etag: tag } = first.headers;
    const again = tag && (await ask(path, { headers: { ...headers, 'if-none-match': tag } }));
    if (again === undefined || again === '' || again.status !== 304) return { path, tag };
  }
  return undefined;
}

/** Whoever has a page already gets it again only when it has changed. */
export const etag: Check<DeploymentTools> = {
  id: 'etag',
  async run({ ask }) {
    const fault = await findFault(ask);
    if (!fault)
      return pass({ en: 'An unchanged page is not sent again.', fr: 'Une page inchangée n’est pas renvoyée.' });
    const { path, tag } = fault;
    return fail(
      {
        en: tag ? `${path} is sent again unchanged, although it has an ETag.` : `${path} arrives without an ETag.`,
        fr: tag ? `${path} est renvoyée inchangée, malgré son ETag.` : `${path} arrive sans ETag.`,
      },
      {
        en: 'Have the proxy and the CDN pass on ETag and If-None-Match; rules that rewrite pages, such as minifying, remove them.',
        fr: 'Faites transmettre ETag et If-None-Match par le mandataire et le CDN; des règles qui réécrivent les pages, comme la minification, les retirent.',
      },
    );
  },
};
