// The HTML standard's pattern for a valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), plus a
// last label of two or more characters that starts with a letter (decisions §2).
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/**
 * Cleans an address, as typed or pasted, for storing and sending: characters that no one sees, full-width ones, `mailto:`
 * with its fields, a name before `<…>`, and punctuation after it.
 */
export function normalizeEmail(value: string): string {
  // No address with a name is as long; the expressions below would take their time.
  if (value.length > 1000) return value.trim();
  const plain = value
    // DI: characters that are not displayed, such as zero-width spaces and the direction marks of copied addresses.
    .replace(/\p{DI}/gu, '')
    // Full-width letters and @ become ordinary ones, and no other sign does: ² is not 2. The ideographic full stop has no
    // such form.
    .replace(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replaceAll('\u3002', '.')
    .trim();
  // One address twice: a contact without a name, or a link with its text.
  const found = (plain.match(/[^\s<>()[\]":,;?]+@[^\s<>()[\]":,;?]+/g) ?? []).map((one) => one.replace(/^'|'$/g, ''));
  if (found[1] && new Set(found.map((one) => one.toLowerCase())).size === 1) return found[0] ?? plain;
  // Of several addresses none is taken silently.
  if ((plain.match(/@/g) ?? []).length > 1 && /[<,;]/.test(plain)) return plain;
  const [, bracketed = plain] = /<([^<>]*)>[\s.,;]*$/.exec(plain) ?? [];
  const address = bracketed.trim().replace(/^["'“‘«([\s]+(?=[^"'“‘]*@)/, '');
  return readMailto(address).replace(/[\s.,;:!?»”’)\]>]+$|(?<=\.[a-z]+)["']+$/i, '');
}

/** The address of a `mailto:` link (RFC 6068), whose characters may be percent-encoded; any other text as it is. */
function readMailto(text: string): string {
  const [, address] = /^mailto:(?:\/\/)?\s*([^?]*)/is.exec(text) ?? [];
  if (address === undefined) return text;
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * V-02: local part of 1 to 64 characters, @, and a domain with a dot and a last label of 2 or more; 254 in all (RFC
 * 5321). `alternate` is a further pattern that the address must match (V-12).
 */
export function isEmail(value: string, alternate?: RegExp): boolean {
  return value.length <= 254 && emailPattern.test(value) && (!alternate || alternate.test(value));
}
