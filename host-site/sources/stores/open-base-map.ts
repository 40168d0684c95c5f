import { makeBaseMap } from '../../../widgets/build/base-map/make-base-map.ts';
import { type BaseMap, readBaseMap } from '../../../widgets/shared/map/base-map.ts';

let baseMap: BaseMap | undefined;

/** The base map, made once: that takes seconds. */
export function openBaseMap(): BaseMap {
  baseMap ??= readBaseMap(makeBaseMap().buffer);
  return baseMap;
}
