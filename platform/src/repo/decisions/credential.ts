/**
 * Credentials of clients that read channels: a token in the path, HTTP Basic (any user, token as password), or Bearer.
 */

/** Tokens that work in a URL for every client. conda accepts only `[a-zA-Z0-9-]*`. */
const TOKEN = /^[A-Za-z0-9-]{8,256}$/;
/** A JWT in compact form. */
const JWT = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;

/** One secret of a request. `jwt` is an access token, `token` a channel token. */
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
 * Lists the credentials of a request in the order to try them. mamba 2 requests `/t/*****` with the real token in a
 * header, so a path without a valid token isn't final.
 * @param pathToken token as written in the path, or null
 * @param authorization Authorization header, if any
 * @returns an empty list if the request has no credentials
 */
export function readCredentials(pathToken: string | null, authorization: string | undefined): Credential[] {
  const found: Credential[] = [];
  if (pathToken !== null) found.push(classify(pathToken));
  if (authorization !== undefined && authorization !== '') found.push(fromHeader(authorization));
  return found;
}
