/** Width of a card's picture as a `sizes` attribute, the same wherever cards are rendered. */
export const cardSizes = '(width < 38em) 100vw, (width < 64em) 50vw, 55vw';
