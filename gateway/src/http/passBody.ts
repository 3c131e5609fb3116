/** Large bodies on their way to the platform. */
import { request as sendPlain } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as sendSecure } from 'node:https';
import type { Readable } from 'node:stream';
import { releaseMemory } from '@terrarium/domain/bytes';

/** Smaller bodies go the way of every other request: they fit into a connection's buffers, so no early answer is lost. */
const LARGE = 64 * 1024;
/** The platform's machine answers a connection in this time, in ms. */
const CONNECTING = 2_000;
/** Bytes of a body that may wait here for the platform: with less, each chunk would stop its sender. */
const AHEAD = 512 * 1024;

/** Whether a request has a body that is large, or may be. */
export const hasLargeBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) >= LARGE;

/** Where a body goes. */
export interface Passing {
  origin: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  /** How long the platform may take for its answer after the last byte, in ms; unbounded unless said. */
  patience?: number;
  /** Nothing of the body is read before the platform asks for it (`Expect: 100-continue`). */
  asked?: {
    /** Called when the platform knows who sends it (102). */
    recognized: () => void;
    /** Called when it asks for the body. */
    begun: () => void;
  };
}

/** What the platform answers. */
export interface Answer {
  statusCode: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Readable;
}

/**
 * Passes a request's body on, with back-pressure, until it ends or the platform has answered. The memory of what was sent is given back at once: the collector
 * would take half as long again as everything else.
 * @returns the platform's answer
 * @throws when the platform cannot be reached, or the body breaks off
 */
export function passBody(body: IncomingMessage, passing: Passing): Promise<Answer> {
  const { origin, method, path, headers, signal, patience, asked } = passing;
  return new Promise((resolve, reject) => {
    const send = origin.startsWith('https:') ? sendSecure : sendPlain;
    // A connection of its own, so that none is about to be closed under a body that cannot be sent twice. The platform keeps it open, so that an early answer is
    // not lost with what it did not read.
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
      // Who answered early and was read to the end is told nothing more.
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
    // The request itself stays: the answer goes out on its connection.
    const stop = (): void => {
      if (isOver) return;
      isOver = true;
      for (const [event, listener] of Object.entries(heard)) body.off(event, listener);
      sent.off('drain', more);
      body.pause();
    };
    // Its sender may still go away, and an error that nobody hears ends the process.
    body.on('error', () => undefined);
    // An early answer says that nobody wants the rest.
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
