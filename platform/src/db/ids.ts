import { v7, validate } from 'uuid';

/** Creates a UUIDv7. IDs of this hub sort by creation time. */
export function newId(): string {
  return v7();
}

/** Returns whether a text is a valid ID. Check before a query, because PostgreSQL fails on a text that isn't a UUID. */
export function isId(text: string): boolean {
  return validate(text);
}
