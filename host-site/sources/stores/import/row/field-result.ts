import type { Problem } from '../../../problems/problem.ts';

/** A value as it was read, what is doubtful about it, or why there is none. */
export interface FieldResult<Value> {
  value?: Value | undefined;
  doubt?: Problem | undefined;
  problem?: Problem | undefined;
}
