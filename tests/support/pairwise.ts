/** Values by the name of what varies. */
export type Factors = Readonly<Record<string, readonly unknown[]>>;
/** One value of each. */
export type Combination = Readonly<Record<string, unknown>>;

/** Numbers from 0 to 1, the same ones for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A copy in an order that the random numbers decide. */
export function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const keyed = list.map((item) => [random(), item] as const);
  return keyed.sort(([one], [other]) => one - other).map(([, item]) => item);
}

/**
 * Combinations in which each value of each factor meets each value of each other factor at least once, in an order that
 * the seed decides. A fault that one value causes, or two together, is met in every run.
 */
export function combinePairs(factors: Factors, seed: number): Combination[] {
  const random = createRandom(seed);
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const key = (a: number, i: number, b: number, j: number) => (a < b ? `${a}.${i} ${b}.${j}` : `${b}.${j} ${a}.${i}`);
  const indexes = (size: number) => Array.from({ length: size }, (_, index) => index);
  const open = new Set<string>();
  for (const [a, size] of sizes.entries())
    for (const i of indexes(size))
      for (const [b, other] of sizes.entries()) if (b > a) for (const j of indexes(other)) open.add(key(a, i, b, j));
  const rows: Combination[] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const chosen = new Map(first.split(' ').map((part) => part.split('.').map(Number) as [number, number]));
    for (const factor of shuffle(indexes(names.length), random)) {
      if (chosen.has(factor)) continue;
      const gain = (value: number) =>
        [...chosen].filter(([other, index]) => open.has(key(factor, value, other, index))).length;
      const ranked = shuffle(indexes(sizes[factor] ?? 0), random).map((value) => [gain(value), value] as const);
      chosen.set(factor, ranked.reduce((best, each) => (each[0] > best[0] ? each : best))[1]);
    }
    const row = [...chosen];
    for (const [a, i] of row) for (const [b, j] of row) open.delete(key(a, i, b, j));
    rows.push(
      Object.fromEntries(row.map(([factor, index]) => [names[factor] ?? '', factors[names[factor] ?? '']?.[index]])),
    );
  }
  return rows;
}
