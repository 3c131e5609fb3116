/** Credentials of clients that read channels: a token in the path, HTTP Basic (any user, the token as password) or Bearer. */

/** Tokens that fit in a URL for every client: conda reads `[a-zA-Z0-9-]*` only. */
const TOKEN = /^[A-Za-z0-9-]{8,256}$/;
/** A JWT in compact form. */
const JWT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** One secret that a request shows. `jwt` is an access token, `token` a channel token. */
export interface Credential {
  kind: 'token' | 'jwt' | 'malformed';
  secret: string;
}

function classify(secret: string): Credential {
  if (TOKEN.test(secret)) return { kind: 'token', secret };
  if (secret.length <= 8192 && JWT.test(secret)) return { kind: 'jwt', secret };
  return { kind: 'malformed', secret: '' };
}

function fromHeader(header: string): Credential {
  const space = header.indexOf(' ');
  const scheme = header.slice(0, Math.max(space, 0)).toLowerCase();
  const rest = header.slice(space + 1).trim();
  if (scheme === 'bearer' || scheme === 'token') return classify(rest);
  if (scheme === 'basic') {
    const text = Buffer.from(rest, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    return colon < 0 ? { kind: 'malformed', secret: '' } : classify(text.slice(colon + 1));
  }
  return { kind: 'malformed', secret: '' };
}

/**
 * The credentials that a request shows, in the order in which they are tried: mamba 2 fetches packages from `/t/` and five stars
 * with the real token in a header, so a path that holds no token does not end the matter.
 * @param pathToken token of the path as written, or null
 * @param authorization the Authorization header, if any
 * @returns an empty list when the request shows none
 */
export function readCredentials(pathToken: string | null, authorization: string | undefined): Credential[] {
  const found: Credential[] = [];
  if (pathToken !== null) found.push(classify(pathToken));
  if (authorization !== undefined && authorization !== '') found.push(fromHeader(authorization));
  return found;
}
