/**
 * @typedef {object} AnnouncedRetailer
 * @property {string} key
 * @property {Record<string, { name: { en: string } }>} brands
 * @property {string[]} giftHosts
 */

/** The contest on the demo's landing page. */
export const demoContest = 'fall-promotion';

/**
 * What `npm start` says once everything runs: the site's addresses, and those of the demo sites that show something of
 * this retailer.
 * @param {ReturnType<typeof import('./addresses.mjs').readAddresses>} addresses
 * @param {AnnouncedRetailer} retailer its declaration
 * @param {boolean} hasDemoContest
 */
export function announceAddresses({ site, winners, marshalls, landing, partner }, retailer, hasDemoContest) {
  const { key, brands, giftHosts } = retailer;
  /** @type {[brand: string, addresses: string][]} */
  const demos = [
    ['winners', `${winners}/  ·  ${winners}/fr  ·  ${winners}/strict`],
    ['marshalls', `${marshalls}/  ·  ${marshalls}/fr`],
  ];
  const siblings = demos.flatMap(([brand, where]) => {
    const name = brands[brand]?.name.en;
    return name && brand !== key ? [`    ${name.padEnd(14)} ${where}`] : [];
  });
  const pages = [
    ...(hasDemoContest ? [`${landing}/contest`] : []),
    `${landing}/opening/fr`,
    ...(giftHosts.length > 0 ? [`${landing}/gifts`] : []),
  ];
  return `
  ${brands[key]?.name.en}
    English        ${site}/en
    Français       ${site}/fr
    Widgets        ${site}/widgets/v1/vitrine.js
    Playground     ${site}/en/playground  ·  ${site}/fr/playground

  Demo sites that embed it
${[...siblings, `    Landing pages  ${pages.join('  ·  ')}`].join('\n')}

  Target of external links
    Partner        ${partner}/  ·  ${partner}/fr

  Stop with Ctrl-C.
`;
}
