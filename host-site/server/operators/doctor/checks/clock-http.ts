import { type Check, skip } from '../check.ts';
import { compareClocks } from '../compare-clocks.ts';
import type { DeploymentTools } from '../deployment-tools.ts';

/** This machine and whoever answers visitors agree on the time. */
export const clockHttp: Check<DeploymentTools> = {
  id: 'clock-http',
  async run({ ask, now }) {
    const begun = now();
    const { headers } = await ask('/healthz');
    const date = Date.parse(headers.date ?? '');
    if (Number.isNaN(date)) return skip({ en: 'The response has no date.', fr: 'La réponse n’a pas de date.' });
    return compareClocks(begun, now(), date, { en: 'the address’s', fr: 'celle de l’adresse' });
  },
};
