import { describe, expect, it } from 'vitest';
import { toLocale } from '../locale/locale.ts';
import { isEmail } from './email.ts';
import { formatPhone, isPhone, normalizePhone } from './phone.ts';
import { formatPostalCode, isPostalCode, normalizePostalCode } from './postal-code.ts';

// Rules against whole tables of cases: each list is combined with each other.

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const digits = [...'0123456789'];

describe('postal codes', () => {
  // Canada Post: no D, F, I, O, Q or U anywhere, and neither W nor Z in the first place.
  const others = [...'ABCEGHJKLMNPRSTVWXYZ'];
  const first = others.filter((letter) => letter !== 'W' && letter !== 'Z');
  const allowed = [first, digits, others, digits, others, digits];

  it('V-03 are valid with exactly the letters and digits that Canada Post uses at each position', () => {
    const wrong = allowed.flatMap((list, place) =>
      [...letters, ...digits, '-', ' ', 'É', '٣', 'k'].filter((sign) => {
        const code = [...'K1A0B1'].with(place, sign).join('');
        return isPostalCode(code) !== list.includes(sign);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('V-03 are normalized from any spacing, punctuation and letter case', () => {
    const spellings = (code: string) =>
      ['', ' ', '-', '  ', '\u00a0', '.'].flatMap((gap) =>
        ['', ' ', '\t'].flatMap((edge) => {
          const text = `${edge}${code.slice(0, 3)}${gap}${code.slice(3)}${edge}`;
          return [text, text.toLowerCase(), text.replace(/^(\s*.)(.)/, (_, one, two) => one.toLowerCase() + two)];
        }),
      );
    const codes = ['K1A0B1', 'H2X1Y4', 'V6B4Y8', 'X0E0T0', 'A1C5S7', 'Y1A6L3', 'M5V0A1', 'G1R4P5'];
    const wrong = codes.flatMap((code) =>
      spellings(code).filter((text) => normalizePostalCode(formatPostalCode(text)) !== code),
    );
    expect(wrong).toEqual([]);
  });
});

describe('email addresses', () => {
  const names = [
    'a',
    'name',
    'first.last',
    'a+tag',
    "o'brien",
    'x_y',
    'x-y',
    '1',
    'A',
    'a.b.c',
    '!#$%&*',
    'x'.repeat(64),
  ];
  const hosts = [
    'example.ca',
    'mail.example.com',
    'a.co',
    'x-y.org',
    '1.example.net',
    'xn--fsq.ca',
    'a.b.c.d.example.museum',
  ];
  const badNames = ['', ' ', 'a b', 'a\n', 'é', '<a>', 'a,b', 'a;b', '(a)', '[a]', 'a@b', 'x'.repeat(65)];
  const badHosts = [
    '',
    'example',
    'example.',
    '.ca',
    'a..ca',
    '-a.ca',
    'a-.ca',
    'a b.ca',
    'a_b.ca',
    'example.c',
    'exämple.ca',
    'a.1a',
    '[192.0.2.1]',
  ];

  it(`V-02 are accepted in every combination of ${names.length} valid names and ${hosts.length} valid hosts`, () => {
    const wrong = names.flatMap((name) => hosts.map((host) => `${name}@${host}`)).filter((email) => !isEmail(email));
    expect(wrong).toEqual([]);
  });

  it('V-02 are refused with any invalid name or any invalid host', () => {
    const pairs = [
      ...badNames.flatMap((name) => hosts.map((host) => `${name}@${host}`)),
      ...names.flatMap((name) => badHosts.map((host) => `${name}@${host}`)),
    ];
    expect(pairs.filter((email) => isEmail(email))).toEqual([]);
  });
});

describe('telephone numbers', () => {
  const spell = ([a, b, c]: readonly string[]) => [
    `${a}${b}${c}`,
    `${a}-${b}-${c}`,
    `${a}.${b}.${c}`,
    `${a} ${b} ${c}`,
    `(${a}) ${b}-${c}`,
    `(${a})${b}-${c}`,
    `1${a}${b}${c}`,
    `1-${a}-${b}-${c}`,
    `1 (${a}) ${b}-${c}`,
    `+1 ${a} ${b} ${c}`,
    `+1${a}${b}${c}`,
    `${a}\u00a0${b}\u2011${c}`,
    `tel:+1-${a}-${b}-${c}`,
    ` ${a}/${b}/${c} `,
  ];

  it('V-04 are valid and normalized from any common notation', () => {
    const numbers = ['416', '514', '867', '204', '902'].map((area) => [area, '555', '0199'] as const);
    const wrong = numbers.flatMap((number) =>
      spell(number).filter((text) => {
        const sent = normalizePhone(formatPhone(text));
        return sent !== number.join('') || !isPhone(sent);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

describe('toLocale', () => {
  const regions = ['', '-CA', '-ca', '_CA', '-US', '-FR', '-GB', '-BE', '-Latn-CA', '-u-ca-gregory', '-CA-x-vitrine'];
  const rest = [
    'de',
    'es',
    'iu',
    'cr',
    'zh',
    'pa',
    'frr',
    'fry',
    'enm',
    'eng',
    'fra',
    'french',
    'x-fr',
    '-fr',
    '*',
    ' ',
  ];

  it.each(['en', 'fr', 'EN', 'Fr'])(
    'LOC-05 returns the language %s for its tag with any region, script or extension',
    (language) => {
      const wrong = regions.filter((region) => toLocale(language + region) !== language.toLowerCase());
      expect(wrong).toEqual([]);
    },
  );

  it('LOC-05 returns undefined for every tag of another language', () => {
    expect(
      rest.flatMap((language) => regions.map((region) => language + region)).filter((tag) => toLocale(tag)),
    ).toEqual([]);
  });
});
