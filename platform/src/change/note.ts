/**
 * Records a change in the transaction that makes it, so that it is rolled back with it.
 * It is recorded twice: as an activity for members, retained for some time, and in the audit log, which is permanent.
 */
import { AUDIT_ACTIONS } from '@terrarium/domain/audit';
import type { AuditAction, AuditDetails } from '@terrarium/domain/audit';
import { sql } from 'kysely';
import { appendAudit } from '../audit/index.ts';
import type { AuditActor } from '../audit/index.ts';
import { newId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { currentMachine } from '../http/index.ts';
import { KINDS } from './kinds.ts';
import type { ChangeKind } from './kinds.ts';
import './tables.ts';

const MOST_TEXT = 200;
/** Shown instead of the name of an erased account. */
const ERASED = 'a deleted account';

/** Input of a change. It must not contain secrets or email addresses, because members can read it. */
export interface Change {
  organizationId: string;
  /** Null for changes by the hub, its operators, or the service account of the request. */
  actorId: string | null;
  kind: ChangeKind;
  /** Current name of the changed thing. */
  subject: string;
  subjectId?: string | null;
  /** The user named in it, as subject or as detail of a group's change; see {@link forgetPerson}. */
  personId?: string;
  /** Its channel. Users who can't read the channel don't see the change. */
  channel?: { id: string; name: string };
  /** Further text, e.g. 'member → admin'. */
  detail?: string;
  /**
   * What the audit log records differently: its own action, an actor other than a user, and details instead of the
   * text.
   */
  audit?: { action?: AuditAction; actor?: AuditActor; facts?: AuditDetails };
}

/** Records a change. */
export async function noteChange(trx: Trx, change: Change): Promise<void> {
  const { organizationId, actorId, kind, subject, subjectId, personId, channel, detail } = change;
  const machine = actorId === null ? currentMachine(organizationId) : null;
  await trx
    .insertInto('organization_change')
    .values({
      id: newId(),
      organization_id: organizationId,
      actor_id: actorId,
      service_account_id: machine?.id ?? null,
      service_account: machine?.name ?? null,
      kind,
      subject: subject.slice(0, MOST_TEXT),
      subject_id: subjectId ?? null,
      person_id: personId ?? null,
      detail: (detail ?? '').slice(0, MOST_TEXT),
      channel_id: channel?.id ?? null,
      channel: channel?.name ?? null,
      was_private: false,
    })
    .execute();
  await appendAudit(trx, eventOf(change));
}

/** Converts a change for the audit log: users by ID, and the channel in addition to the target. */
function eventOf({ organizationId, actorId, kind, subject, subjectId, personId, channel, detail, audit }: Change) {
  const action = audit?.action ?? KINDS[kind].action;
  const isChannel = AUDIT_ACTIONS[action].target === 'channel' && channel !== undefined;
  const isOfGroup = personId !== undefined && AUDIT_ACTIONS[action].target === 'group';
  const facts = audit?.facts ?? (detail === undefined || detail === '' || isOfGroup ? {} : { note: detail });
  return {
    chain: organizationId,
    action,
    actor: audit?.actor ?? (actorId === null ? ('hub' as const) : { userId: actorId }),
    target: isChannel
      ? { id: channel.id, name: channel.name }
      : { id: subjectId ?? null, name: personId === undefined || isOfGroup ? subject : null },
    details: {
      ...facts,
      ...(isOfGroup ? { user_id: personId } : {}),
      ...(isChannel || channel === undefined ? {} : { channel: channel.name, channel_id: channel.id }),
    },
  };
}

/** Hides the changes of a private channel before it is deleted, because access couldn't be checked afterwards. */
export async function hideChannel(trx: Trx, channelId: string): Promise<void> {
  await trx.updateTable('organization_change').set({ was_private: true }).where('channel_id', '=', channelId).execute();
}

/** Removes the name of an erased account from all changes. */
export async function forgetPerson(trx: Trx, userId: string): Promise<void> {
  const inDetail = sql<boolean>`kind like 'group\\_%'`;
  await trx
    .updateTable('organization_change')
    .set({
      person_id: null,
      subject: sql<string>`case when ${inDetail} then subject else ${ERASED} end`,
      detail: sql<string>`case when ${inDetail} then ${ERASED} else detail end`,
    })
    .where('person_id', '=', userId)
    .execute();
}
