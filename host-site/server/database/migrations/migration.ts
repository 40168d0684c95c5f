/** One step of the schema. Once released it is never edited: a later step changes what it made. */
export interface Migration {
  /** Sorts and names the step; kept in the table of applied migrations. */
  id: string;
  /** Statements without parameters, separated by semicolons. */
  sql: string;
}
