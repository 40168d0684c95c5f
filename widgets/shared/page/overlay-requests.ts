/** Events by which anything on a page asks the overlay to cover it, and lets go of it. */
export const overlayRequests = {
  requested: 'vitrine-overlay-requested',
  released: 'vitrine-overlay-released',
} as const;
