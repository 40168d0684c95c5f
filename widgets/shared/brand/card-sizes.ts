/** How wide a card's picture is shown, as the attribute `sizes`; the same wherever cards are drawn. */
export const cardSizes = '(width < 38em) 100vw, (width < 64em) 50vw, 55vw';
