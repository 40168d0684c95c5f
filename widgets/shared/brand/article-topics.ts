/** Seasons that articles are filed under; the article list filters by season and room. */
export const articleSeasons = ['spring', 'summer', 'fall', 'holiday'] as const;
/** Rooms that articles are filed under. */
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
