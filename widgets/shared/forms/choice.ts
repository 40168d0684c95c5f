/** A value to choose, with its label. */
export interface Choice {
  value: string;
  label: string;
}
