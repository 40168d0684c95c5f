/** What shoppers' finds are filed under (AR-04); `all` is every one of them. */
export const findCategories = [
  'all',
  'accessories',
  'activewear',
  'beauty',
  'dresses',
  'footwear',
  'handbags',
  'home-decor',
  'jewellery',
  'kids',
  'mens-style',
  'outerwear',
  'pants',
  'runway',
  'skirts',
  'tops',
  'more',
] as const;

export type FindCategory = (typeof findCategories)[number];
