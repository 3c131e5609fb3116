import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  allowInsecureRequests,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
} from 'openid-client';
import type { Configuration } from 'openid-client';
import type { Logger } from '../../monitoring/log.ts';
import { HttpError } from '../../http/index.ts';

/** The company's identity provider, as configured. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** Display name. */
  name: string;
  /** See OIDC_TRUST_EMAIL. */
  trustsEmail?: boolean;
}

/** User attributes from the provider. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * Page of the provider to show: `registration` for sign-up (AUTH-10), `login` to sign in even if someone is signed in
 * there.
 */
export type Prompt = 'registration' | 'login';

/** Input of an authorization request. */
export interface ProviderRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  prompt: Prompt | undefined;
}

/** Exactly the required scopes (AUTH-09). */
const SCOPE = 'openid email profile offline_access';
/**
 * Timeout of a request to the provider in seconds.
 * A sign-in makes at most three once the provider is known, within the gateway's deadline of ten seconds.
 */
const CALL_SECONDS = 3;
/** Time for which the provider's metadata is cached, in ms. */
const KEEP_MS = 600_000;

/** Client of the company's identity provider. Only signed data is trusted. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #log: Logger;
  #known: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(settings: ProviderSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Display name. */
  get name(): string {
    return this.#settings.name;
  }

  /** Returns the provider's URL to start a sign-in. @throws 424 if the provider is unreachable */
  async authorizationUrl(request: ProviderRequest): Promise<URL> {
    const configuration = await this.#configuration();
    return buildAuthorizationUrl(configuration, {
      redirect_uri: request.redirectUri,
      response_type: 'code',
      scope: SCOPE,
      state: request.state,
      nonce: request.nonce,
      code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
      code_challenge_method: 'S256',
      ...(request.prompt ? { prompt: request.prompt } : {}),
    });
  }

  /**
   * Exchanges a code.
   * Verifies signature, issuer, audience, times, and nonce of the ID token (OpenID Connect Core, 3.1.3.7) with the
   * provider's published keys. Rejects an unsigned ID token. Requests the email address from the provider if the ID
   * token has none.
   * @throws 401 if the provider rejects the code or its response is invalid, 424 if it doesn't respond
   */
  async exchange(
    code: string,
    request: Pick<ProviderRequest, 'redirectUri' | 'nonce' | 'codeVerifier'>,
  ): Promise<ProviderIdentity> {
    const configuration = await this.#configuration();
    const metadata = configuration.serverMetadata();
    const answer = new URL(request.redirectUri);
    answer.searchParams.set('code', code);
    // The issuer of the response isn't passed on. There is only one provider, so mix-up isn't possible (RFC 9207).
    if (metadata.authorization_response_iss_parameter_supported) answer.searchParams.set('iss', metadata.issuer);
    try {
      const tokens = await authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: request.codeVerifier,
        expectedNonce: request.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      const more =
        claims['email'] === undefined && metadata.userinfo_endpoint
          ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
          : {};
      const said: Record<string, unknown> = { ...more, ...claims };
      const { email } = said;
      return {
        issuer: metadata.issuer,
        subject: claims.sub,
        // Unchanged: an invalid address must fail instead of being corrected to another user's.
        email: typeof email === 'string' && email !== '' ? email : null,
        // Amazon Cognito sends it as text.
        emailVerified:
          this.#settings.trustsEmail === true || said['email_verified'] === true || said['email_verified'] === 'true',
        firstName: text(said['given_name'], 60),
        lastName: text(said['family_name'], 60),
      };
    } catch (error) {
      throw this.#refusal(error);
    }
  }

  #configuration(): Promise<Configuration> {
    if (this.#known && this.#known.until > Date.now()) return this.#known.configuration;
    const configuration = this.#discover(this.#settings.issuer).catch((error: unknown) => {
      this.#known = null;
      throw this.#refusal(error);
    });
    this.#known = { configuration, until: Date.now() + KEEP_MS };
    return configuration;
  }

  /**
   * Reads the provider's metadata.
   * Accepts an issuer that differs only in the trailing slash, under the provider's own name.
   */
  async #discover(issuer: string): Promise<Configuration> {
    const { clientId, clientSecret } = this.#settings;
    const read = (url: URL): Promise<Configuration> =>
      discovery(
        url,
        clientId,
        { redirect_uris: [] },
        clientSecret === undefined ? None() : ClientSecretPost(clientSecret),
        {
          timeout: CALL_SECONDS,
          execute:
            url.protocol === 'http:'
              ? [enableNonRepudiationChecks, allowInsecureRequests]
              : [enableNonRepudiationChecks],
        },
      );
    try {
      return await read(new URL(issuer));
    } catch (error) {
      const other = new URL(issuer.endsWith('/') ? issuer.slice(0, -1) : `${issuer}/`);
      const found = isOutage(error) || other.href === new URL(issuer).href ? null : await read(other).catch(() => null);
      if (found === null) throw error;
      this.#log.warn(
        `OIDC_ISSUER is ${issuer}, but the provider calls itself ${found.serverMetadata().issuer}. Set OIDC_ISSUER to that.`,
      );
      return found;
    }
  }

  /** Contacts the provider once at startup, so that problems with sign-in are logged for the operator. */
  async check(): Promise<void> {
    const { issuer } = this.#settings;
    try {
      await this.#configuration();
    } catch (error) {
      const { cause } = error as Error;
      this.#log.warn(
        { err: cause },
        `Nobody can sign in through ${this.name}: ${issuer} could not be read as an OpenID provider. Check OIDC_ISSUER, HTTPS_PROXY and the network.`,
      );
    }
  }

  /** Returns the error for users. The log has the cause. */
  #refusal(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    this.#log.warn({ err: error }, 'sign-in through the identity provider failed');
    const { name } = this.#settings;
    return isOutage(error)
      ? new HttpError(
          424,
          'provider_unavailable',
          `${name} is unavailable. Try again in a minute, or use a password.`,
          { cause: error },
        )
      : new HttpError(
          401,
          'provider_refused',
          `Couldn't complete sign-in with ${name}. Try again. If the problem continues, contact your administrator.`,
          { cause: error },
        );
  }
}

/** Converts a value from the provider to one line of text for a name; '' if it isn't text. */
function text(value: unknown, most: number): string {
  return typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim()
        .slice(0, most)
    : '';
}

/** Returns whether a request failed without a usable response: network, timeout, or server error. */
function isOutage(error: unknown): boolean {
  for (let each: unknown = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (each.name === 'TimeoutError' || each.name === 'AbortError' || each.message === 'fetch failed') return true;
  }
  const status = error instanceof Error && error.cause instanceof Response ? error.cause.status : undefined;
  return status !== undefined && status >= 500;
}
