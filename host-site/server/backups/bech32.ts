const alphabet = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const generators = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
const checksumLength = 6;

/** The checksum of BIP 173 over a prefix and groups of five bits; 1 when the last six of them are right. */
function computeChecksum(prefix: string, groups: readonly number[]): number {
  const codes = [...prefix].map((character) => character.charCodeAt(0));
  let state = 1;
  for (const value of [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31), ...groups]) {
    const top = state >>> 25;
    state = ((state & 0x1ffffff) << 5) ^ value;
    for (const [bit, generator] of generators.entries()) {
      if ((top >> bit) & 1) state ^= generator;
    }
  }
  return state;
}

/** Regroups bits; those left over at the end are padded with zeros. */
function regroup(values: Iterable<number>, from: number, to: number): number[] {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << from) | value;
    bits += from;
    while (bits >= to) {
      bits -= to;
      groups.push((held >> bits) & ((1 << to) - 1));
    }
    held &= (1 << bits) - 1;
  }
  if (bits > 0) groups.push((held << (to - bits)) & ((1 << to) - 1));
  return groups;
}

/** Bytes as Bech32 (BIP 173) in lower case, without its limit of length. */
export function encodeBech32(prefix: string, bytes: Uint8Array): string {
  const groups = regroup(bytes, 8, 5);
  const checksum = computeChecksum(prefix, [...groups, ...Array(checksumLength).fill(0)]) ^ 1;
  const last = Array.from({ length: checksumLength }, (_, at) => (checksum >> (5 * (checksumLength - 1 - at))) & 31);
  return `${prefix}1${[...groups, ...last].map((group) => alphabet[group]).join('')}`;
}

/** The bytes of a Bech32 text, in one letter case, with this prefix; undefined for any other text. */
export function decodeBech32(prefix: string, text: string): Buffer | undefined {
  const lower = text.toLowerCase();
  if ((text !== lower && text !== text.toUpperCase()) || !lower.startsWith(`${prefix}1`)) return undefined;
  const groups = [...lower.slice(prefix.length + 1)].map((character) => alphabet.indexOf(character));
  if (groups.length < checksumLength || groups.includes(-1)) return undefined;
  if (computeChecksum(prefix, groups) !== 1) return undefined;
  const content = groups.slice(0, -checksumLength);
  return Buffer.from(regroup(content, 5, 8).slice(0, Math.floor((content.length * 5) / 8)));
}
