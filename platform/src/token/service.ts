import { createHash, randomInt } from 'node:crypto';
import type { z } from 'zod';
import { isUniqueViolation } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { conflict, notFound } from '../http/index.ts';
import type { Logger } from '../log.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type TokenAnswer = z.input<typeof contract.channelToken>;
type IssuedAnswer = z.input<typeof contract.issuedToken>;

/** Days that a token works. */
const TOKEN_DAYS = 90;
/** What every secret begins with, so that people and scanners recognise one. */
const TOKEN_PREFIX = 'tr-';
const SECRET_LENGTH = 40;
const SECRET_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';
/** Last use is written at most this often. */
const TOUCH_MS = 60_000;

/** Whom a channel token stands for. */
export interface TokenHolder { userId: string; organizationId: string; tokenId: string }

/** Channel tokens: a member's own secret for conda clients (TOKEN-02, TOKEN-03, TOKEN-04). */
export class TokenService {
  readonly #db: Db;
  readonly #log: Logger;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /**
   * The token that a user holds in an organization.
   * @throws 404 when there is none
   */
  async current(organizationId: string, userId: string): Promise<TokenAnswer> {
    const row = await store.findCurrent(this.#db, organizationId, userId);
    if (!row) throw noToken();
    return answer(row);
  }

  /**
   * Issues a token.
   * @throws 409 when the user holds one already, also an expired one: renewing is what replaces it
   */
  async issue(organizationId: string, userId: string): Promise<IssuedAnswer> {
    try {
      return await this.#insert(this.#db, organizationId, userId);
    } catch (error) {
      if (isUniqueViolation(error, 'channel_token_current')) throw conflict('You hold a token for this organization already. Renew it to get a new secret.', 'token_exists');
      throw error;
    }
  }

  /**
   * Replaces the user's token: the old one stops working at once.
   * @throws 404 when there is none
   */
  async renew(organizationId: string, userId: string): Promise<IssuedAnswer> {
    return this.#db.transaction().execute(async (trx) => {
      if (!(await store.revokeCurrent(trx, organizationId, userId))) throw noToken();
      return this.#insert(trx, organizationId, userId);
    });
  }

  /** Whom a secret stands for; null when it is unknown, revoked or expired, or its user is disabled or no member any more. */
  async authenticate(secret: string): Promise<TokenHolder | null> {
    if (!/^tr-[A-Za-z0-9-]{40}$/.test(secret)) return null;
    const row = await store.findGood(this.#db, digest(secret));
    if (!row) return null;
    if (!row.last_used_at || Date.now() - row.last_used_at.getTime() > TOUCH_MS) {
      // A download does not wait for this, and does not fail with it.
      void store.touch(this.#db, row.id).catch((error: unknown) => this.#log.warn({ err: error }, 'last use of a token could not be noted'));
    }
    return { userId: row.user_id, organizationId: row.organization_id, tokenId: row.id };
  }

  async #insert(db: Db, organizationId: string, userId: string): Promise<IssuedAnswer> {
    const secret = newSecret();
    const expiresAt = new Date(Date.now() + TOKEN_DAYS * 24 * 3_600_000);
    const row = await store.insertToken(db, { organizationId, userId, hash: digest(secret), hint: secret.slice(-4), expiresAt });
    return { token: answer(row), secret };
  }
}

function newSecret(): string {
  let text = TOKEN_PREFIX;
  for (let i = 0; i < SECRET_LENGTH; i++) text += SECRET_CHARACTERS.charAt(randomInt(SECRET_CHARACTERS.length));
  return text;
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function noToken(): Error {
  return notFound('A token of yours for this organization', 'token_not_found');
}

function answer(row: store.TokenRow): TokenAnswer {
  return {
    id: row.id,
    hint: row.hint,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
