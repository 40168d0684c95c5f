import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';
import { madePages, missingPath } from '../run-time-pages.ts';

/** Pages of the build, of a search and of a missing address arrive compressed. */
export const compression: Check<DeploymentTools> = {
  id: 'compression',
  async run({ ask }) {
    const plain: string[] = [];
    for (const path of ['/en', ...madePages, missingPath]) {
      const { headers, body } = await ask(path, { headers: { 'accept-encoding': 'br, gzip' } });
      // Smaller ones fit in a packet anyway.
      if (body.length >= 1000 && !/^(br|gzip|zstd)$/.test(headers['content-encoding'] ?? '')) plain.push(path);
    }
    if (plain.length === 0) return pass({ en: 'Pages arrive compressed.', fr: 'Les pages arrivent compressées.' });
    return fail(
      {
        en: `These pages arrive uncompressed: ${plain.join(', ')}.`,
        fr: `Ces pages arrivent sans compression : ${plain.join(', ')}.`,
      },
      {
        en: 'Have the proxy and the CDN pass on Accept-Encoding and Content-Encoding unchanged.',
        fr: 'Faites transmettre Accept-Encoding et Content-Encoding tels quels par le mandataire et le CDN.',
      },
    );
  },
};
