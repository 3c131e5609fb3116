/** What the credentials of service accounts have in common: keys, public keys, and trusted workloads. */
import { isId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict, notFound, organizationOf, viewerOf } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import { lockAccount } from './keyStore.ts';

/** Credentials of a kind per account: one works while the other is replaced. */
const SLOTS = [1, 2];

/** An account, and the admin who changes its credentials. */
export interface KeyHolder {
  organizationId: string;
  serviceAccountId: string;
  actorId: string;
}

/** Returns the account of a path, and the caller. */
export function keyHolderOf(context: {
  organization: OrganizationContext | null;
  viewer: Viewer | null;
  params: { id: string };
}): KeyHolder {
  return {
    organizationId: organizationOf(context).id,
    serviceAccountId: context.params.id,
    actorId: viewerOf(context).userId,
  };
}

/** Waits for other changes of an account's credentials. @returns the name of the account @throws 404 */
export async function lockedAccount(trx: Trx, organizationId: string, id: string): Promise<string> {
  const name = isId(id) ? await lockAccount(trx, organizationId, id) : undefined;
  if (name === undefined) throw notFound('The service account', 'service_account_not_found');
  return name;
}

/**
 * Returns a free slot of an account, or that of an expired credential.
 * @param release ends an expired credential
 * @param full message if two credentials work
 * @throws 409 `too_many_keys`
 */
export async function freeSlot(
  keys: readonly { id: string; slot: number; expires_at: Date }[],
  release: (id: string) => Promise<unknown>,
  full: string,
): Promise<number> {
  const free = SLOTS.find((slot) => keys.every((key) => key.slot !== slot));
  if (free !== undefined) return free;
  const over = keys.find((key) => key.expires_at.getTime() <= Date.now());
  if (over === undefined) throw conflict(full, 'too_many_keys');
  await release(over.id);
  return over.slot;
}
