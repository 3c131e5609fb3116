/** Where the token of a request comes from. */
import { HubError } from './error.ts';
import { parsed, type Sender } from './sender.ts';

/** What a {@link Credential} is asked with. */
export interface Asked {
  /** Sends requests to the hub, for an exchange. */
  sender: Sender;
  /** The token that the hub rejected: return another one, or the same if there is none. */
  stale?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Returns the token of a request. Called for each request, so it keeps what it gets. */
export type Credential = (asked: Asked) => string | Promise<string>;

/** A token that doesn't change: an API token or a service account key. */
export const token =
  (secret: string): Credential =>
  () =>
    secret;

/** An access token and its end. */
export interface Granted {
  access_token: string;
  /** Seconds. */
  expires_in: number;
}

/** Seconds before its end in which a token is replaced. */
const MARGIN = 30;

/**
 * Keeps an access token until it ends or the hub rejects it.
 * @param get gets a new one. Calls at the same time share it
 */
export function renewing(get: (asked: Asked) => Promise<Granted>): Credential {
  let kept: { token: Promise<string>; until: number } | undefined;
  let value: string | undefined;
  return async (asked) => {
    const isOver =
      kept === undefined || Date.now() > kept.until || (asked.stale !== undefined && asked.stale === value);
    if (isOver) {
      const begun = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
      kept = begun;
      value = undefined;
      // The caller's signal would end the exchange for the others.
      begun.token = get({ sender: asked.sender }).then(({ access_token, expires_in }) => {
        begun.until = Date.now() + (expires_in - MARGIN) * 1_000;
        value = access_token;
        return access_token;
      });
      begun.token.catch(() => {
        if (kept === begun) kept = undefined;
      });
    }
    return kept!.token;
  };
}

/**
 * Gets access tokens of a service account by client credentials. They work for ten minutes.
 * @param client ID of the account, one of its keys, and the scopes if not all of the key's
 */
export function clientCredentials(client: { id: string; key: string; scopes?: string[] }): Credential {
  return renewing(({ sender }) =>
    granted(sender, '/api/iam/token', {
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.key,
      ...(client.scopes ? { scope: client.scopes.join(' ') } : {}),
    }),
  );
}

/**
 * Gets access tokens of a service account that signs assertions with its own key (`private_key_jwt`).
 * @param sign returns a new assertion for each exchange
 */
export function signedAssertion(sign: (audience: string) => string | Promise<string>): Credential {
  return renewing(async ({ sender }) =>
    granted(sender, '/api/iam/token', {
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await sign(`${sender.url}/api/iam/token`),
    }),
  );
}

/**
 * Exchanges the identity token of a CI job for access tokens of a service account that trusts it.
 * @param job ID of the account, and how to get a new identity token for each exchange
 */
export function workload(job: { serviceAccount: string; idToken: () => string | Promise<string> }): Credential {
  return renewing(async ({ sender }) =>
    sender.send(
      {
        method: 'POST',
        path: '/api/oidc/exchange',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: await job.idToken(), service_account: job.serviceAccount }),
        isSafe: false,
        isAnonymous: true,
      },
      asGranted,
    ),
  );
}

/** Sends a form to a token endpoint. @throws HubError */
export function granted<T extends Granted = Granted>(
  sender: Sender,
  path: string,
  form: Record<string, string>,
): Promise<T> {
  // Each success is another token, and an assertion works once.
  const request = { method: 'POST', path, body: new URLSearchParams(form), isSafe: false, isAnonymous: true };
  return sender.send(request, (text) => asGranted(text) as T);
}

/** Reads the token of an exchange, in OAuth's format or that of workloads. */
function asGranted(text: string): Granted {
  const body = parsed(text) as { access_token?: unknown; token?: unknown; expires_in?: unknown } | null;
  const { access_token, token: secret, expires_in } = body ?? {};
  const value = access_token ?? secret;
  if (typeof value !== 'string' || value === '')
    throw new HubError({ code: 'unreadable_answer', message: 'The response has no access token.' });
  return {
    ...(body as object),
    access_token: value,
    expires_in: typeof expires_in === 'number' ? expires_in : MARGIN,
  };
}
