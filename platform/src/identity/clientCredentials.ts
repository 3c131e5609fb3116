/** OAuth client credentials in a request (RFC 6749, section 2.3.1). */
import type { ServiceAccountScope } from '@terrarium/domain/access';
import type { z } from 'zod';
import { badRequest } from '../http/index.ts';
import type { clientCredentials, clientTokenAnswer } from './contract.ts';

/** The key of a service account as its secret. */
export interface GivenSecret {
  id: string;
  secret: string;
  scopes: readonly ServiceAccountScope[] | undefined;
}

/** An assertion that a service account signed with its private key. */
export interface GivenAssertion {
  id: string | undefined;
  assertion: string;
  scopes: readonly ServiceAccountScope[] | undefined;
}

/** Credentials of a service account, and the scopes that it asks for; undefined for all of them. */
export type GivenClient = GivenSecret | GivenAssertion;

/** Access token of a service account. */
export type ClientTokenAnswer = z.input<typeof clientTokenAnswer>;

/** Exchanges client credentials for an access token. `address` is the one of the client. */
export type ClientGrant = (given: GivenClient, address: string) => Promise<ClientTokenAnswer>;

/**
 * Returns the credentials of a request: an assertion, or a secret in the body or as HTTP Basic, but only one of them.
 * @throws 400 `client_credentials_missing`
 */
export function givenClient(body: z.output<typeof clientCredentials>, authorization: string | undefined): GivenClient {
  const { client_id, client_secret, client_assertion: assertion, client_assertion_type: type, scope: scopes } = body;
  const basic = basicOf(authorization);
  if (assertion !== undefined && type !== undefined && basic === null && client_secret === undefined)
    return { id: client_id, assertion, scopes };
  const [id, secret] = basic ?? [client_id, client_secret];
  const isTwice =
    assertion !== undefined ||
    (basic !== null && (client_secret !== undefined || (client_id !== undefined && client_id !== id)));
  if (id === undefined || secret === undefined || isTwice)
    throw badRequest(
      'Send the ID of the service account and one of its keys, either as HTTP Basic or as client_id and client_secret. Or send client_assertion and client_assertion_type.',
      'client_credentials_missing',
    );
  return { id, secret, scopes };
}

/** Returns ID and secret of an Authorization header; null if it has another form. */
function basicOf(authorization: string | undefined): [id: string, secret: string] | null {
  const encoded = /^Basic +([A-Za-z0-9+/]{1,600}={0,2})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const pair = Buffer.from(encoded, 'base64').toString();
  const colon = pair.indexOf(':');
  try {
    return [decodeURIComponent(pair.slice(0, Math.max(colon, 0))), decodeURIComponent(pair.slice(colon + 1))];
  } catch {
    return null;
  }
}
