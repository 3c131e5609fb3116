import { DatabaseError } from 'pg';
import { DatabaseTimeout } from './client.ts';

/** Returns whether a statement violated a unique constraint or index (with this name, if given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return is(error, '23505', constraint);
}

/** Returns whether a statement violated a foreign key (with this name, if given). */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // 23001: `on delete restrict`.
  return is(error, '23503', constraint) || is(error, '23001', constraint);
}

/** Returns whether a statement violated a check constraint (with this name, if given). */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return is(error, '23514', constraint);
}

function is(error: unknown, code: string, constraint?: string): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === code &&
    (constraint === undefined || error.constraint === constraint)
  );
}

/** Returns the five-character SQLSTATE of a failed statement; null for other errors. */
function sqlState(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}

/** Returns whether a statement contained text that PostgreSQL can't store: NUL, or in JSON a lone surrogate. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  // 22P02 is any text that doesn't match its type. JSON is always well-formed here, so it can only be a surrogate.
  return (
    state === '22021' ||
    state === '22P05' ||
    (state === '22P02' && ((error as DatabaseError).routine ?? '').startsWith('json_'))
  );
}

/** Problems of the database itself, not of a statement: unreachable, too slow, or disk full. */
export type DatabaseFailure = 'unreachable' | 'timeout' | 'disk_full';

/** Returns the {@link DatabaseFailure} of an error; null for other errors. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseTimeout) return 'timeout';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // Other files are on the same disk as the database.
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  if (/^[0-9A-Z]{5}$/.test(code) && !NETWORK_CODES.has(code)) return troubleOfState(code, error.message);
  const isNetwork = NETWORK_CODES.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || DRIVER_MESSAGES.test(error.message) ? 'unreachable' : null;
}

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
/** Messages of `pg`, without a code, for broken and unavailable connections. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

function troubleOfState(state: string, message: string): DatabaseFailure | null {
  // 57014: statement timeout. 55P03: lock timeout.
  if (state === '57014' || state === '55P03') return 'timeout';
  // 58030: any failed read or write of a file.
  if (state === '53100' || (state === '58030' && message.includes('No space left on device'))) return 'disk_full';
  // Classes 08 (connection), 57P (shutdown), 53 (no resources), and idle-in-transaction timeouts.
  return state.startsWith('08') || state.startsWith('57P') || state.startsWith('53') || state === '25P03'
    ? 'unreachable'
    : null;
}
