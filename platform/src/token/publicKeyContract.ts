/** REST bodies and responses of service accounts' public keys. */
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { tokenDays } from './apiContract.ts';
import { accountScopes, newAccountScopes, newKeyName } from './keyContract.ts';

const number = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, 'Use base64url without padding.');
const common = { kid: z.string().min(1).max(200).optional() };

/** Members of a JWK that belong to a private or symmetric key. */
const PRIVATE = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k'];

/** Returns whether a JWK has a member of a private or symmetric key. */
export const hasPrivateKey = (jwk: object): boolean => PRIVATE.some((name) => name in jwk);

/** A public key: RSA of 2048 to 4096 bits, an elliptic curve P-256, or Ed25519. */
const publicJwk = z
  .record(z.string(), z.unknown())
  .superRefine((jwk, context) => {
    if (hasPrivateKey(jwk))
      context.addIssue({
        code: 'custom',
        message: 'This contains a private key. Send only the public key, and replace the private one.',
      });
  })
  .pipe(
    z.discriminatedUnion('kty', [
      z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: number(43), y: number(43), ...common }),
      z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: number(43), ...common }),
      z.object({
        kty: z.literal('RSA'),
        n: number(683).min(342, 'Use an RSA key of 2048 to 4096 bits.'),
        e: z.literal('AQAB'),
        ...common,
      }),
    ]),
  );

/** {@link publicJwk} after it was read. */
export type PublicJwk = z.output<typeof publicJwk>;

/** A public key of a service account. */
export const serviceAccountPublicKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    kid: z.string().meta({ description: 'Key ID, for the header of assertions.' }),
    algorithms: z.array(z.string()).meta({ description: 'Algorithms of assertions that the key can verify.' }),
    scopes: accountScopes.meta({ description: 'What its access tokens allow.' }),
    created_at: z.iso.datetime(),
    expires_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ServiceAccountPublicKey' });

/** Public keys of a service account, at most two. */
export const serviceAccountPublicKeys = listOf(serviceAccountPublicKey);

/** Body of POST that adds a public key. */
export const newPublicKey = z.strictObject({
  name: newKeyName.meta({ description: 'Purpose of the key, such as the pipeline that has the private key.' }),
  jwk: publicJwk.meta({
    description: 'The public key as JWK: RSA of 2048 to 4096 bits, an elliptic curve P-256, or Ed25519.',
  }),
  scopes: newAccountScopes.meta({ description: 'What its access tokens allow, at least one.' }),
  days: tokenDays.default(90).meta({ description: 'Number of days until it expires.' }),
});
