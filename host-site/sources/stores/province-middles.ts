import type { Point } from '../../../widgets/shared/stores/distance.ts';
import type { Province } from '../../../widgets/shared/stores/store.ts';

/** The middle of each province and territory, in degrees, as GeoNames has them. */
export const provinceMiddles: Readonly<Record<Province, Point>> = {
  AB: { lat: 52.28, lng: -117.47 },
  BC: { lat: 54, lng: -125 },
  MB: { lat: 55, lng: -97 },
  NB: { lat: 46.5, lng: -66.75 },
  NL: { lat: 52, lng: -56 },
  NS: { lat: 45, lng: -63 },
  NT: { lat: 65, lng: -118 },
  NU: { lat: 70, lng: -90 },
  ON: { lat: 49.25, lng: -84.5 },
  PE: { lat: 46.34, lng: -63.42 },
  QC: { lat: 52, lng: -72 },
  SK: { lat: 54, lng: -106 },
  YT: { lat: 63, lng: -135 },
};
