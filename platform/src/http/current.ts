/** Context of the current request, for records written far from its handler. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Machine } from './route.ts';

/** A request, and the service account that sent it. */
interface Current {
  id: string;
  machine: Machine | null;
}

const current = new AsyncLocalStorage<Current>();

/** Runs work in the context of a request, so that {@link currentRequestId} returns its ID. */
export function asRequest<T>(id: string, work: () => T): T {
  return current.run({ id, machine: null }, work);
}

/** Says that a service account sent the current request, so that its changes are recorded as its own. */
export function actAsMachine(machine: Machine): void {
  const request = current.getStore();
  if (request) request.machine = machine;
}

/** Returns the ID of the current request; undefined in jobs and commands. */
export function currentRequestId(): string | undefined {
  return current.getStore()?.id;
}

/**
 * Returns the service account that sent the current request; null for all other callers. In another organization it
 * changes nothing, so work that a request only started isn't recorded as its own there.
 */
export function currentMachine(organizationId: string): Machine['serviceAccount'] | null {
  const machine = current.getStore()?.machine;
  return machine?.organizationId === organizationId ? machine.serviceAccount : null;
}
