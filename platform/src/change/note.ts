// Read model of app_user: a change is kept with the name of who made it, in the statement that keeps it.
/** Writing down a change, by the area that makes it and in its transaction: a change that is rolled back was none. */
import { sql } from 'kysely';
import { newId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
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
}

/** Writes a change. */
export async function noteChange(
  trx: Trx,
  { organizationId, actorId, kind, subject, subjectId, personId, channel, detail }: Change,
): Promise<void> {
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

/** User name of a person, for the subject of a change. */
export async function usernameOf(db: Db | Trx, userId: string): Promise<string> {
  return (
    (await db.selectFrom('app_user').select('username').where('id', '=', userId).executeTakeFirst())?.username ?? ''
  );
}
