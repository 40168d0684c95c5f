/** Messages by key, in groups. */
export interface TextTree {
  [key: string]: string | TextTree;
}
