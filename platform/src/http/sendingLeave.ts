/**
 * Bodies that wait for leave to be sent (`Expect: 100-continue`), as the gateway sends every upload: nothing of one comes before it is known who sends it
 * and it is its turn.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers to requests that wait, until what they wait for was said. */
const unrecognized = new WeakMap<IncomingMessage, ServerResponse>();
const held = new WeakMap<IncomingMessage, ServerResponse>();

/**
 * Keeps in mind that a request waits with its body.
 * @param isHeld whether its leave is given by who reads the body ({@link giveLeave}); else it has it at once
 */
export function awaitLeave(request: IncomingMessage, response: ServerResponse, isHeld: boolean): void {
  unrecognized.set(request, response);
  if (isHeld) held.set(request, response);
  else response.writeContinue();
}

/** Tells who waits that it is known whose request it is (102): from then on it is counted by its caller, and no more by its network address. */
export function tellRecognized(request: IncomingMessage): void {
  const response = unrecognized.get(request);
  unrecognized.delete(request);
  if (response?.headersSent === false) response.writeProcessing();
}

/** Lets who waits send the body (100). */
export function giveLeave(request: IncomingMessage): void {
  const response = held.get(request);
  held.delete(request);
  if (response?.headersSent === false) response.writeContinue();
}
