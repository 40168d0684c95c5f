/** V-05: the digits of a value; full-width ones, which some keyboards type, as plain ones (NFKC). */
export function keepDigits(value: string): string {
  return value.normalize('NFKC').replace(/\D/g, '');
}

/**
 * Groups a value's digits by the given sizes, cut to their sum. A separator appears only before a further digit, so
 * that Backspace can delete past it.
 */
export function groupDigits(value: string, sizes: readonly number[], separator: string): string {
  const digits = keepDigits(value);
  const groups = sizes.map((size, index) => {
    const start = sizes.slice(0, index).reduce((sum, each) => sum + each, 0);
    return digits.slice(start, start + size);
  });
  return groups.filter(Boolean).join(separator);
}
