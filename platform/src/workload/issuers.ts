/** The keys of issuers, which are asked only for those that a channel trusts. */
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HttpError, unauthorized } from '../http/index.ts';
import { SourceClient, SourceError } from '../outbound/index.ts';
import type { ClientSettings } from '../outbound/index.ts';

/** Signatures that are taken: asymmetric ones that are not known to be weak. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** How far clocks may be apart, in seconds. */
const TOLERANCE = 30;
/** No token is older than this, however long it says that it lives. */
const OLDEST = '1 day';
/** How long keys are used before they are asked for anew, and how often an unknown key is looked for, in ms. */
const [KEEP_MS, AGAIN_MS] = [600_000, 30_000];
const MOST_ISSUERS = 200;
/** Most bytes of what an issuer says of itself. */
const MOST_BYTES = 512 * 1024;
const MOST_KEYS = 100;
/** How long an issuer may take, in ms: within the deadline of a call. */
const DEADLINE_MS = 6_000;

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) });
const keySet = z.object({
  keys: z
    .array(z.looseObject({ kty: z.string() }))
    .min(1)
    .max(MOST_KEYS),
});

interface Known {
  keys: ReturnType<typeof createLocalJWKSet>;
  at: number;
}

/** Most a token may be old, in seconds. */
const OLDEST_SECONDS = 86_400;

/**
 * Refuses a token for what it says of itself, before anybody is asked: the answer is the same whether a channel trusts its workload or not.
 * @returns its issuer and subject, which nobody has proven yet
 * @throws 401 `proof_refused`
 */
export function claimsOf(token: string, audience: readonly string[]): { iss: string; sub: string } {
  let claims: JWTPayload;
  let algorithm: string | undefined;
  try {
    claims = decodeJwt(token);
    algorithm = decodeProtectedHeader(token).alg;
  } catch {
    throw refused('It is no signed JWT.');
  }
  const { iss, sub, aud, exp, iat, nbf } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string') throw refused("It has no 'iss' or no 'sub'.");
  if (!ALGORITHMS.includes(algorithm ?? '')) throw refused(`It is not signed with one of ${ALGORITHMS.join(', ')}.`);
  if (![aud].flat().some((each) => audience.includes(String(each))))
    throw refused('It is made for somebody else: ask for one whose audience is what GET /api/oidc/audience answers.');
  const now = Date.now() / 1_000;
  if (typeof exp !== 'number' || exp <= now - TOLERANCE) throw refused('It is over: ask for a new one in the job.');
  if (typeof iat !== 'number' || iat < now - OLDEST_SECONDS - TOLERANCE || iat > now + TOLERANCE)
    throw refused("Its claim 'iat' is missing or wrong.");
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf > now + TOLERANCE))
    throw refused("Its claim 'nbf' is wrong.");
  return { iss, sub };
}

/** Verifies tokens with the keys that their issuers publish. */
export class Issuers {
  readonly #client: SourceClient;
  readonly #audience: string;
  readonly #known = new LRUCache<string, Promise<Known>>({ max: MOST_ISSUERS });

  /** @param audience what tokens must be made for */
  constructor(audience: string, settings: Pick<ClientSettings, 'allowPrivate'>) {
    this.#audience = audience;
    this.#client = new SourceClient({
      ...settings,
      connectTimeout: 3_000,
      idleTimeout: 3_000,
      pace: { bytes: 1_024, ms: 3_000 },
    });
  }

  /**
   * What a token says, if the issuer signed it for this hub and it is not over.
   * @param audience what it may be made for instead of this hub's address
   * @throws 401 `proof_refused`, 424 `issuer_unavailable`
   */
  async verify(
    token: string,
    issuer: string,
    audience: readonly string[] = [this.#audience],
  ): Promise<JWTPayload & { sub: string; exp: number }> {
    const known = await this.#keysOf(issuer);
    try {
      return await this.#check(token, issuer, known, audience);
    } catch (error) {
      // A key that is new there; not asked for more often than now and then, whatever tokens say.
      if (!(error instanceof errors.JWKSNoMatchingKey) || Date.now() - known.at < AGAIN_MS) throw refusal(error);
      this.#known.delete(issuer);
    }
    try {
      return await this.#check(token, issuer, await this.#keysOf(issuer), audience);
    } catch (error) {
      throw refusal(error);
    }
  }

  close(): Promise<void> {
    return this.#client.close();
  }

  async #check(
    token: string,
    issuer: string,
    { keys }: Known,
    audience: readonly string[],
  ): Promise<JWTPayload & { sub: string; exp: number }> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience: [...audience],
      clockTolerance: TOLERANCE,
      maxTokenAge: OLDEST,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload as JWTPayload & { sub: string; exp: number };
  }

  /** The keys of an issuer; callers at the same time share one question. */
  async #keysOf(issuer: string): Promise<Known> {
    const known = this.#known.get(issuer);
    if (known !== undefined && Date.now() - (await known).at < KEEP_MS) return known;
    const asked = this.#ask(issuer);
    this.#known.set(issuer, asked);
    try {
      return await asked;
    } catch (error) {
      if (this.#known.get(issuer) === asked) this.#known.delete(issuer);
      throw new HttpError(
        424,
        'issuer_unavailable',
        `The keys of '${issuer}' cannot be read: ${error instanceof SourceError ? error.message : 'what it says of itself is not as OpenID providers do.'} Try again in a moment.`,
        { cause: error },
      );
    }
  }

  async #ask(issuer: string): Promise<Known> {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const said = metadata.parse(
      await this.#json(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, signal),
    );
    if (said.issuer !== issuer) throw new Error('The issuer calls itself by another name.');
    // Keys that came over http could be anybody's.
    if (issuer.startsWith('https:') && !said.jwks_uri.startsWith('https:'))
      throw new Error('The keys are not at an https address.');
    const keys = keySet.parse(await this.#json(said.jwks_uri, signal));
    return { keys: createLocalJWKSet(keys as JSONWebKeySet), at: Date.now() };
  }

  async #json(url: string, signal: AbortSignal): Promise<unknown> {
    const answer = await this.#client.get(url, {
      signal,
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    });
    // What came over http could be anybody's, also by a redirect.
    if (url.startsWith('https:') && !answer.url.startsWith('https:')) {
      answer.discard();
      throw new Error('The issuer leads to an address that is not https.');
    }
    if (answer.status !== 200) {
      answer.discard();
      throw new SourceError('status', `${new URL(url).origin} answered with status ${answer.status}.`);
    }
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw new Error('The answer is too long.');
      chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString());
  }
}

/** What a caller is told of a token that is not taken. */
function refusal(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  const why =
    error instanceof errors.JWTExpired
      ? 'It is over: ask for a new one in the job.'
      : error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud'
        ? 'It is made for somebody else: ask for one whose audience is what GET /api/oidc/audience answers.'
        : error instanceof errors.JWTClaimValidationFailed
          ? `Its claim '${error.claim}' is missing or wrong.`
          : 'It is not signed with a key of its issuer.';
  return refused(why);
}

const refused = (why: string): Error => unauthorized(`The token of the issuer is refused. ${why}`, 'proof_refused');
