/** Values by key; forgets the one that was not asked for the longest. */
export interface LatestCache<Key, Value> {
  get(key: Key): Value | undefined;
  /** Keeps a value and returns it. */
  add(key: Key, value: Value): Value;
}

/** An empty cache for at most `most` values. */
export function createLatestCache<Key, Value>(most: number): LatestCache<Key, Value> {
  const known = new Map<Key, Value>();
  const add: LatestCache<Key, Value>['add'] = (key, value) => {
    // The first key is the oldest: a Map keeps insertion order.
    known.delete(key);
    known.set(key, value);
    if (known.size > most) known.delete(known.keys().next().value as Key);
    return value;
  };
  return {
    add,
    get(key) {
      const value = known.get(key);
      return value === undefined ? undefined : add(key, value);
    },
  };
}
