import { describe, expect, it } from 'vitest';
import { answerWith, type PlaceChoice, type PlaceSource, type SearchSource } from './place-source.ts';
import { combinePlaceSources } from './place-sources.ts';

const choose = (id: string, kind: PlaceChoice['kind'], label = id): PlaceChoice => ({ id, kind, label });
const ours = [choose('o1', 'place', 'Guelph, Ontario'), choose('o2', 'store'), choose('o3', 'province')];
const offline: SearchSource = {
  search: async () => answerWith(ours),
  locate: async (choice) => ({ ...choice, point: { lat: 1, lng: 1 } }),
  nameAround: async () => 'Guelph, Ontario',
};
const google = (change: Partial<PlaceSource> = {}): PlaceSource => ({
  suggest: async () => [choose('g1', 'google')],
  locate: async (choice) => ({ ...choice, point: { lat: 2, lng: 2 } }),
  ...change,
});
const idsOf = async (answer: ReturnType<SearchSource['search']>) => (await answer).choices.map(({ id }) => id);
const fail = () => Promise.reject(new Error('quota'));

function join(source: () => Promise<PlaceSource>, own = offline) {
  const lost: unknown[] = [];
  return { lost, joined: combinePlaceSources(own, source, (cause) => lost.push(cause)) };
}

describe('combinePlaceSources', () => {
  it('SF-02 suggests our stores and provinces, then Google’s places, and none of our own places', async () => {
    const { joined } = join(async () => google());
    expect(await idsOf(joined.search('guelph', 'en'))).toEqual(['o2', 'o3', 'g1']);
    expect(await joined.locate(choose('g1', 'google'))).toMatchObject({ point: { lat: 2 } });
    expect(await joined.locate(choose('o2', 'store'))).toMatchObject({ point: { lat: 1 } });
  });

  it.each([
    ['Google’s script fails to load', fail],
    ['Google refuses to suggest', async () => google({ suggest: fail })],
  ])('SF-07 suggests only our own places from then on, and reports the failure once, when %s', async (_, source) => {
    const { joined, lost } = join(source);
    expect(await idsOf(joined.search('guelph', 'en'))).toEqual(['o1', 'o2', 'o3']);
    expect(await idsOf(joined.search('guelph', 'en'))).toEqual(['o1', 'o2', 'o3']);
    expect(lost).toHaveLength(1);
  });

  it('SF-07 finds a place by its name when Google fails to locate it', async () => {
    const { joined, lost } = join(async () => google({ locate: fail }));
    await joined.search('guelph', 'en');
    expect(await joined.locate(choose('g1', 'google', 'Guelph, ON, Canada'))).toMatchObject({
      label: 'Guelph, Ontario',
    });
    expect(lost).toHaveLength(1);
  });

  it('SF-07 says what is abroad and who asks for what is near also beside Google', async () => {
    const nothing = { ...answerWith([]), missing: { kind: 'abroad', text: 'Paris' } } as const;
    const silent = async () => google({ suggest: async () => [] });
    const away = join(silent, { ...offline, search: async () => nothing });
    expect(await away.joined.search('paris', 'fr')).toMatchObject({ choices: [], missing: { text: 'Paris' } });
    const asking = join(async () => google(), {
      ...offline,
      search: async () => ({ ...answerWith([]), asksPosition: true }),
    });
    expect(await asking.joined.search('near me', 'en')).toMatchObject({ asksPosition: true });
  });
});
