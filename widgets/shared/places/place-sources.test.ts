import { describe, expect, it } from 'vitest';
import type { PlaceChoice, PlaceSource } from './place-source.ts';
import { combinePlaceSources } from './place-sources.ts';

const choose = (id: string, kind: PlaceChoice['kind'], label = id): PlaceChoice => ({ id, kind, label });
const offline: PlaceSource = {
  suggest: async () => [choose('o1', 'place', 'Guelph, Ontario'), choose('o2', 'store'), choose('o3', 'province')],
  locate: async (choice) => ({ ...choice, point: { lat: 1, lng: 1 } }),
};
const google = (change: Partial<PlaceSource> = {}): PlaceSource => ({
  suggest: async () => [choose('g1', 'google')],
  locate: async (choice) => ({ ...choice, point: { lat: 2, lng: 2 } }),
  ...change,
});
const idsOf = (choices: readonly PlaceChoice[]) => choices.map(({ id }) => id);
const fail = () => Promise.reject(new Error('quota'));

function join(source: () => Promise<PlaceSource>) {
  const lost: unknown[] = [];
  return { lost, joined: combinePlaceSources(offline, source, (cause) => lost.push(cause)) };
}

describe('combinePlaceSources', () => {
  it('SF-02 suggests our stores and provinces, then Google’s places, and none of our own places', async () => {
    const { joined } = join(async () => google());
    expect(idsOf(await joined.suggest('guelph', 'en'))).toEqual(['o2', 'o3', 'g1']);
    expect(await joined.locate(choose('g1', 'google'))).toMatchObject({ point: { lat: 2 } });
    expect(await joined.locate(choose('o2', 'store'))).toMatchObject({ point: { lat: 1 } });
  });

  it.each([
    ['Google’s script fails to load', fail],
    ['Google refuses to suggest', async () => google({ suggest: fail })],
  ])('SF-07 suggests only our own places from then on, and reports the failure once, when %s', async (_, source) => {
    const { joined, lost } = join(source);
    expect(idsOf(await joined.suggest('guelph', 'en'))).toEqual(['o1', 'o2', 'o3']);
    expect(idsOf(await joined.suggest('guelph', 'en'))).toEqual(['o1', 'o2', 'o3']);
    expect(lost).toHaveLength(1);
  });

  it('SF-07 finds a place by its name when Google fails to locate it', async () => {
    const { joined, lost } = join(async () => google({ locate: fail }));
    await joined.suggest('guelph', 'en');
    expect(await joined.locate(choose('g1', 'google', 'Guelph, ON, Canada'))).toMatchObject({
      label: 'Guelph, Ontario',
    });
    expect(lost).toHaveLength(1);
  });
});
