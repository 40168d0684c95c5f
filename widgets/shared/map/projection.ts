/** A point on earth, in degrees (WGS84). */
export interface GeoPoint {
  lat: number;
  lng: number;
}

/** A projected point: kilometres east and south of the projection's origin. */
export interface MapPoint {
  x: number;
  y: number;
}

const earthRadius = 6371.0088;
const radians = Math.PI / 180;
/** Standard parallels and origin of Statistics Canada's maps; the scale is true along both parallels. */
const parallels = [49, 77].map((degrees) => degrees * radians) as [number, number];
const origin = { lat: 63.390675, lng: -91.866667 };

const openCone = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const cone =
  Math.log(Math.cos(parallels[0]) / Math.cos(parallels[1])) / Math.log(openCone(parallels[1]) / openCone(parallels[0]));
const radiusAtPole = (earthRadius * Math.cos(parallels[0]) * openCone(parallels[0]) ** cone) / cone;
const findRadius = (lat: number) => radiusAtPole / openCone(lat * radians) ** cone;
const originRadius = findRadius(origin.lat);
/** The projected north pole, where all meridians meet. */
export const pole: MapPoint = { x: 0, y: -originRadius };

/**
 * Lambert's conformal conic projection of the sphere. It keeps shapes, and nearly keeps sizes: Mercator's would show
 * Baffin Island larger than Québec.
 */
export function project({ lat, lng }: GeoPoint): MapPoint {
  const radius = findRadius(Math.min(lat, 89.99));
  const angle = findConvergence(lng);
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) - originRadius };
}

/** The geographic point of a projected one; the inverse of `project`. */
export function unproject({ x, y }: MapPoint): GeoPoint {
  const down = y + originRadius;
  const angle = Math.atan2(x, down);
  const radius = Math.hypot(x, down);
  const latitude = 2 * Math.atan((radiusAtPole / radius) ** (1 / cone)) - Math.PI / 2;
  return { lat: latitude / radians, lng: origin.lng + angle / cone / radians };
}

/** Angle between north at this longitude and the map's vertical, in radians; positive east of the origin. */
export function findConvergence(lng: number): number {
  return cone * (lng - origin.lng) * radians;
}
