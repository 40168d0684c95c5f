/** V-05: only the digits of a value. */
export function keepDigits(value: string): string {
  return value.replace(/\D/g, '');
}

/**
 * The digits of a value in groups of the given sizes, cut to their sum; a separator only once a digit follows it, so
 * that Backspace can pass it.
 */
export function groupDigits(value: string, sizes: readonly number[], separator: string): string {
  const digits = keepDigits(value);
  const groups = sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return digits.slice(start, start + size);
  });
  return groups.filter(Boolean).join(separator);
}
