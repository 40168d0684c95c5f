import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProvinces } from './find-provinces.ts';
import { foldText } from './fold-text.ts';
import { readText } from './read-text.ts';

const wordsOf = (typed: string) => readText(typed).words.map(({ typed: word }) => word);

describe('postal codes within a text', () => {
  it.each([
    ['M5V', 'M5V', undefined],
    ['m5', 'M5', undefined],
    ['m5v2t6', 'M5V', 'M5V 2T6'],
    ['m5v-2t6', 'M5V', 'M5V 2T6'],
    ['m 5 v . 2 t 6', 'M5V', 'M5V 2T6'],
    ['M5V 2T', 'M5V', undefined],
    ['Main St, Toronto ON  M5V 2T6', 'M5V', 'M5V 2T6'],
    ['Ｍ５Ｖ\u200b　２Ｔ６', 'M5V', 'M5V 2T6'],
    ['M5V\u00a0\u00ad2T6', 'M5V', 'M5V 2T6'],
    ['K1AOB1', 'K1A', 'K1A 0B1'],
    ['MSV 3L9', 'M5V', 'M5V 3L9'],
    ['LOR 1A0', 'L0R', 'L0R 1A0'],
    ['M5V 2T6, Canada', 'M5V', 'M5V 2T6'],
    ['Sherbrooke J1H', 'J1H', undefined],
    ['L8P1A1, Hamilton', 'L8P', 'L8P 1A1'],
  ])('SF-07 reads %j as %s', (typed, prefix, code) => {
    expect(readText(typed).postal).toEqual({ prefix, ...(code ? { code } : {}), isPossible: true });
  });

  it.each(['Z1A 1A1', 'M5D 1A1', 'H2O'])('SF-07 reads %j as a code that no one in Canada has', (typed) => {
    expect(readText(typed).postal?.isPossible).toBe(false);
  });

  it.each(['HOH OHO', '🛋️', 'M5 Toronto', '410 rue Principale', 'asdfgh', '100 200', 'Tofino'])(
    'SF-07 finds none in %j',
    (typed) => expect(readText(typed).postal).toBeUndefined(),
  );
});

describe('numbers within a text', () => {
  it.each([
    ['#107', '107'],
    ['# 1500 Toronto', '1500'],
    ['Store 107', '107'],
    ['store number 107', '107'],
    ['magasin no 107', '107'],
    ['succursale numéro 42', '42'],
    ['107', '107'],
    ['no 12', '12'],
    ['n° 12', '12'],
    ['100 Mile House', undefined],
    ['410 Rue Exemple, Laval', undefined],
    ['#5-100 King St W', undefined],
    ['Suite #5, 100 King St', undefined],
    ['stores near 100 Mile House', undefined],
  ])('SF-03 finds in %j the store number %s', (typed, number) => expect(readText(typed).number).toBe(number));

  it.each([
    ['418-555-0123', '4185550123'],
    ['+1 (418) 555-0123', '4185550123'],
    ['tél. 418 555.0123 Québec', '4185550123'],
    ['4185550123', '4185550123'],
    ['14185550123', '4185550123'],
    ['418-555-012', undefined],
  ])('SF-03 finds in %j the phone number %s', (typed, phone) => expect(readText(typed).phone).toBe(phone));

  it.each([
    ['90210', '90210'],
    ['10001-1234', '10001'],
    ['New York, NY 10118', '10118'],
    ['10220 104 Avenue, Edmonton', undefined],
  ])('SF-07 finds in %j the United States’ code %s', (typed, zip) => expect(readText(typed).zip).toBe(zip));
});

describe('coordinates', () => {
  it.each([
    ['45.5, -73.6', 45.5, -73.6],
    ['45.5 -73.6', 45.5, -73.6],
    ['45.5,-73.6', 45.5, -73.6],
    ['45,5; -73,6', 45.5, -73.6],
    ['(45.5, -73.6)', 45.5, -73.6],
    ['45.5° N, 73.6° W', 45.5, -73.6],
    ['45.5N 73.6O', 45.5, -73.6],
    ['-73.6 45.5', 45.5, -73.6],
    ['45° 30′ 0″ N 73° 36′ 0″ W', 45.5, -73.6],
    ['45,-73', 45, -73],
  ])('SF-01 reads %j', (typed, lat, lng) => {
    expect(readText(typed).point).toEqual({ lat: expect.closeTo(lat, 6), lng: expect.closeTo(lng, 6) });
  });

  it.each(['100 200', '12 34', '45.5', '91.5, 190.5', '418 555'])('SF-01 reads none in %j', (typed) => {
    expect(readText(typed).point).toBeUndefined();
  });
});

describe('the words of a text', () => {
  it.each([
    'near me',
    'mine',
    'stores near me',
    'nearest store open now',
    'downtown',
    'près de moi',
    'Le magasin le plus proche',
    'centre-ville',
    'près de chez moi',
    'magasins',
  ])('SF-04 %j asks for the visitor’s position', (typed) => expect(readText(typed).asksPosition).toBe(true));

  it.each(['near Hamilton', 'M5V 2T6 near me', 'la', 'store 12', '', 'de', 'mission'])(
    'SF-04 %j does not ask for the visitor’s position',
    (typed) => expect(readText(typed).asksPosition).toBe(false),
  );

  it.each([
    ['100 King St W, Hamilton', ['100', 'king', 'st', 'w']],
    ['410 Rue Exemple, Laval, QC', ['410', 'rue', 'exemple']],
    ['123 rue de la Montagne Montréal', ['123', 'rue', 'de', 'la', 'montagne']],
    ['1200 rue Sherbrooke Ouest, Montréal', ['1200', 'rue', 'sherbrooke', 'ouest']],
    ['Unit 5, 20 Bay Street, Toronto', ['unit', '5', '20', 'bay', 'street']],
    ['Kingston Road, Ajax', ['kingston', 'road']],
    ['Côte-Saint-Luc', []],
    ['100 Mile House', []],
    ['Place Laurier', []],
  ])('SF-07 has in %j the street %j', (typed, street) => {
    const { words } = readText(typed);
    expect(words.filter(({ isStreet }) => isStreet).map((word) => word.typed)).toEqual(street);
  });

  it('SF-07 leaves the postal code, the phone and the store number out', () => {
    expect(wordsOf('Hamilton, ON L8P 1A1 Canada')).toEqual(['hamilton', 'on', 'canada']);
    expect(wordsOf('Store #107 Halifax')).toEqual(['halifax']);
    expect(wordsOf('Halifax 902-555-0123')).toEqual(['halifax']);
  });
});

describe('provinces within a text', () => {
  it.each([
    ['ontario', 'ON'],
    ['Québec', 'QC'],
    ['Colombie-Britannique', 'BC'],
    ['Î.-P.-É.', 'PE'],
    ['T.-N.-L.', 'NL'],
    ['pei', 'PE'],
    ['n.-b.', 'NB'],
    ['Northwest Territories', 'NT'],
    ['Windsor, Nouvelle-Écosse', 'NS'],
    ['London, Ont.', 'ON'],
    ['Nain Labrador', 'NL'],
    ['Halifax', undefined],
    ['Tofino', undefined],
  ])('SF-07 finds in %j the province %s', (typed, province) => {
    expect(findProvinces(readText(typed).words).at(-1)?.province).toBe(province);
  });
});

describe('readText', () => {
  it('SF-07 accepts any input without an error', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const { text, words } = readText(typed);
        expect(text).toBe(text.trim());
        expect(words.every((word) => foldText(word.typed) !== '')).toBe(true);
      }),
    );
  });
});
