/** What is said of a Postgres server to whoever gave its address. */
import { OperatorError } from '../operatorError.ts';

/** A database's address without its password. */
export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '…';
  return decodeURIComponent(url.href);
}

/** The error for a server that cannot be connected to: its address, and why in the server's or the network's own words. */
export function serverUnreachable(databaseUrl: string, error: unknown): OperatorError {
  const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
  return new OperatorError(`The database ${withoutPassword(databaseUrl)} cannot be reached: ${reason}`, {
    cause: error,
  });
}
