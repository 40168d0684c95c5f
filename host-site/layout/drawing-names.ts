import type { Route } from '../routes.ts';

/** Drawings of public/art that stand on pages, by the name of their route. */
const drawings: Record<string, string> = {
  newsletter: 'letter',
  store: 'shopfront',
  giftcards: 'gift',
  'gift-card-balance': 'balance',
  'corporate-gift-cards': 'corporate',
  'fall-promotion': 'environment',
  'young-professionals': 'how',
  'my-vitrine-finds': 'frame',
};

/** The drawing of a page; undefined where it has none of its own. */
export function findDrawingName({ name }: Route): string | undefined {
  return drawings[name];
}

/** Pictures of public/pictures that pages have in place of a drawing. */
const photographs: Record<string, string> = {
  'new-movers': 'new-home',
  '404': 'lost-key',
  'grand-openings': 'shop-front',
};

/** The picture of a page; undefined where it has none of its own. */
export function findPhotographName({ name }: Pick<Route, 'name'>): string | undefined {
  return photographs[name];
}
