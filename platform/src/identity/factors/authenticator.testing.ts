// Software authenticators: the responses of a browser and its passkeys, with the parts that an attacker could change,
// and the codes of an authenticator app.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { Secret, TOTP } from 'otpauth';
import type { Challenge } from './passkeys.ts';

/** The code that an authenticator application shows at a time (ms since 1970). */
export const codeAt = (secret: string, timestamp = Date.now()): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });

/** What an answer does differently from an honest one. */
export interface Twist {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  counter?: number;
  /** Without it the person was asked for a PIN or a finger. */
  unverified?: boolean;
  userHandle?: string | null;
  crossOrigin?: boolean;
  /** Certificates that come with a registration. */
  x5c?: Uint8Array[];
}

interface Options {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
  user?: { id: string };
}

/** An authenticator that holds one key (EC P-256), which it makes at its first registration. */
export class Authenticator {
  readonly credentialId = randomBytes(16);
  readonly #privateKey: KeyObject;
  readonly #coseKey: Uint8Array;
  readonly #origin: string;
  #userHandle = '';
  counter: number;

  /** @param counter of signatures; 0 for one that does not count */
  constructor(origin = 'http://localhost:4000', counter = 0) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = publicKey.export({ format: 'jwk' });
    const coordinate = (text: string | undefined): Uint8Array => new Uint8Array(Buffer.from(text ?? '', 'base64url'));
    this.#privateKey = privateKey;
    // COSE_Key of ES256: kty 2, alg -7, crv 1, x, y.
    this.#coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(jwk.x)],
        [-3, coordinate(jwk.y)],
      ]),
    );
    this.#origin = origin;
    this.counter = counter;
  }

  /** The answer to a registration challenge. */
  register(challenge: Challenge, twist: Twist = {}) {
    const options = challenge.options as unknown as Options;
    this.#userHandle = options.user?.id ?? '';
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#coseKey]);
    const authData = Buffer.concat([this.#head(twist.rpId ?? options.rp?.id ?? '', twist, 0x40), attested]);
    const statement = twist.x5c
      ? {
          fmt: 'packed',
          attStmt: new Map<string, unknown>([
            ['alg', -7],
            ['sig', new Uint8Array(64)],
            ['x5c', twist.x5c],
          ]),
        }
      : { fmt: 'none', attStmt: new Map<string, unknown>() };
    const object = new Map<string, unknown>([
      ['fmt', statement.fmt],
      ['attStmt', statement.attStmt],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#names(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options, twist).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object as never)).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** The answer to a sign-in challenge. */
  signIn(challenge: Challenge, twist: Twist = {}) {
    const options = challenge.options as unknown as Options;
    if (this.counter > 0) this.counter++;
    const authData = this.#head(twist.rpId ?? options.rpId ?? '', twist, 0);
    const clientData = this.#clientData('webauthn.get', options, twist);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, createHash('sha256').update(clientData).digest()]),
      this.#privateKey,
    );
    const userHandle = twist.userHandle === undefined ? this.#userHandle : twist.userHandle;
    return {
      ...this.#names(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      },
    };
  }

  #names() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} };
  }

  /** Hash of the relying party, flags (user present, verified, and more), counter. */
  #head(rpId: string, twist: Twist, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? this.counter);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([0x01 | (twist.unverified ? 0 : 0x04) | flags]),
      counter,
    ]);
  }

  #clientData(type: string, options: Options, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? options.challenge,
        origin: twist.origin ?? this.#origin,
        crossOrigin: twist.crossOrigin ?? false,
      }),
    );
  }
}
