/**
 * First of seven ports in a row: site, winners, marshalls, landing page, partner, and two for apps that tests serve.
 */
export const sitePort = Number(process.env.E2E_PORT ?? 8180);

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The origins that end-to-end tests visit; three of them only embed the kit, and links out lead to the partner. */
export const origins = {
  site: at(sitePort),
  winners: at(sitePort + 1),
  marshalls: at(sitePort + 2),
  landing: at(sitePort + 3),
  partner: at(sitePort + 4),
  /** The landing page's server under another host name, so that the kit and its site are third parties there. */
  elsewhere: `http://localhost:${sitePort + 3}`,
};

/** Where each of the two workers serves the apps that tests make. */
export const appOrigins = [at(sitePort + 5), at(sitePort + 6)];
