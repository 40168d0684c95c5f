import { domainToASCII } from 'node:url';

/** A sender's name, as people read it, and the address, whose domain is in ASCII, as mail servers want it. */
export interface Sender {
  name: string;
  address: string;
}

/**
 * Reads `Vitrine <hello@vitrine.example>`, or an address alone. Left to the mail library, a name would end at a sign that
 * means something in a list of addresses, such as a parenthesis or a colon.
 */
export function readSender(from: string): Sender {
  const [, name = '', address = from] = /^(.*) <([^<>]+)>$/.exec(from) ?? [];
  const at = address.lastIndexOf('@') + 1;
  return { name, address: address.slice(0, at) + (domainToASCII(address.slice(at)) || address.slice(at)) };
}
