import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { messages } from '../messages.ts';
import { toFailure } from './apollo/errors.ts';
import { DiscardedEdit } from './conflict.ts';

/** Something wrong in what was sent, as every payload of the hub tells it. */
export interface Problem {
  code: string;
  /** Sentence for people. */
  message: string;
  /** Path into the input; empty when the whole input is meant. */
  field: readonly string[];
}

/** What a failed request says above a form: the server's sentence, else what the kind of failure means. Empty for an edit that the person discarded. */
export function failureText(error: unknown): string {
  if (error instanceof DiscardedEdit) return '';
  const failure = toFailure(error);
  if (failure.kind === 'network') return messages.errors.network;
  if (failure.kind === 'limited') return failure.message || messages.errors.limited;
  return failure.message || (failure.kind === 'unavailable' ? messages.errors.unavailable : messages.errors.unexpected);
}

/**
 * Puts each problem at the field it names, and the first of them in focus; a problem that names no field of the form stands above it.
 * @param fields names of the form's fields
 * @returns whether there was any
 */
export function showProblems<F extends FieldValues>(
  problems: readonly Problem[] | undefined,
  fields: readonly Path<F>[],
  setError: UseFormSetError<F>,
): boolean {
  // The last one set keeps the focus: the first problem is set last.
  for (const problem of (problems ?? []).toReversed()) {
    const field = fields.find((one) => one === problem.field.at(-1));
    setError(field ?? 'root', { type: problem.code, message: problem.message }, { shouldFocus: field !== undefined });
  }
  return (problems?.length ?? 0) > 0;
}
