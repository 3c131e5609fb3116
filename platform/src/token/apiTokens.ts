import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import { MAX_LENGTH } from '@terrarium/domain/access';
import type { ApiTokenScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { isId } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { forbidden, isMachine, notFound } from '../http/index.ts';
import type { Machine, Principal, TokenProblem, Viewer } from '../http/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import type * as contract from './apiContract.ts';
import type { caller } from './keyContract.ts';
import * as store from './apiStore.ts';
import { digestOfToken, newTokenSecret } from './secret.ts';
import { touch, TOUCH_MS } from './store.ts';
import { isTokenSecret } from '@terrarium/domain/access';

type ApiTokenAnswer = z.input<typeof contract.apiToken>;
type IssuedAnswer = z.input<typeof contract.issuedApiToken>;

const NAME: UniqueName = {
  what: 'an API token of yours',
  constraints: ['channel_token_name'],
  code: 'token_name_taken',
  maxLength: MAX_LENGTH.apiTokenName,
};
/** Maximum number of API tokens per user. */
const MOST_TOKENS = 100;

/**
 * API tokens: scripts and pipelines call the API with them on behalf of a user, with at most the user's permissions.
 */
export class ApiTokens {
  readonly #db: Db;
  readonly #log: Logger;

  constructor(db: Db, log: Logger) {
    this.#db = db;
    this.#log = log;
  }

  /** Lists a user's tokens by name, also expired ones. */
  async list(userId: string): Promise<ApiTokenAnswer[]> {
    return (await store.findApiTokens(this.#db, userId)).map(answer);
  }

  /** Returns the token of the request. @throws 404 for a request without one */
  async present({ userId, apiToken }: Viewer): Promise<z.input<typeof contract.presentApiToken>> {
    const [row] = apiToken === undefined ? [] : await store.findApiTokens(this.#db, userId, apiToken.id);
    if (!row) throw noToken();
    return { ...answer(row), user_id: userId };
  }

  /** Returns whose token a request has, and what it allows. */
  async caller(who: Principal): Promise<z.input<typeof caller>> {
    if (!isMachine(who)) {
      const { apiToken, userId: id } = who;
      const [row] = apiToken === undefined ? [] : await store.findApiTokens(this.#db, id, apiToken.id);
      const scopes = apiToken === undefined ? [] : [apiToken.scope];
      return { kind: 'user', id, name: null, organization: null, scopes, expires_at: isoTime(row?.expires_at ?? null) };
    }
    const { serviceAccount, organizationId, key } = who;
    return {
      kind: 'service_account',
      ...serviceAccount,
      organization: { id: organizationId, name: await store.organizationName(this.#db, organizationId) },
      scopes: [...key.scopes],
      expires_at: isoTime(key.expiresAt),
    };
  }

  /** Creates a token. @throws 403 `limit_reached`, 409 `token_name_taken` */
  async issue(userId: string, { name, scope, days }: z.output<typeof contract.newApiToken>): Promise<IssuedAnswer> {
    const isFree = async (free: string) =>
      (await store.findApiTokens(this.#db, userId)).every((token) => token.name !== free);
    return saveName(NAME, name, isFree, () => this.#insert({ userId, name, scope, lifeMs: days * DAY_MS }));
  }

  /**
   * Rotates a token: the new one has the same name and scope, and the old one stops working immediately.
   * @param days lifetime of the new one; default the same
   * @throws 404
   */
  async renew(userId: string, id: string, days?: number): Promise<IssuedAnswer> {
    return this.#insert({ userId, replaces: id, ...(days === undefined ? {} : { lifeMs: days * DAY_MS }) });
  }

  /** Revokes a token, which stops working immediately. @throws 404 */
  async revoke(userId: string, id: string): Promise<void> {
    const done = isId(id) && (await this.#db.transaction().execute((trx) => store.revokeApiToken(trx, userId, id)));
    if (!done) throw noToken();
  }

  /**
   * Returns the user or service account of a secret, or why it is invalid for the API.
   * Reads the database with every request, so that revocation takes effect immediately.
   */
  async open(secret: string): Promise<Principal | TokenProblem> {
    return isTokenSecret(secret) ? this.#open({ hash: digestOfToken(secret) }) : 'api_token_invalid';
  }

  /** The same for the ID of a token that was accepted before, for work that a request started. */
  callerOf(id: string): Promise<Principal | TokenProblem> {
    return this.#open({ id });
  }

  async #open(by: Parameters<typeof store.findPresented>[1]): Promise<Principal | TokenProblem> {
    const row = await store.findPresented(this.#db, by);
    if (!row) return 'api_token_invalid';
    const isMachines = row.scopes !== null;
    if (!isMachines && (row.scope === null || row.user_id === null || row.email === null)) return 'token_for_channels';
    if (row.is_over) return !isMachines ? 'api_token_ended' : row.slot === null ? 'access_token_ended' : 'key_ended';
    if (!row.last_used_at || Date.now() - row.last_used_at.getTime() > TOUCH_MS)
      void touch(this.#db, row.id).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'last use of a token could not be noted'),
      );
    return isMachines ? machineOf(row) : userOf(row);
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
          throw forbidden(`You have ${MOST_TOKENS} API tokens, the maximum. Revoke an unused one.`, 'limit_reached');
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

/** Returns the user of an API token. */
function userOf({ id, scope, user_id: userId, email }: store.PresentedRow): Viewer {
  if (scope === null || userId === null || email === null) throw new Error('An API token has a user and a scope.');
  // Not a session, so nothing is found under this ID.
  return { userId, email, sessionId: id, isApplication: true, apiToken: { id, scope } };
}

/** Returns the service account of a key or access token. Its columns are never null, as the table checks. */
function machineOf(row: store.PresentedRow): Machine {
  return {
    serviceAccount: { id: row.service_account_id!, name: row.service_account! },
    organizationId: row.organization_id!,
    key: { id: row.id, scopes: row.scopes!, expiresAt: row.expires_at! },
  };
}

const noToken = (): Error => notFound('The API token', 'token_not_found');

function answer(row: store.ApiTokenRow): ApiTokenAnswer {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scope: row.scope,
    created_at: isoTime(row.created_at),
    expires_at: isoTime(row.expires_at),
    last_used_at: isoTime(row.last_used_at),
  };
}
