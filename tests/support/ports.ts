/** First of four neighbouring ports: the site, then winners, marshalls and the landing page. */
export const sitePort = Number(process.env.E2E_PORT ?? 8180);

const at = (port: number) => `http://127.0.0.1:${port}`;

/** The origins that end-to-end tests visit; three of them only embed the kit. */
export const origins = {
  site: at(sitePort),
  winners: at(sitePort + 1),
  marshalls: at(sitePort + 2),
  landing: at(sitePort + 3),
};
