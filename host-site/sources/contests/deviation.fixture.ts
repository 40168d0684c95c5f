/** Chi-squared statistic of observed against expected counts. */
export function measureDeviation(counts: readonly number[], chances: readonly number[]): number {
  const draws = counts.reduce((sum, each) => sum + each, 0);
  const total = chances.reduce((sum, each) => sum + each, 0);
  return counts.reduce((sum, count, index) => {
    const expected = (draws * (chances[index] ?? 0)) / total;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
}
