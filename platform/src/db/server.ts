/** Messages about a PostgreSQL server for the operator who configured it. */
import { OperatorError } from '../cli/operatorError.ts';

/** Removes the password from a database URL. */
export function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  if (url.password) url.password = '…';
  return decodeURIComponent(url.href);
}

/** Creates the error for an unreachable server, with its URL and the reason from the server or the network. */
export function serverUnreachable(databaseUrl: string, error: unknown): OperatorError {
  const reason = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
  return new OperatorError(`The database ${withoutPassword(databaseUrl)} cannot be reached: ${reason}`, {
    cause: error,
  });
}
