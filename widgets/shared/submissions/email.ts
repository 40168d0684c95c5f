// The HTML standard's pattern for a valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address), plus a
// last label of two or more characters that starts with a letter (decisions §2).
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** Trims an address for storing and sending. */
export function normalizeEmail(value: string): string {
  return value.trim();
}

/**
 * V-02: local part of 1 to 64 characters, @, and a domain with a dot and a last label of 2 or more; 254 in all (RFC
 * 5321). `alternate` is a further pattern that the address must match (V-12).
 */
export function isEmail(value: string, alternate?: RegExp): boolean {
  return value.length <= 254 && emailPattern.test(value) && (!alternate || alternate.test(value));
}
