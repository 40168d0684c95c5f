/** What a sign-up can win (website.md §9): number of gift cards drawn every month, and their value in dollars. */
export const newsletterOffer = { prizes: 25, amount: 100 } as const;
