import type { IncomingMessage } from 'node:http';
import { badRequest, HttpError } from '../../http/index.ts';

/** More than Stripe sends for any event. */
const MOST_BYTES = 512 * 1024;

/** Reads the body of an event as signed. @throws 413 for a too large one, 400 for an incomplete one */
export async function readWebhook(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES)
        throw new HttpError(
          413,
          'body_too_large',
          `The body is too large: at most ${MOST_BYTES} bytes are taken here.`,
        );
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw badRequest('The event did not arrive whole. Send it again.', 'incomplete_body');
  }
  return Buffer.concat(chunks);
}
