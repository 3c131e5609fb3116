import { DatabaseError } from 'pg';
import { DatabaseTimeout } from './client.ts';

/** Whether a statement broke a unique constraint or index (of this name, when given). */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return is(error, '23505', constraint);
}

/** Whether a statement broke a foreign key (of this name, when given). */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  // 23001 is `on delete restrict`.
  return is(error, '23503', constraint) || is(error, '23001', constraint);
}

/** Whether a statement broke a check constraint (of this name, when given). */
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

/** The five-character SQLSTATE of a failed statement, null for anything else. */
function sqlState(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}

/** Whether a statement was given text that Postgres cannot keep: a NUL character, or in JSON half of a surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  // 22P02 is any text that does not fit its type; from JSON, which is always well-formed here, it can only be a surrogate.
  return (
    state === '22021' ||
    state === '22P05' ||
    (state === '22P02' && ((error as DatabaseError).routine ?? '').startsWith('json_'))
  );
}

/**
 * What keeps a database from doing what it was asked, as against a statement that failed: it cannot be reached, it does not answer in time, or its
 * disk is full.
 */
export type DatabaseFailure = 'unreachable' | 'timeout' | 'disk_full';

/** Tells {@link DatabaseFailure} from other failures; null for those. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof DatabaseTimeout) return 'timeout';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  // Files beside the database lie on the same disk.
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  if (/^[0-9A-Z]{5}$/.test(code) && !NETWORK_CODES.has(code)) return troubleOfState(code, error.message);
  const isNetwork = NETWORK_CODES.has(code) && 'syscall' in error && error.syscall !== 'open';
  return isNetwork || DRIVER_MESSAGES.test(error.message) ? 'unreachable' : null;
}

const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT']);
/** What `pg` says, without a code, when a connection broke, was broken before, or was not to be had. */
const DRIVER_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

function troubleOfState(state: string, message: string): DatabaseFailure | null {
  // 57014: a statement that took longer than it may. 55P03: a lock that was not to be had in time.
  if (state === '57014' || state === '55P03') return 'timeout';
  // 58030 is any failed read or write of a file.
  if (state === '53100' || (state === '58030' && message.includes('No space left on device'))) return 'disk_full';
  // Classes 08 (connection), 57P (shutdown), 53 (no resources), and a transaction ended for idling.
  return state.startsWith('08') || state.startsWith('57P') || state.startsWith('53') || state === '25P03'
    ? 'unreachable'
    : null;
}
