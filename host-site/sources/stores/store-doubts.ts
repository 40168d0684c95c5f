import { project } from '../../../widgets/shared/map/projection.ts';
import { createTerrainLookup, type FindTerrain } from '../../../widgets/shared/map/terrain.ts';
import { measureDistance, type Point } from '../../../widgets/shared/stores/distance.ts';
import type { Province, Store } from '../../../widgets/shared/stores/store.ts';
import type { FieldProblem } from '../problems/problem.ts';
import areaCodes from './area-codes.json' with { type: 'json' };
import { openBaseMap } from './open-base-map.ts';
import { findPostalPosition, findPostalReach } from './postal-positions.ts';

let terrain: FindTerrain | undefined;

/** Kilometres by which outlines on the map may be off, and stores stand on a pier. */
const shore = 3;

/** Whether a position, and all around it, is water or abroad on the map. */
export function findForeignTerrain(point: Point): 'water' | 'abroad' | undefined {
  terrain ??= createTerrainLookup(openBaseMap());
  const { x, y } = project(point);
  const around = [0, shore, -shore].flatMap((dx) =>
    [0, shore, -shore].map((dy) => terrain?.({ x: x + dx, y: y + dy })),
  );
  if (around.includes('land')) return undefined;
  return around[0] === 'abroad' ? 'abroad' : 'water';
}

/** Whether two stores are at the same point, to a metre. */
export const formatSpot = ({ lat, lng }: Point): string => `${lat.toFixed(5)} ${lng.toFixed(5)}`;

const provinceByCode = new Map<string, Province[]>();
for (const [province, codes] of Object.entries(areaCodes))
  for (const code of codes.split(' '))
    provinceByCode.set(code, [...(provinceByCode.get(code) ?? []), province as Province]);

function listPhoneDoubts({ phone = '', address }: Store): FieldProblem[] {
  const code = phone.slice(0, 3);
  const known = provinceByCode.get(code);
  if (!known || known.includes(address.province)) return [];
  return [{ field: 'phone', problem: { code: 'areaCodeElsewhere', area: code, province: known.join(', ') } }];
}

function listPositionDoubts(store: Store): FieldProblem[] {
  if (store.approximate) return [];
  const area = findPostalPosition(store.address.postalCode);
  const distance = area ? measureDistance(store, area) : 0;
  if (area && distance > findPostalReach(area.area))
    return [
      {
        field: 'lat',
        problem: {
          code: 'farFromPostalArea',
          distance: Math.round(distance),
          area: area.area,
          town: area.town,
          ville: area.ville,
        },
      },
    ];
  // The middle of a postal area is on land: a store beside it is, too, and the map, which takes seconds, isn't needed.
  if (area && distance < shore) return [];
  const foreign = findForeignTerrain(store);
  if (foreign) return [{ field: 'lat', problem: { code: foreign === 'water' ? 'positionInWater' : 'positionAbroad' } }];
  return [];
}

/** Doubts about where a store is and how it is called, beyond those of every build: the map takes seconds to make. */
export function listStoreDoubts(store: Store): FieldProblem[] {
  return [...listPositionDoubts(store), ...listPhoneDoubts(store)];
}
