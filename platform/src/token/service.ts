import { createHash, randomInt } from 'node:crypto';
import type { TokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange, usernameOf } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Logger } from '../log.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type TokenAnswer = z.input<typeof contract.channelToken>;
type OwnAnswer = z.input<typeof contract.ownTokens>['items'][number];
type IssuedAnswer = z.input<typeof contract.issuedToken>;

/** What every secret begins with, so that people and scanners recognise one. */
const TOKEN_PREFIX = 'tr-';
const SECRET_LENGTH = 40;
const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';
/** Last use is written at most this often. */
const TOUCH_MS = 60_000;

/** Whom a channel token stands for, and where. */
export type TokenHolder = store.Holder & { organizationId: string; tokenId: string; scope: TokenScope };

/** Channel tokens: the secret of a member or of a service account for conda clients (TOKEN-02, TOKEN-03, TOKEN-04). */
export class TokenService {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #days: number;

  /** @param days how long a token works */
  constructor(db: Db, log: Logger, days: number) {
    this.#db = db;
    this.#log = log;
    this.#days = days;
  }

  /**
   * The token that somebody holds in an organization.
   * @throws 404 when there is none
   */
  async current(organizationId: string, holder: store.Holder): Promise<TokenAnswer> {
    const row = await store.findCurrent(this.#db, organizationId, holder);
    if (!row) throw noToken(holder);
    return answer(row);
  }

  /** The tokens that a person holds in organizations that they belong to, by the names of these. */
  async ofPerson(userId: string): Promise<OwnAnswer[]> {
    return (await store.findOfPerson(this.#db, userId)).map((row) => ({
      ...answer(row),
      organization: { id: row.organization_id, name: row.organization_name, title: row.organization_title },
    }));
  }

  /** The tokens that service accounts hold, by the id of the account. */
  async ofAccounts(accountIds: readonly string[]): Promise<Map<string | null, TokenAnswer>> {
    return new Map(
      (await store.findOfAccounts(this.#db, accountIds)).map((row) => [row.service_account_id, answer(row)]),
    );
  }

  /**
   * Issues a token.
   * @param actorId who asks for it
   * @param scope `publish` gives no right: whether the holder may is asked at each use
   * @throws 409 when the holder has one already, also an expired one: renewing is what replaces it; 404 when the service account is gone
   */
  async issue(organizationId: string, holder: store.Holder, actorId: string, scope: TokenScope): Promise<IssuedAnswer> {
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const issued = await this.#insert(trx, organizationId, holder, scope);
        await note(trx, organizationId, holder, actorId, 'token_issued', scope);
        return issued;
      });
    } catch (error) {
      if (isForeignKeyViolation(error, 'channel_token_service_account')) throw noToken(holder);
      if (!isUniqueViolation(error)) throw error;
      const whose =
        'userId' in holder ? 'You hold a token for this organization' : 'This service account holds a token';
      throw conflict(`${whose} already. Renew it to get a new secret.`, 'token_exists');
    }
  }

  /**
   * Replaces a token: the old one stops working at once.
   * @param scope of the new one; as the old one unless given
   * @throws 404 when there is none
   */
  async renew(
    organizationId: string,
    holder: store.Holder,
    actorId: string,
    scope?: TokenScope,
  ): Promise<IssuedAnswer> {
    return this.#db.transaction().execute(async (trx) => {
      const former = await store.revokeCurrent(trx, organizationId, holder);
      if (former === undefined) throw noToken(holder);
      const next = scope ?? former;
      await note(trx, organizationId, holder, actorId, 'token_renewed', next);
      return this.#insert(trx, organizationId, holder, next);
    });
  }

  /**
   * Ends a token: it stops working at once.
   * @throws 404 when there is none
   */
  async revoke(organizationId: string, holder: store.Holder, actorId: string): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      if ((await store.revokeCurrent(trx, organizationId, holder)) === undefined) throw noToken(holder);
      await note(trx, organizationId, holder, actorId, 'token_ended');
    });
  }

  /** Whom a secret stands for; null when it is unknown, revoked or expired, or its user is disabled or no member any more. */
  async authenticate(secret: string): Promise<TokenHolder | null> {
    if (!/^tr-[A-Za-z0-9-]{40}$/.test(secret)) return null;
    const row = await store.findGood(this.#db, digestOfToken(secret));
    if (!row) return null;
    if (!row.last_used_at || Date.now() - row.last_used_at.getTime() > TOUCH_MS) {
      // A download does not wait for this, and does not fail with it.
      void store
        .touch(this.#db, row.id)
        .catch((error: unknown) => this.#log.warn({ err: error }, 'last use of a token could not be noted'));
    }
    return { ...row.holder, organizationId: row.organization_id, tokenId: row.id, scope: row.scope };
  }

  async #insert(db: Db, organizationId: string, holder: store.Holder, scope: TokenScope): Promise<IssuedAnswer> {
    const secret = newTokenSecret();
    const expiresAt = new Date(Date.now() + this.#days * 24 * 3_600_000);
    const row = await store.insertToken(db, {
      organizationId,
      holder,
      hash: digestOfToken(secret),
      hint: secret.slice(-4),
      scope,
      expiresAt,
    });
    return { token: answer(row), secret };
  }
}

/** Writes down whose token changed; nothing of the token itself. */
async function note(
  trx: Trx,
  organizationId: string,
  holder: store.Holder,
  actorId: string,
  kind: ChangeKind,
  scope: TokenScope = 'read',
): Promise<void> {
  const [subjectId, subject] =
    'userId' in holder
      ? [holder.userId, await usernameOf(trx, holder.userId)]
      : [holder.serviceAccountId, await store.accountName(trx, holder.serviceAccountId)];
  await noteChange(trx, {
    organizationId,
    actorId,
    kind,
    subject,
    subjectId,
    detail: scope === 'publish' ? 'may publish' : '',
    ...('userId' in holder ? { personId: holder.userId } : {}),
  });
}

/** A new secret in the form of a channel token, which stands in addresses unescaped and is shown in no log. */
export function newTokenSecret(): string {
  let text = TOKEN_PREFIX;
  for (let i = 0; i < SECRET_LENGTH; i++) text += SECRET_CHARACTERS.charAt(randomInt(SECRET_CHARACTERS.length));
  return text;
}

/** What is kept of a secret: its SHA-256. */
export function digestOfToken(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function noToken(holder: store.Holder): Error {
  return notFound(
    'userId' in holder ? 'A token of yours for this organization' : 'A token of this service account',
    'token_not_found',
  );
}

function answer(row: store.TokenRow): TokenAnswer {
  return {
    id: row.id,
    hint: row.hint,
    scope: row.scope,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
