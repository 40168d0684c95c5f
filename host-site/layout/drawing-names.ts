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
  'new-movers': 'grand-openings',
  'my-vitrine-finds': 'frame',
};

/** The drawing of a page; undefined where it has none of its own. */
export function findDrawingName({ name }: Route): string | undefined {
  return drawings[name];
}
