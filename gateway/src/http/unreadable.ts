/** Responses to malformed HTTP requests. Node's own has no body, so senders wouldn't learn what is wrong. */
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What Node's parser throws. */
interface ParserError extends Error {
  code?: string;
  /** The parser's message. */
  reason?: string;
}

interface Told {
  status: number;
  id: string;
  detail: string;
}

/** By the code of the parser's error; all others are malformed. */
const TOLD: Readonly<Record<string, Told>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    id: 'headers_too_large',
    detail:
      'The headers of the request are larger than 16 KiB. Send fewer or shorter ones; a browser is helped by removing its cookies of this hub.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    id: 'request_timeout',
    detail: 'The headers of the request did not arrive within 15 seconds. Send it again.',
  },
};

/** Codes of these responses with their statuses. @internal */
export const unreadableCodes: readonly Pick<Told, 'status' | 'id'>[] = Object.values(TOLD);

const malformed = ({ reason, message }: ParserError): Told => ({
  status: 400,
  id: 'malformed_request',
  detail: `The request cannot be read as HTTP (${reason ?? message}), so nothing of it was taken. See whether its headers are right and its body is as long as they say, then send it again.`,
});

/**
 * Responds to a malformed request with a problem document and an ID, and closes the connection. If an earlier request
 * on the connection is being answered, closes it without a response, because its start would be undefined.
 * @param onError called with the parser's code and the ID, but not the error, which contains the received bytes and
 * possibly credentials
 */
export function answerUnreadable(
  error: ParserError,
  socket: Socket,
  onError: (told: { reason: string; requestId: string }) => void,
): void {
  // Like Node: a started response can't be followed by another one.
  const begun = (socket as { _httpMessage?: ServerResponse })._httpMessage?.headersSent === true;
  if (!socket.writable || begun || error.code === 'ECONNRESET') return void socket.destroy();
  const { status, id, detail } = TOLD[error.code ?? ''] ?? malformed(error);
  const requestId = randomUUID();
  onError({ reason: error.code ?? error.name, requestId });
  const body = JSON.stringify({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail,
    request_id: requestId,
    // In the format of REST errors.
    error: { message: detail, human_readable_id: id },
  });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
