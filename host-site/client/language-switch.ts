interface SwitchedFrom {
  search: string;
  hash: string;
}

/** Target of a language switch that fails (LOC-04, RT-09). */
export const errorAddress = '/error';

/** The other language's path with the query and fragment of the current page (LOC-04). */
export function keepQueryAndHash(path: string, { search, hash }: SwitchedFrom): string {
  return path + search + hash;
}
