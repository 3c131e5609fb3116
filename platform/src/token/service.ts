import { isoTime } from '@terrarium/domain/calendar';
import type { TokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { isForeignKeyViolation, isId, isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Seal } from '../identity/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { personBy, usernameOf } from '../person/index.ts';
import type * as contract from './contract.ts';
import { digestOfToken, newTokenSecret } from './secret.ts';
import { serviceAccountName } from '../serviceAccount/index.ts';
import * as store from './store.ts';
import { isTokenSecret } from '@terrarium/domain/access';

type TokenAnswer = z.input<typeof contract.channelToken>;
type OwnAnswer = z.input<typeof contract.ownTokens>['items'][number];
type HeldAnswer = z.input<typeof contract.organizationTokens>['items'][number];
type IssuedAnswer = z.input<typeof contract.issuedToken>;

/**
 * Owner of a channel token and where it is valid.
 * `organizationId` is null for a personal token, which is valid for all channels that the user can read.
 */
export type TokenHolder = (
  | { userId: string; organizationId: string | null }
  | { serviceAccountId: string; organizationId: string }
  | { site: true; organizationId: string }
  | (store.WorkloadHolder & { organizationId: string })
) & { tokenId: string; scope: TokenScope; endsAt: Date | null };

/**
 * Channel tokens: secrets for conda clients, of users, service accounts, and organizations (TOKEN-02, TOKEN-03,
 * TOKEN-04, TOKEN-07).
 */
export class TokenService {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #days: number;
  readonly #seal: Seal;

  /** @param days lifetime of a token; `seal` encrypts the secrets of mirrors */
  constructor(db: Db, log: Logger, days: number, seal: Seal) {
    this.#db = db;
    this.#log = log;
    this.#days = days;
    this.#seal = seal;
  }

  /** Returns an owner's token for an organization. @throws 404 if there is none */
  async current(place: store.Place, holder: store.Holder): Promise<TokenAnswer> {
    const row = await store.findCurrent(this.#db, place, holder);
    if (!row) throw noToken(place, holder);
    return answer(row);
  }

  /** Lists the tokens for an organization's channels, each with its owner; null for the organization itself. */
  async ofOrganization(organizationId: string): Promise<HeldAnswer[]> {
    return (await store.findOfOrganization(this.#db, organizationId)).map((row) => ({
      ...answer(row),
      user: personBy(row.user_id, row),
      service_account:
        row.service_account_id === null ? null : { id: row.service_account_id, name: row.service_account ?? '' },
    }));
  }

  /** Revokes an organization's token of any owner. @throws 404 if the organization doesn't have it */
  async revokeById(organizationId: string, id: string, actorId: string): Promise<void> {
    const holder = isId(id) ? await store.findHolder(this.#db, organizationId, id) : undefined;
    if (holder === undefined) throw notFound('The token', 'token_not_found');
    await this.revoke(organizationId, holder, actorId);
  }

  /** Lists a user's tokens in their organizations, by organization name. */
  async ofPerson(userId: string): Promise<OwnAnswer[]> {
    return (await store.findOfPerson(this.#db, userId)).map((row) => ({
      ...answer(row),
      organization: { id: row.organization_id, name: row.organization_name, title: row.organization_title },
    }));
  }

  /** Returns the tokens of service accounts by account ID. */
  async ofAccounts(accountIds: readonly string[]): Promise<Map<string | null, TokenAnswer>> {
    return new Map(
      (await store.findOfAccounts(this.#db, accountIds)).map((row) => [row.service_account_id, answer(row)]),
    );
  }

  /**
   * Creates a token.
   * @param actorId who requests it
   * @param scope `publish` grants no permission: the owner's is checked at each use
   * @throws 409 if the owner has one, even an expired one, which must be rotated instead; 404 if the service account
   * was deleted
   */
  async issue(place: store.Place, holder: store.Holder, actorId: string, scope: TokenScope): Promise<IssuedAnswer> {
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const issued = await this.#insert(trx, place, holder, scope);
        await note(trx, place, holder, actorId, 'token_issued', scope);
        return issued;
      });
    } catch (error) {
      if (isForeignKeyViolation(error, 'channel_token_service_account')) throw noToken(place, holder);
      if (!isUniqueViolation(error)) throw error;
      throw conflict(`${whoHolds(place, holder)}. Rotate it to get a new secret.`, 'token_exists');
    }
  }

  /**
   * Rotates a token: the old one stops working immediately, also for mirrors that use it.
   * @param scope of the new one; default the same
   * @throws 404 if there is none
   */
  async renew(place: store.Place, holder: store.Holder, actorId: string, scope?: TokenScope): Promise<IssuedAnswer> {
    return this.#db.transaction().execute(async (trx) => {
      const former = await store.revokeCurrent(trx, place, holder);
      if (former === undefined) throw noToken(place, holder);
      const next = scope ?? former;
      await note(trx, place, holder, actorId, 'token_renewed', next);
      return this.#insert(trx, place, holder, next);
    });
  }

  /** Revokes a token, which stops working immediately, also for mirrors that use it. @throws 404 if there is none */
  async revoke(place: store.Place, holder: store.Holder, actorId: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      if ((await store.revokeCurrent(trx, place, holder)) === undefined) throw noToken(place, holder);
      await note(trx, place, holder, actorId, 'token_ended');
    });
  }

  /**
   * Creates a secret for each mirror, with which it reads on behalf of a token until that expires.
   * The token's own secret isn't stored.
   * @param mirrorsOf returns the mirrors for a reader
   * @throws 404 without a token, 409 `token_ended` if it has expired
   */
  async giveToMirrors<M extends { id: string }>(
    organizationId: string,
    holder: store.Holder,
    mirrorsOf: (reader: TokenHolder) => Promise<M[]>,
  ): Promise<M[]> {
    const token = await store.findCurrent(this.#db, organizationId, holder);
    if (!token) throw noToken(organizationId, holder);
    if (token.expires_at !== null && token.expires_at.getTime() <= Date.now())
      throw conflict('The token expired. Rotate it, then use it for mirrors.', 'token_ended');
    const mirrors = await mirrorsOf({
      ...holder,
      organizationId,
      tokenId: token.id,
      scope: 'read',
      endsAt: token.expires_at,
    });
    const secrets = await Promise.all(
      mirrors.map(async ({ id }) => {
        const secret = newTokenSecret();
        return { mirrorId: id, hash: digestOfToken(secret), sealed: await this.#seal.close(secret, id) };
      }),
    );
    await this.#db.transaction().execute((trx) => store.giveToMirrors(trx, token.id, secrets));
    return mirrors;
  }

  /** Returns the secret of a mirror; null if it has none, or the encryption key differs. */
  async secretOfMirror(mirrorId: string): Promise<string | null> {
    const sealed = await store.sealedOfMirror(this.#db, mirrorId);
    return sealed === undefined ? null : this.#seal.open(sealed, mirrorId);
  }

  /**
   * Creates a token of a workload for the channel that trusts it.
   * It can't be rotated.
   * @param seconds lifetime
   * @returns the secret
   */
  async issueToWorkload(
    trx: Trx,
    {
      organizationId,
      workloadId,
      scope,
      seconds,
    }: { organizationId: string; workloadId: string; scope: TokenScope; seconds: number },
  ): Promise<string> {
    const secret = newTokenSecret();
    await store.insertTokenOfWorkload(trx, {
      place: organizationId,
      workloadId,
      hash: digestOfToken(secret),
      hint: secret.slice(-4),
      scope,
      expiresAt: new Date(Date.now() + seconds * 1_000),
    });
    return secret;
  }

  /**
   * Returns the owner of a secret; null if it is unknown, revoked, or expired, or its user is disabled or no longer a
   * member.
   */
  async authenticate(secret: string): Promise<TokenHolder | null> {
    if (!isTokenSecret(secret)) return null;
    const row = await store.findGood(this.#db, digestOfToken(secret));
    if (!row) return null;
    if (!row.last_used_at || Date.now() - row.last_used_at.getTime() > store.TOUCH_MS) {
      // Not awaited, because a download must neither wait for this nor fail with it.
      void store
        .touch(this.#db, row.id)
        .catch((error: unknown) => this.#log.warn({ err: error }, 'last use of a token could not be noted'));
    }
    // A table constraint ensures that tokens of accounts and organizations have an organization.
    return {
      ...row.holder,
      organizationId: row.place,
      tokenId: row.id,
      scope: row.scope,
      endsAt: row.ends_at,
    } as TokenHolder;
  }

  async #insert(db: Db, place: store.Place, holder: store.Holder, scope: TokenScope): Promise<IssuedAnswer> {
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + this.#days * 24 * 3_600_000);
    const row = await store.insertToken(db, {
      place,
      holder,
      hash: digestOfToken(secret),
      hint: secret.slice(-4),
      scope,
      expiresAt,
    });
    return { token: answer(row), secret };
  }
}

/** Records whose token changed, without its secret. Personal tokens aren't recorded. */
async function note(
  trx: Trx,
  organizationId: store.Place,
  holder: store.Holder,
  actorId: string,
  kind: ChangeKind,
  scope: TokenScope = 'read',
): Promise<void> {
  if (organizationId === null) return;
  const [subjectId, subject] =
    'userId' in holder
      ? [holder.userId, await usernameOf(trx, holder.userId)]
      : 'serviceAccountId' in holder
        ? [holder.serviceAccountId, await serviceAccountName(trx, holder.serviceAccountId)]
        : [organizationId, 'the organization'];
  await noteChange(trx, {
    organizationId,
    actorId,
    kind,
    subject,
    subjectId,
    detail: scope === 'publish' ? 'can publish' : '',
    ...('userId' in holder ? { personId: holder.userId } : {}),
  });
}

function noToken(place: store.Place, holder: store.Holder): Error {
  return notFound(
    'userId' in holder
      ? `A token of yours${place === null ? '' : ' for this organization'}`
      : 'serviceAccountId' in holder
        ? 'A token of this service account'
        : 'A token of this organization',
    'token_not_found',
  );
}

function whoHolds(place: store.Place, holder: store.Holder): string {
  if ('userId' in holder)
    return place === null ? 'You already have a personal token' : 'You already have a token for this organization';
  return 'serviceAccountId' in holder
    ? 'This service account already has a token'
    : 'This organization already has a token';
}

function answer(row: store.TokenRow): TokenAnswer {
  return {
    id: row.id,
    hint: row.hint,
    scope: row.scope,
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}
