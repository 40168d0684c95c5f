import type { Site } from '../layout/page.ts';

/** The picture of a contest has its id, but for this one; a contest without a picture shows the drawing of a gift. */
const photographs: Readonly<Record<string, string>> = { 'new-movers': 'new-home' };

/** Name of a contest's picture; none where the retailer has no such picture. */
export function findContestPhoto({ hasPicture }: Pick<Site, 'hasPicture'>, id: string): string | undefined {
  const name = photographs[id] ?? id;
  return hasPicture(name) ? name : undefined;
}
