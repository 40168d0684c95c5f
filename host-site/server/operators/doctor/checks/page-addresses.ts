import { type Check, fail, pass } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** Spellings of the home page’s address, as people and other programs write it. */
const spellings = ['//en', '/en.html', '/en/', '/EN'];

/** Other spellings of a page’s address arrive at the server, which leads to the page. */
export const pageAddresses: Check<DeploymentTools> = {
  id: 'page-addresses',
  async run({ ask, origin = '' }) {
    for (const path of spellings) {
      const { status, headers } = await ask(path);
      const target = headers.location ?? '';
      // A proxy may have tidied the address itself, and the page came.
      const isThere =
        status === 200 || (URL.canParse(target, origin) && new URL(target, origin).href === `${origin}/en`);
      if (isThere) continue;
      return fail(
        {
          en: `${path} does not lead to the page /en (HTTP ${status}${target && ` to ${target}`}).`,
          fr: `${path} ne mène pas à la page /en (HTTP ${status}${target && ` vers ${target}`}).`,
        },
        {
          en: 'Have the proxy pass addresses on as they came, as the supplied nginx.conf does, with the name and scheme that the visitor used.',
          fr: 'Faites transmettre les adresses telles quelles par le mandataire, comme le nginx.conf fourni, avec le nom et le protocole utilisés par le visiteur.',
        },
      );
    }
    return pass({
      en: 'Other spellings of an address lead to its page.',
      fr: 'Les autres graphies d’une adresse mènent à sa page.',
    });
  },
};
