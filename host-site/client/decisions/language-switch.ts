interface SwitchedFrom {
  search: string;
  hash: string;
}

/** Where a failed language switch leads (LOC-04, RT-09). */
export const errorAddress = '/error';

/** LOC-04: the other language's path with the query and fragment of the page that is left. */
export function keepQueryAndHash(path: string, { search, hash }: SwitchedFrom): string {
  return path + search + hash;
}
