import { listRefusedOrigins } from '../../../database/page-origins.ts';
import { type Check, pass, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

const day = 86_400_000;
/** Fewer are strangers' attempts: a page whose form is refused has visitors, who try again. */
const few = 10;

/** No page that people use was refused since yesterday for the site that it is on. */
export const refusedOrigins: Check<DatabaseTools> = {
  id: 'refused-origins',
  async run({ database, now }) {
    const all = await listRefusedOrigins(database, new Date(now() - day));
    // These cannot be allowed: a hidden origin, and what is none.
    const found = all.find(({ origin, requests }) => requests >= few && URL.canParse(origin));
    if (!found)
      return pass({
        en: 'No other site’s forms were refused often since yesterday.',
        fr: 'Depuis hier, les formulaires d’aucun autre site n’ont été refusés souvent.',
      });
    const { origin, requests } = found;
    return warn(
      {
        en: `Forms on ${origin} were refused ${requests} times since yesterday.`,
        fr: `Depuis hier, des formulaires de ${origin} ont été refusés ${requests} fois.`,
      },
      {
        en: `If that site is yours, run \`origins allow ${origin}\`; \`origins list\` has all.`,
        fr: `Si ce site est à vous, exécutez \`origins allow ${origin}\`; \`origins list\` les donne tous.`,
      },
    );
  },
};
