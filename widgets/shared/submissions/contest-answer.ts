/** Statuses of POST /Contest/AddEntry beyond those that every handler shares (decisions §4). */
export const contestStatus = { alreadyEntered: 1, wrongAnswer: -30, badPin: -40, notOpen: -50 } as const;

/** What an accepted PIN has won (NM-01). */
export const pinResults = ['winner', 'not-winner', 'not-winner-member'] as const;
export type PinResult = (typeof pinResults)[number];
