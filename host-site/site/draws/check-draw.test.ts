import { describe, expect, it } from 'vitest';
import { createDrawList, createTag, digestText, drawPositions } from '../../sources/contests/draw-list.ts';
import { checkDraw } from './check-draw.ts';

const ids = Array.from({ length: 5 }, (_, index) => `0b2f7a52-6f1c-4f0b-9a55-3c1d5a7c9e1${index}`);
const emailOf = (index: number) => `person${index}@example.ca`;

async function draw(places = 3) {
  const tags = await Promise.all(ids.map((id, index) => createTag(id, emailOf(index))));
  const list = await createDrawList(tags.map((tag, index) => ({ chances: index + 1, person: index + 1, tag })));
  const seed = 'a1'.repeat(32);
  const shown = { number: 1, list: '', digest: list.digest, seed, commitment: await digestText(seed) };
  return { text: list.text, shown: { ...shown, places: await drawPositions(list, seed, places) } };
}
const mine = { reference: ids[2] ?? '', email: 'Person2@Example.ca' };

describe('the check of a draw', () => {
  it('finds an entry by its reference and address, and gets the same places', async () => {
    const { text, shown } = await draw();
    expect(await checkDraw(shown, text, mine)).toEqual([
      { key: 'found', values: { position: 3, chances: 3, total: 15 } },
      { key: 'same' },
    ]);
    expect(await checkDraw(shown, text, { ...mine, email: 'other@example.ca' })).toEqual([
      { key: 'notFound' },
      { key: 'same' },
    ]);
  });

  it.each([
    ['a line altered', (text: string) => text.replace('3 3 3', '3 4 3')],
    ['a line removed', (text: string) => text.replace(/^5 .*\n/m, '')],
    ['a line that is none', (text: string) => `${text}x\n`],
    ['nothing in it', () => ''],
  ])('says so of a list with %s', async (_, alter) => {
    const { text, shown } = await draw();
    expect(await checkDraw(shown, alter(text), mine)).toEqual([{ key: 'alteredList' }]);
  });

  it('says so of another seed than the committed one, and of other places', async () => {
    const { text, shown } = await draw();
    expect((await checkDraw({ ...shown, seed: 'b2'.repeat(32) }, text, mine))[1]).toEqual({ key: 'alteredSeed' });
    const places = [...shown.places].reverse();
    expect((await checkDraw({ ...shown, places }, text, mine))[1]).toEqual({ key: 'alteredPlaces' });
  });
});
