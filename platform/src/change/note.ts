/**
 * Writing down a change, by the area that makes it and in its transaction: a change that is rolled back was none. It is written twice: for members, who
 * read sentences for some time, and in the audit log, which stays.
 */
import { AUDIT_ACTIONS } from '@terrarium/domain/audit';
import type { AuditAction, AuditDetails } from '@terrarium/domain/audit';
import { sql } from 'kysely';
import { appendAudit } from '../audit/index.ts';
import type { AuditActor } from '../audit/index.ts';
import { newId } from '../db/index.ts';
import type { Trx } from '../db/index.ts';
import { KINDS } from './kinds.ts';
import type { ChangeKind } from './kinds.ts';
import './tables.ts';

const MOST_TEXT = 200;
/** What stands in a change for somebody whose account is erased. */
const ERASED = 'a deleted account';

/** What is written of a change. Nothing secret and no e-mail address belongs into it: members read it. */
export interface Change {
  organizationId: string;
  /** Null for what the hub or its operators did. */
  actorId: string | null;
  kind: ChangeKind;
  /** Name of the thing, as it is called when this is written. */
  subject: string;
  subjectId?: string | null;
  /** The person whose name stands in it, as the subject, or as the detail of a group's change; see {@link forgetPerson}. */
  personId?: string;
  /** The channel that it is about; who may not read that one does not see the change. */
  channel?: { id: string; name: string };
  /** What else is to be said, e.g. 'member → admin'. */
  detail?: string;
  /** What the audit log tells otherwise: an action of its own, who did it where that is no person, and facts instead of the detail. */
  audit?: { action?: AuditAction; actor?: AuditActor; facts?: AuditDetails };
}

/** Writes a change. */
export async function noteChange(trx: Trx, change: Change): Promise<void> {
  const { organizationId, actorId, kind, subject, subjectId, personId, channel, detail } = change;
  await trx
    .insertInto('organization_change')
    .values({
      id: newId(),
      organization_id: organizationId,
      actor_id: actorId,
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

/** A change as the audit log tells it: people by id, and the channel beside what was done in it. */
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

/** Keeps hidden what was written of a private channel that is about to go: without the channel nobody could say who may read of it. */
export async function hideChannel(trx: Trx, channelId: string): Promise<void> {
  await trx.updateTable('organization_change').set({ was_private: true }).where('channel_id', '=', channelId).execute();
}

/** Takes the name of a person whose account is erased out of everything that was written. */
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
