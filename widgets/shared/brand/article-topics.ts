/** What articles are about; the list of articles filters by these, and the site's articles name them. */
export const articleSeasons = ['spring', 'summer', 'fall', 'holiday'] as const;
export const articleRooms = [
  'living',
  'bedroom',
  'kitchen',
  'dining',
  'bath',
  'office',
  'kids',
  'entry',
  'outdoor',
] as const;
