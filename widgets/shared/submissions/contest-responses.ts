/** Statuses of POST /Contest/AddEntry besides the common ones (decisions §4). */
export const contestStatus = { alreadyEntered: 1, wrongAnswer: -30, badPin: -40, notOpen: -50 } as const;

/** What an accepted PIN has won (NM-01). */
export const pinResults = ['winner', 'not-winner', 'not-winner-member'] as const;
/** See `pinResults`. */
export type PinResult = (typeof pinResults)[number];
