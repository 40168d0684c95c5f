/** One of several values, with its words. */
export interface Choice {
  value: string;
  label: string;
}
