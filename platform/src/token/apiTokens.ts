import { DAY_MS } from '@terrarium/domain/calendar';
import { MAX_LENGTH } from '@terrarium/domain/access';
import type { ApiTokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { isId, isUniqueViolation } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { forbidden, nameTaken, notFound } from '../http/index.ts';
import type { TokenProblem, Viewer } from '../http/index.ts';
import type { Logger } from '../log.ts';
import type * as contract from './apiContract.ts';
import * as store from './apiStore.ts';
import { digestOfToken, newTokenSecret } from './secret.ts';
import { touch, TOUCH_MS } from './store.ts';
import { isTokenSecret } from '@terrarium/domain/access';

type ApiTokenAnswer = z.input<typeof contract.apiToken>;
type IssuedAnswer = z.input<typeof contract.issuedApiToken>;

/** Most API tokens that one person has at a time. */
const MOST_TOKENS = 100;

/** API tokens: what scripts and pipelines call the API with, in place of a person and with no more rights than theirs. */
export class ApiTokens {
  readonly #db: Db;
  readonly #log: Logger;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** A person's tokens by name, also expired ones. */
  async list(userId: string): Promise<ApiTokenAnswer[]> {
    return (await store.findApiTokens(this.#db, userId)).map(answer);
  }

  /** The token that a call comes with. @throws 404 for a call that comes with none */
  async present({ userId, apiToken }: Viewer): Promise<z.input<typeof contract.presentApiToken>> {
    const [row] = apiToken === undefined ? [] : await store.findApiTokens(this.#db, userId, apiToken.id);
    if (!row) throw noToken();
    return { ...answer(row), user_id: userId };
  }

  /**
   * Issues a token.
   * @throws 403 `limit_reached`, 409 `token_name_taken`
   */
  async issue(userId: string, { name, scope, days }: z.output<typeof contract.newApiToken>): Promise<IssuedAnswer> {
    try {
      return await this.#insert({ userId, name, scope, lifeMs: days * DAY_MS });
    } catch (error) {
      if (!isUniqueViolation(error, 'channel_token_name')) throw error;
      const taken = new Set((await store.findApiTokens(this.#db, userId)).map((token) => token.name));
      throw await nameTaken(
        'an API token of yours',
        name,
        'token_name_taken',
        MAX_LENGTH.apiTokenName,
        async (free) => !taken.has(free),
      );
    }
  }

  /**
   * Replaces a token by one of the same name and scope: the old one stops working at once.
   * @param days of the new one's life; as long as the old one's unless given
   * @throws 404
   */
  async renew(userId: string, id: string, days?: number): Promise<IssuedAnswer> {
    return this.#insert({ userId, replaces: id, ...(days === undefined ? {} : { lifeMs: days * DAY_MS }) });
  }

  /** Ends a token: it stops working at once. @throws 404 */
  async revoke(userId: string, id: string): Promise<void> {
    const done = isId(id) && (await this.#db.transaction().execute((trx) => store.revokeApiToken(trx, userId, id)));
    if (!done) throw noToken();
  }

  /** Who calls with a secret, or why it opens nothing of the API. Asked of the database with every call, so that a token stops at once. */
  async open(secret: string): Promise<Viewer | TokenProblem> {
    const row = isTokenSecret(secret) ? await store.findPresented(this.#db, digestOfToken(secret)) : undefined;
    if (!row) return 'api_token_invalid';
    if (row.scope === null || row.user_id === null || row.email === null) return 'token_for_channels';
    if (row.is_over) return 'api_token_ended';
    if (!row.last_used_at || Date.now() - row.last_used_at.getTime() > TOUCH_MS)
      void touch(this.#db, row.id).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'last use of a token could not be noted'),
      );
    return {
      userId: row.user_id,
      email: row.email,
      // No session: nothing is found under it.
      sessionId: row.id,
      isApplication: true,
      apiToken: { id: row.id, scope: row.scope },
    };
  }

  async #insert(
    wanted: { userId: string } & (
      | { name: string; scope: ApiTokenScope; lifeMs: number }
      | { replaces: string; lifeMs?: number }
    ),
  ): Promise<IssuedAnswer> {
    const secret = newTokenSecret();
    const row = await this.#db.transaction().execute(async (trx) => {
      const { userId } = wanted;
      let next: { name: string; scope: ApiTokenScope; lifeMs: number };
      if ('replaces' in wanted) {
        const former = isId(wanted.replaces) ? await store.revokeApiToken(trx, userId, wanted.replaces) : undefined;
        if (!former) throw noToken();
        const { name, scope, created_at: from, expires_at: until } = former;
        next = { name, scope, lifeMs: wanted.lifeMs ?? until.getTime() - from.getTime() };
      } else {
        if ((await store.countApiTokens(trx, userId)) >= MOST_TOKENS)
          throw forbidden(
            `You have ${MOST_TOKENS} API tokens, which is the most. Revoke one that nothing uses.`,
            'limit_reached',
          );
        next = wanted;
      }
      return store.insertApiToken(trx, {
        userId,
        name: next.name,
        scope: next.scope,
        hash: digestOfToken(secret),
        hint: secret.slice(-4),
        expiresAt: new Date(Date.now() + next.lifeMs),
      });
    });
    return { token: answer(row), secret };
  }
}

const noToken = (): Error => notFound('The API token', 'token_not_found');

function answer(row: store.ApiTokenRow): ApiTokenAnswer {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scope: row.scope,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
