/** Messages by key, in groups. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** The texts with those of another tree in their place, key by key. */
export function replaceTexts(texts: TextTree, others: TextTree): TextTree {
  const merged = { ...texts };
  for (const [key, value] of Object.entries(others)) {
    const before = merged[key];
    merged[key] = typeof value === 'object' && typeof before === 'object' ? replaceTexts(before, value) : value;
  }
  return merged;
}
