/** Large bodies on their way to the platform. */
import { request as sendPlain } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as sendSecure } from 'node:https';
import type { Readable } from 'node:stream';
import { releaseMemory } from '@terrarium/domain/bytes';

/**
 * Smaller bodies are forwarded like every other request: they fit into a connection's buffers, so no early response is
 * lost.
 */
const LARGE = 64 * 1024;
/** Connect timeout of the platform, in ms. */
const CONNECTING = 2_000;
/** Bytes of a body to buffer for the platform: with less, each chunk would pause its sender. */
const AHEAD = 512 * 1024;

/** Whether a request has a body that is large, or may be. */
export const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) >= LARGE;

/** Target of a body. */
export interface Passing {
  origin: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** Timeout for the response after the last byte, in ms; none by default. */
  patience?: number;
  /** Nothing of the body is read before the platform asks for it (`Expect: 100-continue`). */
  asked?: {
    /** Called when the platform knows who sends it (102). */
    recognized: () => void;
    /** Called when it requests the body. */
    begun: () => void;
  };
}

/** Response of the platform. */
export interface Answer {
  statusCode: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Readable;
}

/**
 * Forwards a request's body with back-pressure until it ends or the platform responds. Frees the memory of sent chunks
 * immediately, because garbage collection would add half of the total time.
 * @returns the platform's response
 * @throws if the platform is unreachable or the body is interrupted
 */
export function passBody(body: IncomingMessage, passing: Passing): Promise<Answer> {
  const { origin, method, path, headers, signal, patience, asked } = passing;
  return new Promise((resolve, reject) => {
    const send = origin.startsWith('https:') ? sendSecure : sendPlain;
    // A new connection, because an idle one may be closing, and the body can't be sent twice. The platform keeps it
    // open, so that an early response isn't lost with unread data.
    const sent = send(origin, {
      method,
      path,
      headers: { ...headers, connection: 'keep-alive', ...(asked && { expect: '100-continue' }) },
      signal,
      agent: false,
      writableHighWaterMark: AHEAD,
    } as RequestOptions);
    const connecting = setTimeout(
      () => sent.destroy(new Error(`${origin} took no connection in ${CONNECTING} ms.`)),
      CONNECTING,
    );
    sent.once('socket', (socket) => socket.once('connect', () => clearTimeout(connecting)));
    sent.once('close', () => clearTimeout(connecting));
    sent.on('error', reject);
    sent.once('response', (answer) => {
      // The early response is complete, so send nothing more.
      answer.once('end', () => {
        if (!sent.writableEnded) sent.destroy();
      });
      resolve({ statusCode: answer.statusCode ?? 502, headers: answer.headers, body: answer });
    });
    let isOver = false;
    const next = (chunk: Buffer): void => {
      if (!sent.write(chunk, (error) => void (error ?? releaseMemory(chunk)))) body.pause();
    };
    const more = (): void => void body.resume();
    const whole = (): void => {
      stop();
      sent.end();
      if (patience !== undefined) sent.setTimeout(patience, () => sent.destroy(new Error('No answer came in time.')));
    };
    const cut = (): void => void sent.destroy(new Error('The body broke off.'));
    const heard = { data: next, end: whole, error: cut, close: cut };
    // Keep the request itself, because the response uses its connection.
    const stop = (): void => {
      if (isOver) return;
      isOver = true;
      for (const [event, listener] of Object.entries(heard)) body.off(event, listener);
      sent.off('drain', more);
      body.pause();
    };
    // The sender may still disconnect, and an unhandled error event would end the process.
    body.on('error', () => undefined);
    // An early response means that the rest isn't needed.
    for (const name of ['response', 'error', 'close']) sent.once(name, stop);
    sent.on('drain', more);
    const begin = (): void => {
      if (isOver) return;
      if (body.destroyed) return cut();
      for (const [event, listener] of Object.entries(heard)) body.on(event, listener);
    };
    if (asked === undefined) return begin();
    sent.on('information', ({ statusCode }) => {
      if (statusCode === 102) asked.recognized();
    });
    sent.once('continue', () => {
      asked.begun();
      begin();
    });
    sent.flushHeaders();
  });
}
