import { isoTime } from '@terrarium/domain/calendar';
import { MAX_LENGTH } from '@terrarium/domain/access';
import type { TokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { isForeignKeyViolation, isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { notFound, unprocessable } from '../http/index.ts';
import type { HttpError } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import { isNameFree, saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import type { issuedToken, ServiceAccountKeys, TokenService } from '../token/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type AccountAnswer = z.input<typeof contract.serviceAccount>;
type IssuedAnswer = z.input<typeof issuedToken>;

const NAME: UniqueName = {
  what: 'a service account of this organization',
  constraints: ['service_account_name'],
  code: 'service_account_name_taken',
  maxLength: MAX_LENGTH.name,
};

/** Service accounts: machines install packages with their token, and call the API with their keys. */
export class ServiceAccounts {
  readonly #db: Db;
  readonly #tokens: TokenService;
  readonly #keys: ServiceAccountKeys;
  readonly #limits: Limits;

  constructor(db: Db, tokens: { service: TokenService; keys: ServiceAccountKeys }, limits: Limits) {
    this.#db = db;
    this.#tokens = tokens.service;
    this.#keys = tokens.keys;
    this.#limits = limits;
  }

  /** Lists the service accounts of an organization, by name (SVC-02). */
  async list(organizationId: string, id?: string): Promise<AccountAnswer[]> {
    const rows = await store.listAccounts(this.#db, organizationId, id);
    const ids = rows.map((row) => row.id);
    const [tokens, keys] = [await this.#tokens.ofAccounts(ids), await this.#keys.ofAccounts(ids)];
    return rows.map((row) => ({
      ...row,
      created_at: isoTime(row.created_at),
      token: tokens.get(row.id) ?? null,
      keys: keys.get(row.id) ?? [],
    }));
  }

  /** Creates a service account (SVC-03). @throws 403 `limit_reached`, 409 if the name is in use */
  async create(organizationId: string, name: string, actorId: string): Promise<AccountAnswer> {
    return this.find(
      organizationId,
      await this.#named(organizationId, name, () =>
        this.#db.transaction().execute(async (trx) => {
          const id = await store.insertAccount(trx, organizationId, name);
          await enforceLimit(trx, this.#limits, 'serviceAccounts', organizationId);
          await note(trx, { organizationId, actorId, id }, 'service_account_created', name);
          return id;
        }),
      ),
    );
  }

  /** Renames a service account (SVC-04). @throws 404, 409 if the name is in use */
  async rename(organizationId: string, id: string, name: string, actorId: string): Promise<AccountAnswer> {
    const done =
      isId(id) &&
      (await this.#named(organizationId, name, () =>
        this.#db.transaction().execute(async (trx) => {
          const former = await store.serviceAccountName(trx, id);
          if (!(await store.renameAccount(trx, organizationId, id, name))) return false;
          if (former !== name)
            await note(trx, { organizationId, actorId, id }, 'service_account_renamed', name, `before: ${former}`);
          return true;
        }),
      ));
    if (!done) throw noAccount();
    return this.find(organizationId, id);
  }

  /** Deletes a service account; its token stops working immediately (SVC-05). @throws 404 */
  async delete(organizationId: string, id: string, actorId: string): Promise<void> {
    const done =
      isId(id) &&
      (await this.#db.transaction().execute(async (trx) => {
        const name = await store.serviceAccountName(trx, id);
        if (!(await store.deleteAccount(trx, organizationId, id))) return false;
        await note(trx, { organizationId, actorId, id }, 'service_account_deleted', name);
        return true;
      }));
    if (!done) throw noAccount();
  }

  /** Returns whether a service account is in all of these groups. @throws 404 */
  async isInAll(organizationId: string, id: string, groupIds: readonly string[]): Promise<boolean> {
    const { groups } = await this.find(organizationId, id);
    const own = new Set(groups.map((group) => group.id));
    return groupIds.every((groupId) => own.has(groupId));
  }

  /** Sets the groups of a service account. @throws 404, 422 if the organization doesn't have all of them */
  async setGroups(
    organizationId: string,
    id: string,
    groupIds: readonly string[],
    actorId: string,
  ): Promise<AccountAnswer> {
    const { name } = await this.find(organizationId, id);
    try {
      await this.#db.transaction().execute(async (trx) => {
        await store.replaceGroups(trx, organizationId, id, [...new Set(groupIds)]);
        await note(trx, { organizationId, actorId, id }, 'service_account_groups', name);
      });
    } catch (error) {
      if (isForeignKeyViolation(error, 'org_group_service_account_account')) throw noAccount();
      if (!isForeignKeyViolation(error)) throw error;
      throw unprocessable([
        {
          loc: ['body', 'group_ids'],
          msg: 'The organization has not all of these groups',
          type: 'value_error.unknown',
        },
      ]);
    }
    return this.find(organizationId, id);
  }

  /** Creates its token; the secret is shown only once. @throws 404, 409 if it has one */
  async issueToken(organizationId: string, id: string, actorId: string, scope: TokenScope): Promise<IssuedAnswer> {
    await this.find(organizationId, id);
    return this.#tokens.issue(organizationId, { serviceAccountId: id }, actorId, scope);
  }

  /** Rotates its token; the old one stops working immediately. @throws 404 */
  async renewToken(organizationId: string, id: string, actorId: string, scope?: TokenScope): Promise<IssuedAnswer> {
    await this.find(organizationId, id);
    return this.#tokens.renew(organizationId, { serviceAccountId: id }, actorId, scope);
  }

  /** Revokes its token immediately. @throws 404 */
  async revokeToken(organizationId: string, id: string, actorId: string): Promise<void> {
    await this.find(organizationId, id);
    await this.#tokens.revoke(organizationId, { serviceAccountId: id }, actorId);
  }

  /** Returns a service account. @throws 404 */
  async find(organizationId: string, id: string): Promise<AccountAnswer> {
    const [found] = isId(id) ? await this.list(organizationId, id) : [];
    if (!found) throw noAccount();
    return found;
  }

  /** Runs a write of a name. @throws 409 if it is in use */
  #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    return saveName(NAME, name, (free) => isNameFree(this.#db, 'service_account', free, { organizationId }), write);
  }
}

function note(
  trx: Trx,
  { organizationId, actorId, id }: { organizationId: string; actorId: string; id: string },
  kind: ChangeKind,
  subject: string,
  detail = '',
): Promise<void> {
  return noteChange(trx, { organizationId, actorId, kind, subject, subjectId: id, detail });
}

function noAccount(): HttpError {
  return notFound('The service account', 'service_account_not_found');
}
