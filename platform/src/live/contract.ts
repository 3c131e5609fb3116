/** REST of waiting for changes. */
import { z } from 'zod';
import { ACCOUNT_KINDS, HUB_KINDS, ORGANIZATION_KINDS } from './kinds.ts';
import type { OrganizationKind } from './kinds.ts';

/** Longest wait of one request, in seconds. Proxies end requests that get no answer for half a minute. */
const LONGEST_WAIT = 25;

/** Which state the caller knows, and how long to wait for another one. */
export const updatesQuery = z.object({
  since: z
    .string()
    .max(512)
    .optional()
    .meta({ description: 'Version that the caller knows. Without it, the current one is returned immediately.' }),
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(LONGEST_WAIT)
    .default(0)
    .meta({ description: 'Seconds to wait for a version other than `since`.' }),
});

const version = z.string().meta({
  description: 'Opaque. Changes with the resource. Equals `since` if nothing changed during the wait.',
});

/** The version of a resource. */
export const updatesSchema = z.object({ version }).meta({ id: 'ResourceVersion' });

const updateOf = <K extends string>(kinds: readonly [K, ...K[]], id: string) =>
  z
    .object({
      version,
      changed: z.array(z.enum(kinds)).meta({
        description: 'What changed since the known version. Without a known version: in the last minute.',
      }),
    })
    .meta({ id });

/** What changed in an organization. */
export const organizationUpdateSchema = updateOf(
  Object.keys(ORGANIZATION_KINDS) as [OrganizationKind, ...OrganizationKind[]],
  'OrganizationUpdate',
);
/** What changed for an account. */
export const accountUpdateSchema = updateOf(ACCOUNT_KINDS, 'AccountUpdate');
/** What changed in the hub. */
export const hubUpdateSchema = updateOf(HUB_KINDS, 'HubUpdate');
