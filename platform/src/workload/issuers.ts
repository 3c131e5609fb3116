/** Keys of issuers. Only issuers that a channel trusts are contacted. */
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { HttpError, unauthorized } from '../http/index.ts';
import { SourceClient, SourceError } from '../outbound/index.ts';
import type { ClientSettings } from '../outbound/index.ts';

/** Accepted signature algorithms: asymmetric, without known weaknesses. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
/** Clock tolerance, in seconds. */
const TOLERANCE = 30;
/** Maximum age of a token, whatever its expiration. */
const OLDEST = '1 day';
/** Lifetime of cached keys, and minimum interval of looking for an unknown key, in ms. */
const [KEEP_MS, AGAIN_MS] = [600_000, 30_000];
const MOST_ISSUERS = 200;
/** Maximum bytes of an issuer's metadata. */
const MOST_BYTES = 512 * 1024;
const MOST_KEYS = 100;
/** Timeout of an issuer in ms, within the deadline of a request. */
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

/** Maximum age of a token, in seconds. */
const OLDEST_SECONDS = 86_400;

/**
 * Checks the claims of a token before contacting anyone.
 * The error is the same whether a channel trusts its workload or not.
 * @param audience accepted audiences; null for any
 * @returns its unverified claims
 * @throws 401 `proof_refused`
 */
export function claimsOf(token: string, audience: readonly string[] | null): JWTPayload & { iss: string; sub: string } {
  let claims: JWTPayload;
  let algorithm: string | undefined;
  try {
    claims = decodeJwt(token);
    algorithm = decodeProtectedHeader(token).alg;
  } catch {
    throw refused("It isn't a signed JWT.");
  }
  const { iss, sub, aud, exp, iat, nbf } = claims;
  if (typeof iss !== 'string' || typeof sub !== 'string') throw refused("It has no 'iss' or no 'sub'.");
  if (!ALGORITHMS.includes(algorithm ?? '')) throw refused(`It is not signed with one of ${ALGORITHMS.join(', ')}.`);
  if (audience !== null && !isFor(aud, audience))
    throw refused('It has another audience. Request a token with the audience that GET /api/oidc/audience returns.');
  const now = Date.now() / 1_000;
  if (typeof exp !== 'number' || exp <= now - TOLERANCE) throw refused('It has expired. Request a new one in the job.');
  if (typeof iat !== 'number' || iat < now - OLDEST_SECONDS - TOLERANCE || iat > now + TOLERANCE)
    throw refused("Its claim 'iat' is missing or wrong.");
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf > now + TOLERANCE))
    throw refused("Its claim 'nbf' is wrong.");
  return { ...claims, iss, sub };
}

/** Returns whether a token's audience is one of these. */
export const isFor = (aud: JWTPayload['aud'], audience: readonly string[]): boolean =>
  [aud].flat().some((each) => audience.includes(String(each)));

/** Verifies tokens with the published keys of their issuers. */
export class Issuers {
  readonly #client: SourceClient;
  readonly #audience: string;
  readonly #known = new LRUCache<string, Promise<Known>>({ max: MOST_ISSUERS });

  /** @param audience required audience of tokens */
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
   * Returns the claims of a token if its issuer signed it for this hub and it hasn't expired.
   * @param audience allowed audiences instead of this hub's URL
   * @param given keys of the issuer, which then isn't asked
   * @throws 401 `proof_refused`, 424 `issuer_unavailable`
   */
  async verify(
    token: string,
    issuer: string,
    audience: readonly string[] = [this.#audience],
    given: JSONWebKeySet | null = null,
  ): Promise<JWTPayload & { sub: string; exp: number }> {
    const known = given === null ? await this.#keysOf(issuer) : { keys: createLocalJWKSet(given), at: Date.now() };
    try {
      return await this.#check(token, issuer, known, audience);
    } catch (error) {
      // The key may be new. Limited, so that made-up keys don't cause many requests.
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

  /** Returns the keys of an issuer. Concurrent callers share a request. */
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
    // Keys sent over http can be forged.
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
    // Responses over http can be forged, also after a redirect.
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

/** Converts the error of an invalid token for the caller. */
function refusal(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  const why =
    error instanceof errors.JWTExpired
      ? 'The token expired. Request a new one in the job.'
      : error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud'
        ? 'Wrong audience. Request a token with the audience from GET /api/oidc/audience.'
        : error instanceof errors.JWTClaimValidationFailed
          ? `Its claim '${error.claim}' is missing or wrong.`
          : 'It is not signed with a key of its issuer.';
  return refused(why);
}

const refused = (why: string): Error => unauthorized(`The OIDC token was rejected. ${why}`, 'proof_refused');
