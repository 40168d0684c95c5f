// The HTML standard's pattern for a valid e-mail address (https://html.spec.whatwg.org/#valid-e-mail-address),
// and a last label of two or more characters that starts with a letter (decisions §2).
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/i;

/** What is stored and sent: without surrounding white space. */
export function normalizeEmail(value: string): string {
  return value.trim();
}

/**
 * V-02: local part of 1 to 64 characters, @, domain with a dot and a last label of 2 or more; 254 in all (RFC 5321).
 * `alternate` is a pattern that the address has to match besides (V-12).
 */
export function isEmail(value: string, alternate?: RegExp): boolean {
  return value.length <= 254 && emailPattern.test(value) && (!alternate || alternate.test(value));
}
