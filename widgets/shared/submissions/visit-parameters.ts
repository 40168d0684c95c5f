/** Parameters by which campaigns and advertisers name a visit: `utm_source`, `gclid`, `msclkid`, `gbraid`. */
export const visitParameters = /^(utm_\w+|\w+(clk?id|braid)|epik)$/;

/** What analytics and email services add to any address on its way, of which an embed's author knows nothing. */
const decorations = /^(_ga|_gl|_{1,2}hs\w+|mc_[ce]id|mkt_tok|srsltid)$/;

/** Whether a parameter of an address tells of the visit, and nothing of the page. */
export const isOfVisit = (name: string): boolean => visitParameters.test(name) || decorations.test(name);
