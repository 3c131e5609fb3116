import { toFailure } from '../lib/apollo/errors.ts';
import { failureText } from '../lib/formErrors.ts';
import { messages } from '../messages.ts';
import { showToast } from './toasts.tsx';

/** Results of several items: successes, and failures with their reason. */
export interface Outcome<T> {
  done: readonly T[];
  failed: readonly { item: T; reason: string }[];
}

/**
 * Runs a mutation for several items, one by one. Errors of one don't stop the others; only a network failure does.
 * @param work the mutation for one item
 */
export async function runForEach<T, D>(
  items: readonly T[],
  work: (item: T) => Promise<{ data?: D | null | undefined }>,
  payloadOf: (data: D) => { userErrors: readonly { message: string }[] },
): Promise<Outcome<T>> {
  const done: T[] = [];
  const failed: { item: T; reason: string }[] = [];
  for (const [at, item] of items.entries()) {
    try {
      const { data } = await work(item);
      const problem = data ? payloadOf(data).userErrors[0]?.message : messages.errors.unexpected;
      if (problem === undefined) done.push(item);
      else failed.push({ item, reason: problem });
    } catch (error) {
      const reason = failureText(error);
      const isOffline = toFailure(error).kind === 'network';
      failed.push(...items.slice(at, isOffline ? undefined : at + 1).map((one) => ({ item: one, reason })));
      if (isOffline) break;
    }
  }
  return { done, failed };
}

/**
 * Shows the outcome in one notification; items with the same error are grouped.
 * @param sentence describes how many items succeeded
 * @param undo reverts them
 */
export function showOutcome<T>(
  { done, failed }: Outcome<T>,
  nameOf: (item: T) => string,
  sentence: (count: number) => string,
  undo?: () => Promise<void>,
): void {
  const reasons = Map.groupBy(failed, ({ reason }) => reason);
  showToast({
    kind: failed.length === 0 ? 'success' : done.length === 0 ? 'error' : 'info',
    title: done.length === 0 ? messages.selection.nothingDone : sentence(done.length),
    ...(failed.length === 0
      ? {}
      : {
          text: (
            <ul>
              {[...reasons].map(([reason, those]) => (
                <li key={reason}>
                  {messages.selection.notDone(
                    those.map(({ item }) => nameOf(item)),
                    reason,
                  )}
                </li>
              ))}
            </ul>
          ),
        }),
    ...(undo && done.length > 0 ? { undo } : {}),
  });
}
