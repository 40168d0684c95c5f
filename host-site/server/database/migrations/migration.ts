/** One step of the schema. Never edit a released step: add a later one that changes its result. */
export interface Migration {
  /** Orders and names the step; stored in the table of applied migrations. */
  id: string;
  /** Statements without parameters, separated by semicolons. */
  sql: string;
}
