import { describe, expect, it } from 'vitest';
import { measureDistance } from '../../../../widgets/shared/stores/distance.ts';
import { type PlaceRow, type PostalRows, readPlaceRow } from '../../../../widgets/shared/stores/gazetteer-rows.ts';
import { buildGazetteer } from './build-gazetteer.ts';
import knownAreas from './known-postal-areas.json' with { type: 'json' };

const files = [...buildGazetteer()].filter(([name]) => name.startsWith('postal/'));
const rows = Object.assign({}, ...files.map(([, file]) => file)) as PostalRows;

/** Accuracy in kilometres: an area with a 0 is rural, and as wide as a county. */
const tolerance = (area: string) => (area[1] === '0' ? 40 : 10);

describe('postal areas', () => {
  it.each(knownAreas)(
    'SF-07 $area is near $town (within 10 kilometres, or 40 for a rural area)',
    ({ area, lat, lng }) => {
      const place = readPlaceRow(rows[area] as PlaceRow);
      expect(measureDistance(place, { lat, lng })).toBeLessThan(tolerance(area));
    },
  );

  it('SF-07 cover all 13 provinces and territories with more than 1,640 areas', () => {
    expect(new Set(Object.values(rows).map(([, , province]) => province)).size).toBe(13);
    expect(Object.keys(rows).length).toBeGreaterThan(1640);
  });
});
