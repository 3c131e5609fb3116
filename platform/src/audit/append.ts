/** Writes audit log entries in the caller's transaction. The commit assigns the position in the chain. */
import { AUDIT_ACTIONS, canonicalJson } from '@terrarium/domain/audit';
import type { AuditAction, AuditDetails } from '@terrarium/domain/audit';
import { newId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { currentMachine, currentRequestId } from '../http/index.ts';
import './tables.ts';

/** Chain of the hub itself. */
export const HUB_CHAIN = '00000000-0000-0000-0000-000000000000';

const MOST_TEXT = 300;
/** Secrets in texts: channel tokens, webhook secrets, session tokens, and credentials in URLs. */
const SECRETS = /\btr-[\w-]{16,}|\bwhsec_[\w+/=-]+|\bey[\w-]{8,}\.[\w-]+\.[\w-]+|(?<=\/\/)[^/\s@]+@/g;

/** Actor of an event. In a request of the organization's service account, `hub` stands for it. */
export type AuditActor =
  | { userId: string }
  | { serviceAccountId: string }
  /** A user of this organization's token. */
  | { organizationId: string }
  | 'hub';

/** An event to record. */
export interface AuditEvent {
  /** ID of the organization, or {@link HUB_CHAIN}. */
  chain: string;
  action: AuditAction;
  actor: AuditActor;
  /** Target of the action; users without their names. */
  target: { id: string | null; name: string | null };
  details?: AuditDetails;
}

/** Records an event if and only if the transaction commits. */
export async function appendAudit(trx: Trx, { chain, action, actor, target, details = {} }: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_pending')
    .values({
      id: newId(),
      chain,
      ...rowOf(actor, chain),
      action,
      target_type: AUDIT_ACTIONS[action].target,
      target_id: target.id,
      target_name: target.name === null ? null : plain(target.name),
      details: canonicalJson(
        Object.fromEntries(
          Object.entries(details).map(([name, fact]) => [name, typeof fact === 'string' ? plain(fact) : fact]),
        ),
      ),
      request_id: currentRequestId() ?? null,
    })
    .execute();
  told();
}

function rowOf(
  actor: AuditActor,
  chain: string,
): {
  actor_type: 'person' | 'service_account' | 'organization' | 'hub';
  actor_id: string | null;
} {
  const machine = actor === 'hub' ? currentMachine(chain) : null;
  if (machine !== null) return { actor_type: 'service_account', actor_id: machine.id };
  if (actor === 'hub') return { actor_type: 'hub', actor_id: null };
  if ('userId' in actor) return { actor_type: 'person', actor_id: actor.userId };
  return 'serviceAccountId' in actor
    ? { actor_type: 'service_account', actor_id: actor.serviceAccountId }
    : { actor_type: 'organization', actor_id: actor.organizationId };
}

/** Prepares a text for the log: shortened, and without pasted secrets. */
function plain(text: string): string {
  // Shorten before searching too, because user input can be megabytes.
  return text
    .slice(0, 4 * MOST_TEXT)
    .replaceAll(SECRETS, '…')
    .slice(0, MOST_TEXT)
    .toWellFormed();
}

const listeners = new Set<() => void>();
const told = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Registers a listener for events of this process, whose transaction may still be open or be rolled back. Only a hint
 * to check soon, because events of other processes aren't reported.
 * @returns a function to remove it
 */
export function onAuditEntry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
