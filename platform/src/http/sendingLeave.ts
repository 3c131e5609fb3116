/**
 * Requests that wait for 100-continue (`Expect: 100-continue`), as the gateway sends every upload: no body arrives
 * before the sender is known and it is its turn.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Responses of waiting requests, until the sender is recognized. */
const unrecognized = new WeakMap<IncomingMessage, ServerResponse>();
const held = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Records that a request waits for 100-continue.
 * @param isHeld whether the body's reader sends it ({@link giveLeave}); otherwise it is sent immediately
 */
export function awaitLeave(request: IncomingMessage, response: ServerResponse, isHeld: boolean): void {
  unrecognized.set(request, response);
  if (isHeld) held.set(request, response);
  else response.writeContinue();
}

/**
 * Sends 102 to a waiting client whose caller is known.
 * From then on it is counted by caller instead of network address.
 */
export function tellRecognized(request: IncomingMessage): void {
  const response = unrecognized.get(request);
  unrecognized.delete(request);
  if (response?.headersSent === false) response.writeProcessing();
}

/** Sends 100-continue to a waiting client. */
export function giveLeave(request: IncomingMessage): void {
  const response = held.get(request);
  held.delete(request);
  if (response?.headersSent === false) response.writeContinue();
}
