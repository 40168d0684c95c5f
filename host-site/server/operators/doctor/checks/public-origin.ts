import { type Check, fail, pass, warn } from '../check.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

const remedy = {
  en: 'Set PUBLIC_ORIGIN to the address that visitors see, such as https://www.vitrine.example.',
  fr: 'Mettez dans PUBLIC_ORIGIN l’adresse que voient les visiteurs, par exemple https://www.vitrine.example.',
};
const isLocal = (hostname: string) => /^(localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(hostname);

/** The settings name the site’s address, and it is encrypted. */
export const publicOrigin: Check<DeploymentTools> = {
  id: 'public-origin',
  async run({ config: { publicOrigin: own }, origin }) {
    if (!own)
      return warn(
        {
          en: 'PUBLIC_ORIGIN is not set: other names of the host show pages, and emails can’t have links.',
          fr: 'PUBLIC_ORIGIN n’est pas défini : d’autres noms de l’hôte montrent des pages, et les courriels ne peuvent pas avoir de liens.',
        },
        remedy,
      );
    const { protocol, hostname } = new URL(own);
    if (protocol !== 'https:' && !isLocal(hostname))
      return fail(
        {
          en: `PUBLIC_ORIGIN is ${own}: what people type would travel in clear text.`,
          fr: `PUBLIC_ORIGIN vaut ${own} : ce que les gens tapent circulerait en clair.`,
        },
        remedy,
      );
    if (origin && origin !== own && !isLocal(new URL(origin).hostname))
      return warn(
        {
          en: `You check ${origin}, and PUBLIC_ORIGIN is ${own}.`,
          fr: `Vous vérifiez ${origin}, et PUBLIC_ORIGIN vaut ${own}.`,
        },
        remedy,
      );
    return pass({ en: `PUBLIC_ORIGIN is ${own}.`, fr: `PUBLIC_ORIGIN vaut ${own}.` });
  },
};
