/** Client assertions (RFC 7523): JWTs that a service account signs with its private key. */
import { createHash } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, errors, importJWK, jwtVerify } from 'jose';
import type { JWTPayload } from 'jose';
import type { PublicJwk } from './publicKeyContract.ts';

/** Accepted algorithms by type of key. No key verifies another algorithm. */
const ALGORITHMS = { EC: ['ES256'], OKP: ['EdDSA'], RSA: ['PS256', 'RS256'] } as const;
const ALL_ALGORITHMS: readonly string[] = Object.values(ALGORITHMS).flat();
/** Clock tolerance, and longest time until an assertion expires, in seconds. */
const [TOLERANCE, LONGEST] = [30, 300];

/** Returns the algorithms that a key verifies. */
export const algorithmsOf = ({ kty }: Pick<PublicJwk, 'kty'>): readonly string[] => ALGORITHMS[kty];

/** Returns the key ID that assertions name. */
export const kidOf = ({ jwk, thumbprint }: { jwk: PublicJwk; thumbprint: string }): string => jwk.kid ?? thumbprint;

/** What an assertion claims, before its signature is verified. */
export interface Claimed {
  /** The service account. */
  id: string;
  kid: string | undefined;
  expiresAt: Date;
  /** What identifies it, so that it is used once. */
  hash: Buffer;
}

/**
 * Reads an assertion and checks what needs no key.
 * @param audiences accepted audiences, of which it has exactly one
 * @returns what it claims, or why it is rejected
 */
export function claimedBy(assertion: string, audiences: readonly string[]): Claimed | string {
  let claims: JWTPayload;
  let header: ReturnType<typeof decodeProtectedHeader>;
  try {
    claims = decodeJwt(assertion);
    header = decodeProtectedHeader(assertion);
  } catch {
    return "It isn't a signed JWT.";
  }
  const { iss, sub, aud, exp, nbf, iat, jti } = claims;
  const now = Date.now() / 1_000;
  if (!ALL_ALGORITHMS.includes(header.alg ?? '')) return `It isn't signed with ${ALL_ALGORITHMS.join(', ')}.`;
  if (typeof sub !== 'string' || iss !== sub)
    return "Its claims 'iss' and 'sub' must be the ID of the service account.";
  // An assertion for several servers could be passed on by one of them.
  const [audience, ...others] = [aud].flat();
  if (typeof audience !== 'string' || !audiences.includes(audience) || others.length > 0)
    return `Its claim 'aud' must be '${audiences[0]}' only.`;
  if (typeof exp !== 'number' || exp <= now - TOLERANCE) return "It expired, or has no claim 'exp'.";
  if (exp > now + LONGEST + TOLERANCE) return `It must expire within ${LONGEST / 60} minutes.`;
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf > now + TOLERANCE))
    return "Its claim 'nbf' is in the future.";
  if (iat !== undefined && (typeof iat !== 'number' || iat > now + TOLERANCE))
    return "Its claim 'iat' is in the future.";
  if (typeof jti !== 'string' || jti === '' || jti.length > 200)
    return "Its claim 'jti' must have 1 to 200 characters.";
  return {
    id: sub,
    kid: typeof header.kid === 'string' ? header.kid : undefined,
    expiresAt: new Date((exp + TOLERANCE) * 1_000),
    hash: createHash('sha256').update(`${sub}\n${jti}`).digest(),
  };
}

/** Returns whether a key signed an assertion. */
export async function isSignedBy(assertion: string, jwk: PublicJwk): Promise<boolean> {
  const algorithms = [...algorithmsOf(jwk)];
  const { alg = '' } = decodeProtectedHeader(assertion);
  if (!algorithms.includes(alg)) return false;
  try {
    await jwtVerify(assertion, await importJWK(jwk, alg), { algorithms, clockTolerance: TOLERANCE });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}
