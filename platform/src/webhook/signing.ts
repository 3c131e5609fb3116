/** Body and headers of a delivery, as in Standard Webhooks (standardwebhooks.com). */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** Creates a secret in the format of receivers' libraries. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Returns the headers of a delivery: ID, time, and one signature per valid secret.
 * @param id the same for every attempt, so that receivers process it once
 * @param at time of the attempt: receivers reject old ones
 */
export function headersOf(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
