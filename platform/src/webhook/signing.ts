/** What a delivery is: its body and its headers, as Standard Webhooks says (standardwebhooks.com). */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

const SECRET_BYTES = 32;

/** A new secret, in the form that libraries of receivers take. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/**
 * Headers of a delivery: id, time and signatures, one for each secret that counts.
 * @param id the same for every try, so that receivers take it once
 * @param at of the try: receivers refuse old ones
 */
export function headersOf(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
