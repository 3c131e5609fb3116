import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { messages } from '../messages.ts';
import { toFailure } from './apollo/errors.ts';
import { DiscardedEdit } from './conflict.ts';

/** An error of the input, as in every payload of the hub. */
export interface Problem {
  code: string;
  /** Message for users. */
  message: string;
  /** Path into the input; empty when the whole input is meant. */
  field: readonly string[];
}

/**
 * Message of a failed request above a form: the server's, else a text for the kind of failure. Empty for a discarded
 * edit.
 */
export function failureText(error: unknown): string {
  if (error instanceof DiscardedEdit) return '';
  const failure = toFailure(error);
  if (failure.kind === 'network') return messages.errors.network;
  if (failure.kind === 'limited') return failure.message || messages.errors.limited;
  return failure.message || (failure.kind === 'unavailable' ? messages.errors.unavailable : messages.errors.unexpected);
}

/**
 * Shows each error at its field and focuses the first one; errors without a field of the form are shown above it.
 * @param fields names of the form's fields
 * @returns whether there were any
 */
export function showProblems<F extends FieldValues>(
  problems: readonly Problem[] | undefined,
  fields: readonly Path<F>[],
  setError: UseFormSetError<F>,
): boolean {
  // Set the first error last, because the last one set gets the focus.
  for (const problem of (problems ?? []).toReversed()) {
    const field = fields.find((one) => one === problem.field.at(-1));
    setError(field ?? 'root', { type: problem.code, message: problem.message }, { shouldFocus: field !== undefined });
  }
  return (problems?.length ?? 0) > 0;
}
