import { toFailure } from '../lib/apollo/errors.ts';
import { failureText } from '../lib/formErrors.ts';
import { messages } from '../messages.ts';
import { showToast } from './toasts.tsx';

/** What became of a number of things: what was done, and what was not, with the reason as a sentence. */
export interface Outcome<T> {
  done: readonly T[];
  failed: readonly { item: T; reason: string }[];
}

/**
 * Does the same with one thing after another. What stands in the way of one does not keep the others; only without a network the rest is
 * not tried.
 * @param work the mutation for one of them
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
 * Tells in one notification what was done and what was not; things with the same reason stand together.
 * @param sentence what was done with so many
 * @param undo takes back what was done
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
