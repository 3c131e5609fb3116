import { createHash, createHmac, randomBytes } from 'node:crypto';
import { returnTarget } from '@terrarium/domain/access';
import type { Core } from '../../core.ts';
import { newId } from '../../db/index.ts';
import type { Trx } from '../../db/index.ts';
import { HttpError, unauthorized, unprocessable } from '../../http/index.ts';
import type { MailArea } from '../../mail/index.ts';
import { passkeysPossible } from '../factors/index.ts';
import { insertPerson } from '../people.ts';
import { callerKey, consume, createLimiter } from '../rateLimit.ts';
import type { SessionSource } from '../store.ts';
import { ASCII } from '../text.ts';
import type { Tokens } from '../service.ts';
import { Provider } from './provider.ts';
import type { Prompt, ProviderIdentity } from './provider.ts';
import * as store from './store.ts';
import { ACCOUNT_DISABLED } from '../refusals.ts';

/** Time to sign in at the provider, in seconds. */
export const FLOW_SECONDS = 600;
/** Sign-ins that one address can start in 15 minutes. A whole office may share one. */
const MOST_STARTS = 300;

/** Parts of identity that single sign-on needs. */
export interface PersonSessions {
  /** Starts a session for an authenticated user. */
  openSession(userId: string, from: { userAgent: string; source: SessionSource }): Promise<Tokens>;
  /** Ends every session of a user immediately. */
  revokeSessions(userId: string): Promise<void>;
  /** Returns whether the hub has an operator. */
  hasOperator(): Promise<boolean>;
}

/** Input to complete a sign-in at the provider (AUTH-04). */
export interface CodeSignIn {
  code: string;
  /** Host in the user's browser. */
  host: string;
  redirectRoute: string | undefined;
  state: string | undefined;
  /** Secret in the browser's cookie; null if it sent none. */
  browser: string | null;
  userAgent: string;
}

/** Ways to sign in to this hub in addition to the password. */
export interface SignInOptions {
  registration: boolean;
  passkeys: boolean;
  provider: { name: string; start_url: string } | null;
  sends_mail: boolean;
  has_operator: boolean;
  return_hosts: string[];
}

/** Sign-in through the company's OpenID provider. */
export class FederationService {
  readonly #core: Core;
  readonly #sessions: PersonSessions;
  readonly #mail: Pick<MailArea, 'sends'>;
  readonly #provider: Provider | null;
  readonly #starts: ReturnType<typeof createLimiter>;
  /** Hosts that a return URL can name (AUTH-22), the hub's own first. */
  readonly #hosts: string[];

  constructor(core: Core, sessions: PersonSessions, mail: Pick<MailArea, 'sends'>) {
    this.#core = core;
    this.#mail = mail;
    this.#sessions = sessions;
    this.#provider = core.config.oidc ? new Provider(core.config.oidc, core.log) : null;
    this.#starts = createLimiter(core.connection, 'oidc-start', MOST_STARTS);
    this.#hosts = [...new Set([new URL(core.config.publicUrl).host, ...core.config.returnHosts])];
  }

  /** Returns the ways to sign in and to get an account. */
  async options(): Promise<SignInOptions> {
    const { publicUrl, registration } = this.#core.config;
    return {
      registration,
      passkeys: passkeysPossible(publicUrl),
      provider: this.#provider
        ? { name: this.#provider.name, start_url: `${publicUrl}/api/iam/auth/oidc/start` }
        : null,
      sends_mail: this.#mail.sends(),
      has_operator: await this.#sessions.hasOperator(),
      return_hosts: this.#hosts,
    };
  }

  /**
   * Starts a sign-in.
   * The state is sent to the provider, the browser's secret is in a cookie. Nonce and verifier are derived from the
   * secret and not stored.
   * @param browser the browser's existing secret, shared by its tabs
   * @throws 404 without a provider, 424 if it doesn't respond, 429
   */
  async start(given: {
    returnUrl: string | undefined;
    prompt: Prompt | undefined;
    browser: string | null;
    address: string;
  }): Promise<{ location: string; browser: string }> {
    if (!this.#provider) throw noProvider();
    await consume(this.#starts, callerKey(given.address), 'Too many sign-ins were begun.', 'too_many_sign_ins');
    const id = newId();
    const browser =
      given.browser && /^[\w-]{43}$/.test(given.browser) ? given.browser : randomBytes(32).toString('base64url');
    const state = randomBytes(32).toString('base64url');
    const location = await this.#provider.authorizationUrl({
      redirectUri: this.#redirectUri(),
      state,
      nonce: derive(browser, 'nonce', id),
      codeVerifier: derive(browser, 'verifier', id),
      prompt: given.prompt,
    });
    await store.insertFlow(this.#core.db, {
      id,
      stateHash: digest(state),
      browserHash: digest(browser),
      returnUrl: this.#judged(given.returnUrl),
      expiresAt: new Date(Date.now() + FLOW_SECONDS * 1000),
    });
    return { location: location.href, browser };
  }

