/** Id of the contest to which the wall of shoppers' finds invites, where the retailer has it. */
export const findsContest = 'my-vitrine-finds';
