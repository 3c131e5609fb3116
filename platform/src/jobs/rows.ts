import type { QueryResult } from 'pg';

/** Rows of an answer. Several statements sent as one text give one result each; pg-boss, which supervises its queues so, wants their rows together. */
export const rowsOf = (answer: QueryResult | QueryResult[]): unknown[] =>
  Array.isArray(answer) ? answer.flatMap((result) => result.rows as unknown[]) : (answer.rows as unknown[]);
