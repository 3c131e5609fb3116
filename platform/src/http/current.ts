/** Context of the current request, for records written far from its handler. */
import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs work in the context of a request, so that {@link currentRequestId} returns its ID. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Returns the ID of the current request; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
