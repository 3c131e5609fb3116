/** Writing into the audit log, by the area that decides and in its transaction: the commit gives the entry its place in the chain. */
import { AUDIT_ACTIONS, canonicalJson } from '@terrarium/domain/audit';
import type { AuditAction, AuditDetails } from '@terrarium/domain/audit';
import { newId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { currentRequestId } from '../http/index.ts';
import './tables.ts';

/** The chain of the hub itself. */
export const HUB_CHAIN = '00000000-0000-0000-0000-000000000000';

const MOST_TEXT = 300;
/** Texts that open something: channel tokens, secrets of webhooks, tokens of sessions, and names with passwords in addresses. */
const SECRETS = /\btr-[\w-]{16,}|\bwhsec_[\w+/=-]+|\bey[\w-]{8,}\.[\w-]+\.[\w-]+|(?<=\/\/)[^/\s@]+@/g;

/** Who did something. */
export type AuditActor =
  | { userId: string }
  | { serviceAccountId: string }
  /** Whoever holds the token of this organization. */
  | { organizationId: string }
  | 'hub';

/** What is told. */
export interface AuditEvent {
  /** Id of the organization, or {@link HUB_CHAIN}. */
  chain: string;
  action: AuditAction;
  actor: AuditActor;
  /** What it was done to; people without their names. */
  target: { id: string | null; name: string | null };
  details?: AuditDetails;
}

/** Writes what was decided. It is told if and only if the transaction commits. */
export async function appendAudit(trx: Trx, { chain, action, actor, target, details = {} }: AuditEvent): Promise<void> {
  await trx
    .insertInto('audit_pending')
    .values({
      id: newId(),
      chain,
      ...rowOf(actor),
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

function rowOf(actor: AuditActor): {
  actor_type: 'person' | 'service_account' | 'organization' | 'hub';
  actor_id: string | null;
} {
  if (actor === 'hub') return { actor_type: 'hub', actor_id: null };
  if ('userId' in actor) return { actor_type: 'person', actor_id: actor.userId };
  return 'serviceAccountId' in actor
    ? { actor_type: 'service_account', actor_id: actor.serviceAccountId }
    : { actor_type: 'organization', actor_id: actor.organizationId };
}

/** A text as the log keeps it: short, and without what somebody pasted into it that opens something. */
function plain(text: string): string {
  // Cut before it is searched, too: a text that somebody sends can be megabytes.
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
 * Hears that this process told something; its transaction may still be open, or be rolled back. A hint to look soon, for those who also look by themselves:
 * what other processes tell is not heard.
 * @returns ends it
 */
export function onAuditEntry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
