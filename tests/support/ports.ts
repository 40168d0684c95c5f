/**
 * First of seven neighbouring ports: the site, then winners, marshalls, the landing page and the partner; the last two are
 * for apps that a test serves itself.
 */
export const sitePort = Number(process.env.E2E_PORT ?? 8180);

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The origins that end-to-end tests visit; three of them only embed the kit, and the partner is where links out lead. */
export const origins = {
  site: at(sitePort),
  winners: at(sitePort + 1),
  marshalls: at(sitePort + 2),
  landing: at(sitePort + 3),
  partner: at(sitePort + 4),
  /** The landing page's server under another name, so that the kit and its site are third parties there. */
  elsewhere: `http://localhost:${sitePort + 3}`,
};

/** Where each of the two workers serves apps that tests make. */
export const appOrigins = [at(sitePort + 5), at(sitePort + 6)];
