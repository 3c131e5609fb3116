import { DatabaseError } from 'pg';

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
  return error instanceof DatabaseError && error.code === code && (constraint === undefined || error.constraint === constraint);
}

/** The five-character SQLSTATE of a failed statement, null for anything else. */
function sqlState(error: unknown): string | null {
  return error instanceof DatabaseError ? (error.code ?? null) : null;
}

/** Whether a statement was given text that Postgres cannot keep: a NUL character, or in JSON half of a surrogate pair. */
export function isUnstorableText(error: unknown): boolean {
  const state = sqlState(error);
  // 22P02 is any text that does not fit its type; from JSON, which is always well-formed here, it can only be a surrogate.
  return state === '22021' || state === '22P05' || (state === '22P02' && ((error as DatabaseError).routine ?? '').startsWith('json_'));
}

/** Whether the database could not be reached, as against a statement that failed. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // Classes 08 (connection), 57P (shutdown), 53 (no resources), and a transaction ended for idling.
  const state = sqlState(error);
  if (state) return state.startsWith('08') || state.startsWith('57P') || state.startsWith('53') || state === '25P03';
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ENOTFOUND', 'ETIMEDOUT'].includes(code) && 'syscall' in error && error.syscall !== 'open'
    ? true
    : /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}
