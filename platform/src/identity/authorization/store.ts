import { createHash } from 'node:crypto';
import { errors } from 'oidc-provider';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { sql } from 'kysely';
import type { Db, Table } from '../../db/index.ts';

/** State of the authorization server, by model of oidc-provider. */
type OidcRecordTable = Table<
  'oidc_record',
  {
    payload: AdapterPayload;
  }
>;

/** Session behind a grant. */
type GrantSessionTable = Table<'oidc_grant_session'>;

declare module '../../db/tables.ts' {
  interface Tables {
    oidc_record: OidcRecordTable;
    oidc_grant_session: GrantSessionTable;
  }
}

function digest(id: string): Buffer {
  return createHash('sha256').update(id).digest();
}

/** Revokes the session behind a grant. */
export type EndSession = (familyId: string) => Promise<void>;

/**
 * Stores one model of oidc-provider in the table `oidc_record`.
 * IDs are secrets (codes, refresh tokens), so only their SHA-256 is stored, and the ID is added to what is read. The
 * same applies to user codes.
 */
export class RecordStore implements Adapter {
  readonly #model: string;
  readonly #db: Db;
  readonly #endSession: EndSession;

  constructor(model: string, db: Db, endSession: EndSession) {
    this.#model = model;
    this.#db = db;
    this.#endSession = endSession;
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const { jti: _id, userCode, ...rest } = payload;
    const values = {
      grant_hash: payload.grantId === undefined ? null : digest(payload.grantId),
      payload: JSON.stringify(rest),
      expires_at: new Date(Date.now() + (expiresIn ?? DAY_SECONDS) * 1000),
    };
    await this.#db
      .insertInto('oidc_record')
      .values({
        model: this.#model,
        id_hash: digest(id),
        user_code_hash: userCode === undefined ? null : digest(userCode),
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['model', 'id_hash']).doUpdateSet(values))
      .execute();
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const row = await this.#db
      .selectFrom('oidc_record')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.#model)
      .where('id_hash', '=', digest(id))
      .executeTakeFirst();
    return row && { ...row.payload, jti: id, ...consumed(row) };
  }

  /** Only sessions have a uid, and this server stores none. */
  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** The record has no ID, which only the device knows. `answerDevice` finds it by its user code. */
  async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
    const row = await this.#db
      .selectFrom('oidc_record')
      .select(['payload', 'consumed_at'])
      .where('model', '=', this.#model)
      .where('user_code_hash', '=', digest(userCode))
      .executeTakeFirst();
    return row && { ...row.payload, userCode, ...consumed(row) };
  }

  /**
   * Marks a code or a refresh token as used.
   * Of two concurrent uses, one fails and revokes the grant, like any second use.
   */
  async consume(id: string): Promise<void> {
    const row = await this.#db
      .updateTable('oidc_record')
      .set({ consumed_at: sql<Date>`now()` })
      .where('model', '=', this.#model)
      .where('id_hash', '=', digest(id))
      .where('consumed_at', 'is', null)
      .returning('model')
      .executeTakeFirst();
    if (row) return;
    const { grantId } = (await this.find(id)) ?? {};
    if (grantId !== undefined) {
      await this.revokeByGrantId(grantId);
      await new RecordStore('Grant', this.#db, this.#endSession).destroy(grantId);
    }
    throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    const hash = digest(id);
    await this.#db.deleteFrom('oidc_record').where('model', '=', this.#model).where('id_hash', '=', hash).execute();
    if (this.#model !== 'Grant') return;
    // The session ends with the grant, so existing access tokens stop working immediately.
    const row = await this.#db
      .selectFrom('oidc_grant_session')
      .select('family_id')
      .where('grant_hash', '=', hash)
      .executeTakeFirst();
    if (row) await this.#endSession(row.family_id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.deleteFrom('oidc_record').where('grant_hash', '=', digest(grantId)).execute();
  }
}

const DAY_SECONDS = 86_400;

function consumed(row: { consumed_at: Date | null }): { consumed?: number } {
  return row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {};
}

/**
 * Stores a user's decision in a device's record.
 * Of two concurrent decisions, the first wins.
 * @returns false if it was decided meanwhile or has expired
 */
export async function answerDevice(
  db: Db,
  userCode: string,
  answer:
    | { accountId: string; grantId: string; scope: string; resource: string; authTime: number }
    | { error: string; errorDescription: string },
): Promise<boolean> {
  const row = await db
    .updateTable('oidc_record')
    .set({
      payload: sql`payload || ${JSON.stringify(answer)}::jsonb`,
      ...('grantId' in answer ? { grant_hash: digest(answer.grantId) } : {}),
    })
    .where('model', '=', 'DeviceCode')
    .where('user_code_hash', '=', digest(userCode))
    .where('expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`payload ->> 'accountId' is null and payload ->> 'error' is null`)
    .returning('model')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the session of a grant; undefined before its first token. */
export function grantSession(db: Db, grantId: string): Promise<{ family_id: string; live: boolean } | undefined> {
  return db
    .selectFrom('oidc_grant_session as grant')
    .innerJoin('refresh_family as family', 'family.id', 'grant.family_id')
    .innerJoin('app_user as user', 'user.id', 'family.user_id')
    .select(['grant.family_id', sql<boolean>`family.revoked_at is null and not "user".is_disabled`.as('live')])
    .where('grant.grant_hash', '=', digest(grantId))
    .executeTakeFirst();
}

/** Links a session (`familyId`) to a grant, so that both end together. Stores only a digest of `grantId`. */
export async function insertGrantSession(db: Db, grantId: string, familyId: string): Promise<void> {
  await db
    .insertInto('oidc_grant_session')
    .values({ grant_hash: digest(grantId), family_id: familyId })
    .execute();
}

/** Records that a session was refreshed, and its new expiration. */
export async function touchSession(db: Db, familyId: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('refresh_family')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', familyId)
    .execute();
  await db.updateTable('refresh_token').set({ expires_at: expiresAt }).where('family_id', '=', familyId).execute();
}

/** User attributes that an application can read. */
export interface Person {
  id: string;
  email: string;
  is_confirmed: boolean;
  username: string;
  first_name: string;
  last_name: string;
}

/** Finds a user who can sign in; undefined if disabled or missing. */
export function findPerson(db: Db, userId: string): Promise<Person | undefined> {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'is_confirmed', 'username', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .where('is_disabled', '=', false)
    .executeTakeFirst();
}

/** Deletes expired records. */
export async function deleteOldRecords(db: Db): Promise<void> {
  await db
    .deleteFrom('oidc_record')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
