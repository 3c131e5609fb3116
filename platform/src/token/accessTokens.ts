import type { ServiceAccountScope } from '@terrarium/domain/access';
import { isTokenSecret } from '@terrarium/domain/access';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { forbidden, HttpError, tooMany, unauthorized } from '../http/index.ts';
import type { ClientTokenAnswer, GivenAssertion, GivenClient, GivenSecret } from '../identity/index.ts';
import type { Logger } from '../monitoring/log.ts';
import { findPresented } from './apiStore.ts';
import { claimedBy, isSignedBy, kidOf } from './assertion.ts';
import * as store from './keyStore.ts';
import * as keys from './publicKeyStore.ts';
import { digestOfToken, newTokenSecret } from './secret.ts';
import { touch } from './store.ts';

/** Lifetime of an access token, in seconds. */
const SECONDS = 600;
/** Access tokens of one key that work at the same time. */
const MOST_WORKING = 200;

/** What an access token is created from. */
interface Proven {
  organizationId: string;
  accountId: string;
  scopes: readonly ServiceAccountScope[];
  origin: store.Origin;
  /** Latest end of the token. */
  endsAt?: Date;
}

/**
 * Access tokens of service accounts: OAuth client credentials (RFC 6749, section 4.4). The client proves itself by a
 * key as secret, or by an assertion that its private key signed (RFC 7523).
 */
export class AccessTokens {
  readonly #db: Db;
  readonly #log: Logger;
  readonly #audiences: readonly string[];

  /** @param publicUrl URL of the hub, for which assertions must be */
  constructor(db: Db, log: Logger, publicUrl: string) {
    this.#db = db;
    this.#log = log;
    this.#audiences = [`${publicUrl}/api/iam/token`, publicUrl, `${publicUrl}/api/iam/oidc/token`];
  }

  /**
   * Exchanges client credentials for an access token.
   * @throws 401 `client_refused`, `key_ended`, `assertion_used`, 403 `scope_too_small`, 429 `too_many_access_tokens`
   */
  async exchange(given: GivenClient): Promise<ClientTokenAnswer> {
    return 'secret' in given ? this.issue(this.#db, await this.#byKey(given), given.scopes) : this.#byAssertion(given);
  }

  async #byAssertion({ id, assertion, scopes }: GivenAssertion): Promise<ClientTokenAnswer> {
    const claimed = claimedBy(assertion, this.#audiences);
    if (typeof claimed === 'string') throw assertionRefused(claimed);
    const notProven = (): HttpError =>
      assertionRefused("It isn't signed with a public key that the service account in its claim 'sub' has.");
    if (!isId(claimed.id) || (id !== undefined && id !== claimed.id)) throw notProven();
    const organizationId = await keys.organizationOfAccount(this.#db, claimed.id);
    const known = organizationId === undefined ? [] : await keys.findPublicKeys(this.#db, claimed.id);
    let proven: keys.PublicKeyRow | undefined;
    for (const key of known)
      if ((claimed.kid === undefined || claimed.kid === kidOf(key)) && (await isSignedBy(assertion, key.jwk)))
        proven = key;
    if (proven === undefined || organizationId === undefined) throw notProven();
    if (proven.expires_at.getTime() <= Date.now()) throw ended();
    const { id: publicKeyId, scopes: most, expires_at: endsAt } = proven;
    return this.#db.transaction().execute(async (trx) => {
      if (!(await keys.touchPublicKey(trx, publicKeyId))) throw notProven();
      if (!(await keys.useAssertion(trx, claimed.hash, claimed.expiresAt)))
        throw unauthorized('This assertion was already used. Sign a new one with another jti.', 'assertion_used');
      const origin = { public_key_id: publicKeyId };
      return this.issue(trx, { organizationId, accountId: claimed.id, scopes: most, origin, endsAt }, scopes);
    });
  }

  async #byKey({ id, secret }: GivenSecret): Promise<Proven> {
    const row = isTokenSecret(secret) ? await findPresented(this.#db, { hash: digestOfToken(secret) }) : undefined;
    // Access tokens aren't accepted, because they could then be renewed without end.
    if (!row?.scopes || row.slot === null || row.service_account_id !== id || !row.organization_id || !row.expires_at)
      throw refused();
    if (row.is_over) throw ended();
    void touch(this.#db, row.id).catch((error: unknown) =>
      this.#log.warn({ err: error }, 'last use of a token could not be noted'),
    );
    return {
      organizationId: row.organization_id,
      accountId: id,
      scopes: row.scopes,
      origin: { key_id: row.id },
      endsAt: row.expires_at,
    };
  }

  /**
   * Creates an access token for a client that proved itself.
   * @param wanted its scopes; default all
   * @throws 401 `key_ended`, 403 `scope_too_small`, 429 `too_many_access_tokens`
   */
  async issue(
    db: Db | Trx,
    { scopes: most, endsAt, ...proven }: Proven,
    wanted: readonly ServiceAccountScope[] | undefined,
    longest = SECONDS,
  ): Promise<ClientTokenAnswer> {
    const scopes = [...new Set(wanted ?? most)].sort();
    const beyond = scopes.find((scope) => !most.includes(scope));
    if (beyond !== undefined)
      throw forbidden(
        `The scope '${beyond}' isn't allowed here. Allowed scopes: ${most.join(', ')}.`,
        'scope_too_small',
      );
    if ((await store.countAccessTokens(db, proven.origin)) >= MOST_WORKING)
      throw tooMany(
        60,
        `${MOST_WORKING} access tokens of this key or trusted workload still work. Use each one until it expires.`,
        'too_many_access_tokens',
      );
    const left = endsAt === undefined ? longest : Math.floor((endsAt.getTime() - Date.now()) / 1_000);
    const seconds = Math.min(longest, left);
    if (seconds < 1) throw ended();
    const secret = newTokenSecret();
    await store.insertAccessToken(db, {
      ...proven,
      scopes,
      secret: { hash: digestOfToken(secret), hint: secret.slice(-4) },
      expiresAt: new Date(Date.now() + seconds * 1_000),
    });
    return { access_token: secret, token_type: 'Bearer', expires_in: seconds, scope: scopes.join(' ') };
  }
}

const ended = (): HttpError =>
  unauthorized('The service account key expired. Ask an organization admin for a new one.', 'key_ended');

/** The answer is the same for an unknown account and a wrong secret, so that accounts can't be guessed. */
const refused = (): HttpError =>
  new HttpError(
    401,
    'client_refused',
    "The client ID isn't a service account, or the secret isn't one of its keys. Check both.",
    { headers: { 'www-authenticate': 'Basic realm="Terrarium", charset="UTF-8"' } },
  );

const assertionRefused = (why: string): HttpError =>
  unauthorized(`The client assertion was rejected. ${why}`, 'client_refused');
