import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { Core } from '../../core.ts';
import { conflict, HttpError, notFound, unauthorized, unprocessable } from '../../http/index.ts';
import type { CodeOf, Viewer } from '../../http/index.ts';
import type { Caller } from '../caller.ts';
import * as mails from '../mails.ts';
import type { Notices } from '../notices.ts';
import { callerKey, consume, createLimiter } from '../rateLimit.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';
import { ACCOUNT_DISABLED } from '../refusals.ts';

/** Maximum passkeys per user. */
const MOST_PASSKEYS = 10;
const CHALLENGE_SECONDS = 300;
/**
 * EdDSA, ES256, and RS256 (COSE), which authenticators support.
 * The library's default would include what Node calls experimental.
 */
const ALGORITHMS = [-8, -7, -257];
/** Sign-in challenges per address in 15 minutes. Each visit of the sign-in page uses one. */
const MOST_CHALLENGES = 300;

type Registration = z.output<typeof contract.registrationCredential>;
type SignIn = z.output<typeof contract.signInCredential>;

/** A challenge for the browser's WebAuthn interface. */
export interface Challenge {
  challenge_id: string;
  options: Record<string, unknown>;
}

/**
 * Returns whether browsers allow passkeys at this origin.
 * They require a host name instead of an IP address, and https except on localhost.
 */
export function passkeysPossible(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  return !isAddress && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
}

/** Passkeys (WebAuthn level 3): discoverable and with user verification, so one counts as both factors. */
export class PasskeyService {
  readonly #core: Core;
  readonly #origin: string;
  readonly #rpId: string;
  readonly #notices: Notices;
  readonly #limiter: RateLimiterAbstract;

  constructor(core: Core, notices: Notices) {
    this.#core = core;
    this.#notices = notices;
    this.#origin = core.config.publicUrl;
    this.#rpId = new URL(core.config.publicUrl).hostname;
    this.#limiter = createLimiter(core.connection, 'passkey-challenge', MOST_CHALLENGES);
  }

