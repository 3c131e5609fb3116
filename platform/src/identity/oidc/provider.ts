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
import type { Logger } from '../../log.ts';
import { HttpError } from '../../http/index.ts';

/** The company's OpenID provider, as configured. */
export interface ProviderSettings {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** Its name for people. */
  name: string;
  /** See OIDC_TRUST_EMAIL. */
  trustsEmail?: boolean;
}

/** What the provider says about a person. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What the provider is asked to show: `registration` its sign-up page (AUTH-10), `login` its sign-in although somebody is signed in there. */
export type Prompt = 'registration' | 'login';

/** What one authorization request is made of. */
export interface ProviderRequest {
  redirectUri: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  prompt: Prompt | undefined;
}

/** Exactly what is asked for (AUTH-09). */
const SCOPE = 'openid email profile offline_access';
/** How long one call to the provider may take, in seconds. A sign-in makes three at most once the provider is known, within the gateway's deadline of ten. */
const CALL_SECONDS = 3;
/** How long what a provider says about itself is used, in milliseconds. */
const KEEP_MS = 600_000;

/** Talks to the company's provider. What it answers is not believed without its signature. */
export class Provider {
  readonly #settings: ProviderSettings;
  readonly #log: Logger;
  #known: { configuration: Promise<Configuration>; until: number } | null = null;

  constructor(settings: ProviderSettings, log: Logger) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Its name for people. */
  get name(): string {
    return this.#settings.name;
  }

  /**
   * The address at the provider where a sign-in begins.
   * @throws 424 when the provider cannot be asked
   */
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
   * Exchanges a code. The ID token's signature, issuer, audience, times and nonce are checked (OpenID Connect Core, 3.1.3.7), with the keys that
   * the provider publishes; an ID token without a signature is refused. The e-mail address is asked of the provider when the ID token has none.
   * @throws 401 when the provider refuses the code or its answer cannot be believed, 424 when it does not answer
   */
  async exchange(
    code: string,
    request: Pick<ProviderRequest, 'redirectUri' | 'nonce' | 'codeVerifier'>,
  ): Promise<ProviderIdentity> {
    const configuration = await this.#configuration();
    const metadata = configuration.serverMetadata();
    const answer = new URL(request.redirectUri);
    answer.searchParams.set('code', code);
    // Where the answer came from is not told to us. There is one provider only, so it cannot be mixed up with another one (RFC 9207).
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
        // As it is: what is wrong with it must be seen, not mended into somebody else's.
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

  /** Reads what the provider says of itself. An issuer with a slash too many or too few is read under the name that the provider has. */
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

  /** Asks the provider once when the hub starts, so that the operator reads in the log what would keep people from signing in. */
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

  /** What people are told; the log has the cause. */
  #refusal(error: unknown): HttpError {
    if (error instanceof HttpError) return error;
    this.#log.warn({ err: error }, 'sign-in through the identity provider failed');
    const { name } = this.#settings;
    return isOutage(error)
      ? new HttpError(
          424,
          'provider_unavailable',
          `${name} does not answer at the moment. Try again in a minute, or sign in with a password.`,
          { cause: error },
        )
      : new HttpError(
          401,
          'provider_refused',
          `The sign-in at ${name} could not be completed: its answer was refused. Start the sign-in again; if it stays, ask your administrator.`,
          { cause: error },
        );
  }
}

/** One line of text as names of people are, whatever the provider sends; '' for what is no text. */
function text(value: unknown, most: number): string {
  return typeof value === 'string'
    ? value
        .replaceAll(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim()
        .slice(0, most)
    : '';
}

/** Whether a call never got an answer that could be looked at: the network, a time-out, a server error. */
function isOutage(error: unknown): boolean {
  for (let each: unknown = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (each.name === 'TimeoutError' || each.name === 'AbortError' || each.message === 'fetch failed') return true;
  }
  const status = error instanceof Error && error.cause instanceof Response ? error.cause.status : undefined;
  return status !== undefined && status >= 500;
}
