import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import type { ServiceAccountScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import type * as contract from './keyContract.ts';
import { freeSlot, lockedAccount } from './keyHolder.ts';
import type { KeyHolder } from './keyHolder.ts';
import * as store from './keyStore.ts';
import { digestOfToken, newTokenSecret } from './secret.ts';

type KeyAnswer = z.input<typeof contract.serviceAccountKey>;
type IssuedAnswer = z.input<typeof contract.issuedServiceAccountKey>;

/** Keys with which service accounts call the API and channels. */
export class ServiceAccountKeys {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Returns the keys of service accounts by account ID, also expired ones. */
  async ofAccounts(accountIds: readonly string[]): Promise<Map<string, KeyAnswer[]>> {
    const rows = await store.findKeys(this.#db, accountIds);
    return new Map([...Map.groupBy(rows, (row) => row.service_account_id)].map(([id, keys]) => [id, keys.map(answer)]));
  }

  /**
   * Creates a key in a free slot. Expired keys free theirs.
   * @throws 404, 409 `too_many_keys` with two working ones
   */
  async issue(
    { organizationId, serviceAccountId, actorId }: KeyHolder,
    { name, scopes, days }: z.output<typeof contract.newServiceAccountKey>,
  ): Promise<IssuedAnswer> {
    const secret = newTokenSecret();
    const row = await this.#db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, organizationId, serviceAccountId);
      const slot = await freeSlot(
        await store.findKeys(trx, [serviceAccountId]),
        (id) => store.revokeKey(trx, serviceAccountId, id),
        'This service account already has two keys. Revoke the one that is no longer used.',
      );
      const key = await store.insertKey(trx, {
        organizationId,
        service_account_id: serviceAccountId,
        slot,
        name,
        scopes: [...new Set(scopes)].sort() as ServiceAccountScope[],
        hash: digestOfToken(secret),
        hint: secret.slice(-4),
        expires_at: new Date(Date.now() + days * DAY_MS),
      });
      const detail = `${name}: ${key.scopes.join(', ')}`;
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'service_account_key_created',
        subject: account,
        subjectId: serviceAccountId,
        detail,
        audit: { facts: { key: key.id, name, scopes: key.scopes.join(' '), expires_at: isoTime(key.expires_at) } },
      });
      return key;
    });
    return { key: answer(row), secret };
  }

  /** Revokes a key, which stops working immediately. @throws 404 */
  async revoke({ organizationId, serviceAccountId, actorId }: KeyHolder, id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, organizationId, serviceAccountId);
      const key = isId(id) ? await store.revokeKey(trx, serviceAccountId, id) : undefined;
      if (key === undefined) throw notFound('The key', 'key_not_found');
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'service_account_key_revoked',
        subject: account,
        subjectId: serviceAccountId,
        detail: key.name,
        audit: { facts: { key: key.id, name: key.name } },
      });
    });
  }
}

function answer(row: store.KeyRow): KeyAnswer {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}
