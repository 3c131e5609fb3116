import type { QueryResult } from 'pg';

/**
 * Returns the rows of a result.
 * Several statements in one text return several results, whose rows pg-boss expects together.
 */
export const rowsOf = (answer: QueryResult | QueryResult[]): unknown[] =>
  Array.isArray(answer) ? answer.flatMap((result) => result.rows as unknown[]) : (answer.rows as unknown[]);
