import { expect, it } from 'vitest';
import { putDe } from './french-forms.ts';

it.each([
  ['Vitrine', 'de Vitrine'],
  ['Alma', 'd’Alma'],
  ['Œuvres', 'd’Œuvres'],
  ['Ïlot', 'd’Ïlot'],
  ['Yves', 'd’Yves'],
  ['Yoga', 'de Yoga'],
  ['Hydro', 'd’Hydro'],
  ['Home', 'de Home'],
  ['Le Bic', 'du Bic'],
  ['LES JARDINS', 'des JARDINS'],
  ['Leduc', 'de Leduc'],
])('putDe puts “de” before %s', (name, expected) => {
  expect(putDe(name)).toBe(expected);
});
