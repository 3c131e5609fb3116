import { v7, validate } from 'uuid';

/** A new UUIDv7: ids of this hub sort by the time they were made. */
export function newId(): string {
  return v7();
}

/** Whether a text can be an id. To be asked before a query: Postgres fails on a text that is no UUID. */
export function isId(text: string): boolean {
  return validate(text);
}
