import type { Route } from '../routes.ts';

/** Drawings of public/art that stand on pages, by the name of their route. */
const drawings: Record<string, string> = {
  store: 'shopfront',
  giftcards: 'gift',
};

/** The drawing of a page; undefined where it has none of its own. */
export function findDrawingName({ name }: Route): string | undefined {
  return drawings[name];
}

/** Pictures of public/pictures that pages have in place of a drawing. */
const photographs: Record<string, string> = {
  newsletter: 'newsletter',
  'grand-openings': 'shop-front',
  how: 'how',
  environment: 'environment',
  'gift-card-balance': 'gift-card-balance',
  'corporate-gift-cards': 'corporate-gift-cards',
  'fall-promotion': 'fall-promotion',
  'young-professionals': 'young-professionals',
  'my-vitrine-finds': 'my-vitrine-finds',
  'new-movers': 'new-home',
  '404': 'lost-key',
};

/** The picture of a page; undefined where it has none of its own. */
export function findPhotographName({ name }: Pick<Route, 'name'>): string | undefined {
  return photographs[name];
}
