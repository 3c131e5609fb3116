/** Client credentials of service accounts at the token endpoint of the authorization server, with OAuth's errors. */
import { SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import type { Request, Response } from 'express';
import { once } from 'node:events';
import { HttpError, mediaTypeOf } from '../../http/index.ts';
import { callerOf } from '../caller.ts';
import { givenClient } from '../clientCredentials.ts';
import type { ClientGrant } from '../clientCredentials.ts';
import { clientCredentials } from '../contract.ts';

/** Errors of parameters with a wrong value. */
const ERRORS_OF: Record<string, string> = { scope: 'invalid_scope', client_id: 'invalid_client' };
/** Maximum bytes of a request. */
const MOST_BYTES = 16 * 1024;

/** The part of the discovery document that names grants and credentials. */
export interface Discovery {
  grant_types_supported: string[];
  scopes_supported: string[];
  token_endpoint_auth_methods_supported: string[];
}

/** Adds what service accounts can do to the discovery document. */
export function withMachines(discovery: Discovery): Discovery {
  const added = (known: readonly string[], more: readonly string[]): string[] => [...new Set([...known, ...more])];
  return {
    ...discovery,
    grant_types_supported: added(discovery.grant_types_supported, ['client_credentials']),
    scopes_supported: added(discovery.scopes_supported, SERVICE_ACCOUNT_SCOPES),
    token_endpoint_auth_methods_supported: added(discovery.token_endpoint_auth_methods_supported, [
      'client_secret_basic',
      'client_secret_post',
      'private_key_jwt',
    ]),
  };
}

/**
 * Answers a token request of a service account, with errors as in RFC 6749, section 5.2.
 * @returns false, with the body unread, if it has another grant type
 */
export async function answerMachine(request: Request, response: Response, exchange: ClientGrant): Promise<boolean> {
  const form = await peekForm(request);
  if (form?.get('grant_type') !== 'client_credentials') return false;
  response.set({ 'cache-control': 'no-store', pragma: 'no-cache' });
  const reject = (status: number, error: string, why: string): void => {
    response.status(status).json({ error, error_description: why.replaceAll(/[^\x20-\x5B\x5D-\x7E]|"/g, "'") });
  };
  // RFC 6749, section 3.2: a parameter without a value counts as missing, and none is sent twice.
  const given = [...form].filter(([, value]) => value !== '');
  const parsed = clientCredentials.safeParse(Object.fromEntries(given));
  if (new Set(given.map(([name]) => name)).size < given.length)
    reject(400, 'invalid_request', 'Send each parameter once.');
  else if (!parsed.success) {
    const [{ path, message }] = parsed.error.issues as [(typeof parsed.error.issues)[number]];
    const name = String(path[0]);
    reject(400, ERRORS_OF[name] ?? 'invalid_request', `${name}: ${message}`);
  } else {
    try {
      const client = givenClient(parsed.data, request.get('authorization'));
      response.json(await exchange(client, callerOf(request).address));
    } catch (error) {
      const known = error instanceof HttpError ? oauthError(error) : undefined;
      if (known === undefined) throw error;
      const { headers, message } = error as HttpError;
      response.set(headers);
      if (known.status === 401) response.set('www-authenticate', 'Basic realm="Terrarium", charset="UTF-8"');
      reject(known.status, known.error, message);
    }
  }
  return true;
}

/** Returns an error as in OAuth; undefined if the hub, and not the client, is the cause. */
function oauthError({ status, code }: HttpError): { status: number; error: string } | undefined {
  if (status === 401) return { status, error: 'invalid_client' };
  if (code === 'scope_too_small') return { status: 400, error: 'invalid_scope' };
  if (status === 429) return { status, error: 'temporarily_unavailable' };
  return status === 400 ? { status, error: 'invalid_request' } : undefined;
}

/** Returns the form of a request and leaves its body to be read; null if it has another type or no known length. */
async function peekForm(request: Request): Promise<URLSearchParams | null> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (mediaTypeOf(request) !== 'application/x-www-form-urlencoded' || length < 1 || length > MOST_BYTES) return null;
  let bytes = request.read(length) as Buffer | null;
  while (bytes === null && request.readable) {
    await once(request, 'readable');
    bytes = request.read(length) as Buffer | null;
  }
  if (bytes === null) return null;
  request.unshift(bytes);
  return new URLSearchParams(bytes.toString());
}
