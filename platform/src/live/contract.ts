/** REST of waiting for changes. */
import { z } from 'zod';

/** Longest wait of one request, in seconds. Proxies end requests that get no answer for half a minute. */
const LONGEST_WAIT = 25;

/** Which state the caller knows, and how long to wait for another one. */
export const updatesQuery = z.object({
  since: z
    .string()
    .max(64)
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

/** The version of a resource. */
export const updatesSchema = z
  .object({
    version: z.string().meta({
      description: 'Opaque. Changes with the resource. Equals `since` if nothing changed during the wait.',
    }),
  })
  .meta({ id: 'ResourceVersion' });
