/** REST bodies and responses of workloads that service accounts trust. */
import { z } from 'zod';
import { listOf } from '../http/index.ts';
import { accountScopes, hasPrivateKey, newAccountScopes } from '../token/index.ts';
import { newWorkload, workloadsParams } from './contract.ts';

/** Claims that a trust has other fields for, or that differ in each token. */
const OWN_CLAIMS = new Set(['iss', 'sub', 'aud', 'exp', 'nbf', 'iat', 'jti']);
/** Claims of one trust, and keys of one issuer, at most. */
const [MOST_CLAIMS, MOST_KEYS] = [10, 20];

const claims = z
  .record(
    z
      .string()
      .max(100)
      .regex(/^[\w.:/-]+$/, 'Use the name of a claim.'),
    z.string().min(1).max(300),
  )
  .superRefine((given, context) => {
    const names = Object.keys(given);
    const own = names.find((name) => OWN_CLAIMS.has(name));
    if (names.length > MOST_CLAIMS) context.addIssue({ code: 'custom', message: `Use at most ${MOST_CLAIMS} claims.` });
    if (own !== undefined)
      context.addIssue({
        code: 'custom',
        message: `The claim '${own}' can't be required here. Use issuer, subject, or audience.`,
      });
  });

/** Public keys of an issuer, as its JWKS lists them. */
const issuerKeys = z
  .array(
    z.looseObject({ kty: z.enum(['RSA', 'EC', 'OKP']) }).refine((key) => !hasPrivateKey(key), {
      message: 'This contains a private key. Send only the public key, and replace the private one.',
    }),
  )
  .min(1)
  .max(MOST_KEYS)
  .meta({ description: "Public keys of the issuer (JWKS), for issuers that the hub can't reach." });

/** A workload that a service account trusts. */
export const accountWorkload = z
  .object({
    id: z.uuid(),
    issuer: z.string().meta({ description: 'Issuer of its tokens (`iss`).' }),
    subject: z.string().meta({ description: 'Subject of its tokens (`sub`). `*` matches any text.' }),
    scopes: accountScopes.meta({ description: 'What the exchanged access tokens allow.' }),
    audience: z
      .string()
      .nullable()
      .meta({ description: 'Audience of its tokens (`aud`). `null` for the URL of the hub.' }),
    claims: z.record(z.string(), z.string()).meta({ description: 'Claims that its tokens must have, by name.' }),
    reuse: z.boolean().meta({ description: 'Whether a token can be exchanged until it expires, instead of once.' }),
    key_ids: z
      .array(z.string())
      .nullable()
      .meta({ description: "IDs of the issuer's keys that an admin added. `null` if the hub fetches the keys." }),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().nullable().meta({ description: 'Time of the last exchange.' }),
  })
  .meta({ id: 'ServiceAccountWorkload' });

/** Workloads that a service account trusts, by issuer and subject. */
export const accountWorkloads = listOf(accountWorkload);

/** Body of POST that adds one. */
export const newAccountWorkload = newWorkload
  .omit({ channel: true, scope: true })
  .extend({
    scopes: newAccountScopes.meta({ description: 'What the exchanged access tokens allow, at least one.' }),
    audience: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .regex(/^\S+$/, "An audience can't contain spaces.")
      .optional()
      .meta({ description: 'Audience of its tokens (`aud`). Defaults to the URL of the hub.' }),
    claims: claims.default({}).meta({
      description: 'Claims that its tokens must have, such as `{"repository_owner_id": "1234"}`. At most ten.',
    }),
    reuse: z.boolean().default(false).meta({
      description:
        'Whether a token can be exchanged until it expires, as Kubernetes and clouds need it. By default, each token is exchanged once.',
    }),
    keys: issuerKeys.optional(),
  })
  .meta({ id: 'NewServiceAccountWorkload' });

/** Body of PUT that replaces the keys of an issuer. */
export const newIssuerKeys = z.strictObject({ keys: issuerKeys }).meta({ id: 'IssuerKeys' });

/** Path of the workloads of a service account. */
export const accountParams = workloadsParams.extend({
  id: z.string().meta({ description: 'ID of the service account.' }),
});
/** Path of one of them. */
export const accountWorkloadParams = accountParams.extend({
  workload: z.string().meta({ description: 'ID of the trusted workload.' }),
});
