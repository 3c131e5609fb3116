import { isoTime, DAY_MS } from '@terrarium/domain/calendar';
import type { ServiceAccountScope } from '@terrarium/domain/access';
import { calculateJwkThumbprint, importJWK } from 'jose';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import { isId, isUniqueViolation, newId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import { algorithmsOf, kidOf } from './assertion.ts';
import { freeSlot, lockedAccount } from './keyHolder.ts';
import type { KeyHolder } from './keyHolder.ts';
import type * as contract from './publicKeyContract.ts';
import * as store from './publicKeyStore.ts';

type PublicKeyAnswer = z.input<typeof contract.serviceAccountPublicKey>;

/** Public keys with which service accounts prove who they are (private_key_jwt). */
export class ServiceAccountPublicKeys {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Lists the public keys of a service account, also expired ones. @throws 404 */
  async list(organizationId: string, serviceAccountId: string): Promise<PublicKeyAnswer[]> {
    return this.#db.transaction().execute(async (trx) => {
      await lockedAccount(trx, organizationId, serviceAccountId);
      return (await store.findPublicKeys(trx, serviceAccountId)).map(answer);
    });
  }

  /**
   * Adds a public key in a free slot. Expired keys free theirs.
   * @throws 404, 409 `too_many_keys` with two working ones, `public_key_exists`, 422 for what isn't a public key
   */
  async add(
    { organizationId, serviceAccountId, actorId }: KeyHolder,
    { name, jwk, scopes, days }: z.output<typeof contract.newPublicKey>,
  ): Promise<PublicKeyAnswer> {
    await importJWK(jwk, algorithmsOf(jwk)[0]).catch(() => {
      throw unprocessable([{ loc: ['body', 'jwk'], msg: "This isn't a valid public key.", type: 'value_error.jwk' }]);
    });
    const thumbprint = await calculateJwkThumbprint(jwk);
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const account = await lockedAccount(trx, organizationId, serviceAccountId);
        const row = await store.insertPublicKey(trx, {
          id: newId(),
          service_account_id: serviceAccountId,
          slot: await freeSlot(
            await store.findPublicKeys(trx, serviceAccountId),
            (id) => store.deletePublicKey(trx, serviceAccountId, id),
            'This service account already has two public keys. Remove the one that is no longer used.',
          ),
          name,
          jwk,
          thumbprint,
          scopes: [...new Set(scopes)].sort() as ServiceAccountScope[],
          expires_at: new Date(Date.now() + days * DAY_MS),
        });
        await noteChange(trx, {
          organizationId,
          actorId,
          kind: 'service_account_key_created',
          subject: account,
          subjectId: serviceAccountId,
          detail: `${name} (public key): ${row.scopes.join(', ')}`,
          audit: {
            facts: { key: row.id, name, thumbprint, scopes: row.scopes.join(' '), expires_at: isoTime(row.expires_at) },
          },
        });
        return answer(row);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'service_account_public_key_once')) throw error;
      throw conflict('The service account already has this public key.', 'public_key_exists');
    }
  }

  /** Removes a public key. Its access tokens stop working immediately. @throws 404 */
  async remove({ organizationId, serviceAccountId, actorId }: KeyHolder, id: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const account = await lockedAccount(trx, organizationId, serviceAccountId);
      const key = isId(id) ? await store.deletePublicKey(trx, serviceAccountId, id) : undefined;
      if (key === undefined) throw notFound('The public key', 'key_not_found');
      await noteChange(trx, {
        organizationId,
        actorId,
        kind: 'service_account_key_revoked',
        subject: account,
        subjectId: serviceAccountId,
        detail: `${key.name} (public key)`,
        audit: { facts: { key: key.id, name: key.name, thumbprint: key.thumbprint } },
      });
    });
  }
}

function answer(row: store.PublicKeyRow): PublicKeyAnswer {
  return {
    id: row.id,
    name: row.name,
    kid: kidOf(row),
    algorithms: [...algorithmsOf(row.jwk)],
    scopes: row.scopes,
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}
