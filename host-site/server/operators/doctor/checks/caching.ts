import { chooseSiteCaching } from '../../../http/static-files/cache-rules.ts';
import { type Check, fail, pass, skip } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** A file of a page whose name has a hash of its content. */
function findHashedFile(html: string): string | undefined {
  const files = [...html.matchAll(/"\/((?:assets|articles|cards)\/[\w./-]+)"/g)].map(([, file = '']) => file);
  return files.find((file) => chooseSiteCaching(file).includes('immutable'));
}

/** Pages are asked for anew, and files that never change are kept. */
export const caching: Check<DeploymentTools> = {
  id: 'caching',
  async run({ ask }) {
    const page = await ask('/en', { headers: { 'accept-encoding': 'identity' } });
    const file = findHashedFile(page.body.toString());
    const expected = [
      ['/en', page.headers['cache-control'], chooseSiteCaching('en.html')],
      ...(file ? [[`/${file}`, (await ask(`/${file}`)).headers['cache-control'], chooseSiteCaching(file)]] : []),
    ];
    const changed = expected.find(([, given, wanted]) => given !== wanted);
    if (changed) {
      const [path, given = '', wanted] = changed;
      return fail(
        {
          en: `${path} arrives with \`Cache-Control: ${given}\` instead of \`${wanted}\`.`,
          fr: `${path} arrive avec \`Cache-Control: ${given}\` au lieu de \`${wanted}\`.`,
        },
        {
          en: 'Have the proxy and the CDN keep the server’s Cache-Control (“respect origin headers”): else visitors see old pages, or load everything each time.',
          fr: 'Faites conserver le Cache-Control du serveur par le mandataire et le CDN (« respecter les en-têtes d’origine ») : sinon, on voit d’anciennes pages ou on recharge tout chaque fois.',
        },
      );
    }
    if (!file)
      return skip({
        en: 'The home page has no file with a hash in its name.',
        fr: 'La page d’accueil n’a aucun fichier au nom haché.',
      });
    return pass({ en: 'Caching headers arrive as they were sent.', fr: 'Les en-têtes de cache arrivent tels quels.' });
  },
};