  /**
   * Completes a sign-in with the provider's code.
   * @throws 404 without a provider, 422 for a foreign host, 401 if the sign-in was not started in this browser, has
   * expired, or the provider rejects it, 403 for an email address that the provider hasn't verified and for a disabled
   * account, 424 if the provider doesn't respond
   */
  async finish(given: CodeSignIn): Promise<Tokens & { return_url: string }> {
    if (!this.#provider) throw noProvider();
    if (!this.#hosts.includes(given.host.toLowerCase())) {
      throw unprocessable(
        [{ loc: ['body', 'host'], msg: 'Is not a host of this hub', type: 'value_error.host' }],
        `People do not sign in to this hub at '${given.host.slice(0, 100)}'. Open it at ${this.#hosts[0]}.`,
        'foreign_host',
      );
    }
    const flow = given.browser
      ? await store.takeFlow(
          this.#core.db,
          digest(given.browser),
          given.state === undefined ? null : digest(given.state),
        )
      : null;
    if (!given.browser || !flow) {
      throw unauthorized(
        "This sign-in wasn't started in this browser, has ended, or took longer than 10 minutes. Start it again here.",
        'sign_in_unknown',
      );
    }
    const identity = await this.#provider.exchange(given.code, {
      redirectUri: this.#redirectUri(),
      nonce: derive(given.browser, 'nonce', flow.id),
      codeVerifier: derive(given.browser, 'verifier', flow.id),
    });
    const userId = await this.#account(identity);
    const tokens = await this.#sessions.openSession(userId, { userAgent: given.userAgent, source: 'oidc' });
    return {
      ...tokens,
      return_url: given.redirectRoute === undefined ? flow.return_url : this.#judged(given.redirectRoute),
    };
  }

  /** Deletes unfinished sign-ins. */
  /** See {@link Provider.check}. */
  async check(): Promise<void> {
    await this.#provider?.check();
  }

  cleanUp(): Promise<void> {
    return store.deleteOldFlows(this.#core.db);
  }

  #redirectUri(): string {
    return `${this.#core.config.publicUrl}/sign-in`;
  }

  #judged(url: string | undefined): string {
    const target = returnTarget(url, this.#hosts);
    return target.kind === 'path' ? target.path : target.href;
  }

  /** Returns the account of a provider's user: linked already, found by the verified email address, or new. */
  async #account(identity: ProviderIdentity): Promise<string> {
    const { db } = this.#core;
    const { issuer, subject, email: given } = identity;
    const user = await db.transaction().execute(async (trx) => {
      // Locks in a fixed order, so that two sign-ins never deadlock.
      await store.lockPerson(trx, `identity ${issuer} ${subject}`);
      const linked = await store.findLinked(trx, issuer, subject);
      if (linked) return linked;
      const name = this.#provider?.name ?? '';
      if (given !== null && !isEmail(given))
        throw new HttpError(
          403,
          'email_unusable',
          `${name} uses an email address that this hub doesn't support (ASCII only). Contact your administrator.`,
        );
      const email = given?.toLowerCase();
      if (email === undefined)
        throw new HttpError(
          403,
          'email_missing',
          `${name} didn't share your email address, which this hub requires. Contact your administrator.`,
        );
      if (!identity.emailVerified)
        throw new HttpError(
          403,
          'email_unverified',
          `${name} doesn't report ${email} as verified, so it can't be linked to an account here. Verify it there and sign in again. If ${name} never reports this, the hub operator can turn on OIDC_TRUST_EMAIL.`,
        );
      await store.lockPerson(trx, `email ${email}`);
      const known = await store.findByEmail(trx, email);
      // A disabled account is rejected below and must not be changed before.
      if (known?.is_disabled) return known;
      const takenOver = known !== undefined && !known.is_confirmed;
      if (takenOver) await store.takeOver(trx, known.id);
      const id = known?.id ?? (await create(trx, { ...identity, email }));
      await store.link(trx, issuer, subject, id);
      return { id, is_disabled: false, takenOver };
    });
    if ('takenOver' in user && user.takenOver) await this.#sessions.revokeSessions(user.id);
    if (user.is_disabled) throw new HttpError(403, 'account_disabled', ACCOUNT_DISABLED);
    return user.id;
  }
}

async function create(trx: Trx, person: { email: string; firstName: string; lastName: string }): Promise<string> {
  const id = await insertPerson(trx, {
    email: person.email,
    passwordHash: null,
    firstName: person.firstName,
    lastName: person.lastName,
    isConfirmed: true,
  });
  // Another request registered the same address meanwhile.
  if (id === null)
    throw new HttpError(
      409,
      'account_in_the_making',
      'An account for you is being made by another request. Start the sign-in again.',
    );
  return id;
}

/**
 * Checks before lowercasing, because lowercasing can map other characters to ASCII and thus to another user's address.
 */
function isEmail(text: string): boolean {
  return text.length <= 320 && ASCII.test(text) && /^[^@]+@[^@]+$/.test(text);
}

function noProvider(): HttpError {
  return new HttpError(
    404,
    'no_provider',
    "Company sign-in isn't set up on this hub. Use your email address and password.",
  );
}

/**
 * Derives a secret for one purpose and one flow from the browser's secret.
 * It has the length of a PKCE verifier (RFC 7636, 4.1).
 */
function derive(browser: string, purpose: 'nonce' | 'verifier', flowId: string): string {
  return createHmac('sha256', browser).update(`${purpose}\0${flowId}`).digest('base64url');
}

function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
