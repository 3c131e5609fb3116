/** What is known of the request that is being answered, for what is written down far from its handler. */
import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Does work for a request: {@link currentRequestId} is its id in all that the work begins. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run(id, work);
}

/** Id of the request that is being answered; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