  /**
   * Creates a challenge to add a passkey to the viewer's account.
   * @throws 409 with ten passkeys, or if browsers don't allow passkeys here
   */
  async beginRegistration(viewer: Viewer): Promise<Challenge> {
    this.#mustBePossible();
    const present = await store.listCredentials(this.#core.db, viewer.userId);
    if (present.length >= MOST_PASSKEYS) throw tooMany();
    const challenge = randomBytes(32);
    const options = await generateRegistrationOptions({
      rpName: 'Terrarium',
      rpID: this.#rpId,
      userName: viewer.email,
      userDisplayName: viewer.email,
      userID: userHandle(viewer.userId),
      challenge: new Uint8Array(challenge),
      timeout: CHALLENGE_SECONDS * 1000,
      attestationType: 'none',
      excludeCredentials: present.map((each) => ({
        id: each.credential_id.toString('base64url'),
        transports: each.transports,
      })),
      supportedAlgorithmIDs: ALGORITHMS,
      // Required, because sign-in doesn't ask for an email address first and finds only discoverable keys.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return this.#keep(viewer.userId, challenge, { ...options });
  }

  /**
   * Adds a passkey to the viewer's account.
   * @throws 422 if the response doesn't match the challenge, this hub, or the options; 409 for a known passkey or an
   * eleventh
   */
  async add(
    viewer: Viewer,
    challengeId: string,
    credential: Registration,
    name: string,
    from: Caller,
  ): Promise<store.PasskeyRow> {
    const expected = await store.takeChallenge(this.#core.db, challengeId, viewer.userId);
    if (!expected)
      throw refusedRegistration(
        'This attempt is older than five minutes or was finished before. Begin again',
        'passkey_challenge_over',
      );
    const challenge = this.#expectedChallenge(credential.response.clientDataJSON, expected);
    const info = challenge === null ? null : await this.#verifyRegistration(credential, challenge);
    if (!info)
      throw refusedRegistration(
        'The answer of the passkey does not fit this hub and this attempt. Begin again at the address of the hub',
        'passkey_refused',
      );
    await this.#notices.count(viewer.userId);
    return this.#core.db.transaction().execute(async (trx) => {
      if ((await store.countPasskeys(trx, viewer.userId)) >= MOST_PASSKEYS) throw tooMany();
      const row = await store.insertPasskey(trx, {
        user_id: viewer.userId,
        credential_id: Buffer.from(info.credential.id, 'base64url'),
        public_key: Buffer.from(info.credential.publicKey),
        counter: info.credential.counter,
        transports: credential.response.transports ?? [],
        name,
      });
      if (!row) throw conflict('This passkey was added before. Choose another one.', 'passkey_known');
      await this.#notices.tell(trx, viewer.userId, from, mails.passkeyAdded);
      return row;
    });
  }

  /**
   * Creates a challenge for sign-in with any passkey of this hub.
   * @throws 409 if browsers don't allow passkeys here, 429
   */
  async beginSignIn(address: string): Promise<Challenge> {
    this.#mustBePossible();
    await consume(
      this.#limiter,
      callerKey(address),
      'Too many sign-ins with passkeys were begun from your network.',
      'too_many_passkey_sign_ins',
    );
    const challenge = randomBytes(32);
    const options = await generateAuthenticationOptions({
      rpID: this.#rpId,
      challenge: new Uint8Array(challenge),
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: 'required',
    });
    return this.#keep(null, challenge, { ...options });
  }

  /**
   * Signs in with a passkey.
   * @returns the ID of the user
   * @throws 401 if the response doesn't match, the counter decreased, the passkey is unknown or another user's, or the
   * account is disabled
   */
  async signIn(challengeId: string, credential: SignIn): Promise<string> {
    const expected = await store.takeChallenge(this.#core.db, challengeId, null);
    if (!expected)
      throw unauthorized(
        'This attempt is older than five minutes or was finished before. Try again.',
        'passkey_challenge_over',
      );
    const challenge = this.#expectedChallenge(credential.response.clientDataJSON, expected);
    const passkey = await store.findPasskey(this.#core.db, Buffer.from(credential.id, 'base64url'));
    if (!passkey)
      throw unauthorized("This passkey isn't registered on this hub. Use your password.", 'passkey_unknown');
    // A discoverable credential names its owner, who must be the registered one (WebAuthn 7.2, step 6).
    const named = Buffer.from(credential.response.userHandle ?? '', 'base64url');
    const counter =
      challenge !== null && named.equals(userHandle(passkey.user_id))
        ? await this.#verifySignIn(credential, challenge, passkey)
        : null;
    if (counter === null)
      throw unauthorized("The passkey couldn't be verified. Try again, or use your password.", 'passkey_refused');
    if (!(await store.recordUse(this.#core.db, passkey.id, counter))) {
      this.#core.log.warn(
        { passkey: passkey.id, user: passkey.user_id, counter },
        'the counter of a passkey went back; it may have been copied',
      );
      throw unauthorized(
        'This passkey may have been copied. Sign in with your password and remove it.',
        'passkey_counter_went_back',
      );
    }
    if (passkey.is_disabled) throw unauthorized(ACCOUNT_DISABLED, 'account_disabled');
    return passkey.user_id;
  }

  /**
   * Removes a passkey of the viewer.
   * Other ways to sign in stay: password, single sign-on, and password reset.
   * @throws 404, 429
   */
  async remove(viewer: Viewer, id: string, from: Caller): Promise<void> {
    await this.#notices.count(viewer.userId);
    await this.#core.db.transaction().execute(async (trx) => {
      if (!(await store.deletePasskey(trx, viewer.userId, id))) throw notFound('This passkey', 'passkey_not_found');
      await this.#notices.tell(trx, viewer.userId, from, mails.passkeyRemoved);
    });
  }

  async #keep(userId: string | null, challenge: Buffer, options: Record<string, unknown>): Promise<Challenge> {
    const id = await store.insertChallenge(
      this.#core.db,
      userId,
      digest(challenge),
      new Date(Date.now() + CHALLENGE_SECONDS * 1000),
    );
    return { challenge_id: id, options };
  }

  /** Returns the challenge of a response if it is the expected one and was answered at this hub's origin; else null. */
  #expectedChallenge(clientDataJson: string, expected: Buffer): string | null {
    try {
      const { origin, challenge, crossOrigin } = decodeClientDataJSON(clientDataJson);
      if (origin !== this.#origin || crossOrigin === true) {
        this.#core.log.warn({ origin, expected: this.#origin }, 'a passkey was used at another origin than PUBLIC_URL');
        return null;
      }
      return timingSafeEqual(digest(Buffer.from(challenge, 'base64url')), expected) ? challenge : null;
    } catch {
      return null;
    }
  }

  async #verifyRegistration(credential: Registration, challenge: string) {
    try {
      // Attestation isn't requested. A certificate chain would only make the library fetch URLs in it.
      const attestation = decodeAttestationObject(isoBase64URL.toBuffer(credential.response.attestationObject));
      const format = attestation.get('fmt');
      if (format !== 'none' && (format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined))
        return null;
      const result = await verifyRegistrationResponse({
        response: credential as RegistrationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        requireUserVerification: true,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return result.verified ? result.registrationInfo : null;
    } catch (error) {
      this.#core.log.info({ reason: reasonOf(error) }, 'rejected a passkey registration');
      return null;
    }
  }

  /**
   * Returns the counter of a valid response; null if invalid.
   * The database decides whether it increased, so two concurrent responses can't both pass.
   */
  async #verifySignIn(credential: SignIn, challenge: string, passkey: store.KnownPasskey): Promise<number | null> {
    try {
      const result = await verifyAuthenticationResponse({
        response: credential as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        expectedOrigin: this.#origin,
        expectedRPID: this.#rpId,
        credential: { id: credential.id, publicKey: new Uint8Array(passkey.public_key), counter: 0 },
        requireUserVerification: true,
      });
      return result.verified ? result.authenticationInfo.newCounter : null;
    } catch (error) {
      this.#core.log.info({ reason: reasonOf(error) }, 'rejected a passkey sign-in');
      return null;
    }
  }

  #mustBePossible(): void {
    if (!passkeysPossible(this.#origin))
      throw conflict(
        `Passkeys require an HTTPS domain name, but this hub is at ${this.#origin}. Contact your administrator.`,
        'passkeys_not_possible',
      );
  }
}

/** Returns the ID of a user as WebAuthn user handle: its sixteen bytes, which reveal nothing about the user. */
function userHandle(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(userId.replaceAll('-', ''), 'hex'));
}

function digest(challenge: Buffer): Buffer {
  return createHash('sha256').update(challenge).digest();
}

/** The library's message includes values of the response, so only its start is logged. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : 'unknown';
}

function refusedRegistration(message: string, code: CodeOf<422>): HttpError {
  return unprocessable([{ loc: ['body', 'credential'], msg: message, type: code }], `${message}.`, code);
}

function tooMany(): HttpError {
  return conflict(`An account has at most ${MOST_PASSKEYS} passkeys. Remove one first.`, 'too_many_passkeys');
}
