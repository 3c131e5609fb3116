// Loaded with the first trouble: asks the hub again and again until it answers, and lets the reads that wait go on.
import operation from './HubCheck.lazy.graphql?raw';
import { idOfUnanswered } from '../apollo/errors.ts';
import { randomHex } from '../randomHex.ts';
import { currentOutage, setOutage } from './outage.ts';

/** How long one check may take, in milliseconds: the gateway gives up on the platform after 3 s. */
const patience = 3_500;
/** Waits between the starts of two checks, in milliseconds; the last one repeats. */
const waits = [500, 800, 1_200, 1_500];
/** How long after an outage a failure still belongs to it, in milliseconds: the gateway tries each area of the platform again on its own. */
const aftermath = 10_000;
/** Wait before a read is asked again that failed in that time, in milliseconds. */
const settling = 700;

// The exact text that codegen registered: a hub can reject all others. Printing the document would load Apollo on the sign-in page.
const body = JSON.stringify({ query: operation.trim() });

let asking: Promise<boolean> | null = null;
let endedAt = Number.NEGATIVE_INFINITY;
let waiting: (() => void)[] = [];

/** Asks once. @returns whether the hub answered, and the request ID, null without a connection */
async function ask(): Promise<{ answers: boolean; requestId: string | null }> {
  // The gateway keeps this ID, so that its log shows also a request that timed out here.
  const requestId = randomHex(16);
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', 'x-request-id': requestId },
      signal: AbortSignal.timeout(patience),
      body,
    });
    // A request too many says nothing about the platform: the gateway alone counts them.
    if (answer.status >= 500 || answer.status === 429) return { answers: false, requestId };
    const { errors = [] } = (await answer.json()) as { errors?: readonly unknown[] };
    return { answers: idOfUnanswered(errors) === undefined, requestId };
  } catch (error) {
    // fetch throws a TypeError without a connection.
    return { answers: false, requestId: error instanceof TypeError ? null : requestId };
  }
}

function end(): void {
  if (currentOutage() === null) return;
  endedAt = performance.now();
  setOutage(null);
  const all = waiting;
  waiting = [];
  for (const goOn of all) goOn();
}

/** Waits, or less where the browser is online again or the person comes back to the page. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      heard.abort();
      resolve();
    }
    addEventListener('online', done, { signal: heard.signal });
    document.addEventListener('visibilitychange', () => document.hidden || done(), { signal: heard.signal });
  });
}

/** Asks until the hub answers. A check that hangs doesn't hold up the next one. */
async function askAgain(): Promise<void> {
  for (let tries = 0; currentOutage() !== null; tries += 1) {
    await pause(waits[tries] ?? waits.at(-1)!);
    if (currentOutage() === null) return;
    void ask().then(({ answers, requestId }) => {
      const outage = currentOutage();
      if (outage === null) return;
      if (answers) end();
      else if (outage.requestId === null && requestId !== null) setOutage({ requestId });
    });
  }
}

/**
 * Tells whether the hub answers. Several callers at once share one question. When it doesn't, an outage begins and the hub is asked until it answers.
 * @param failed ID of the request that made the caller ask; null when it got none
 */
export function hubAnswers(failed: string | null): Promise<boolean> {
  if (currentOutage() !== null) return Promise.resolve(false);
  asking ??= ask().then(({ answers, requestId }) => {
    asking = null;
    if (!answers && currentOutage() === null) {
      setOutage({ requestId: failed ?? requestId });
      void askAgain();
    }
    return answers;
  });
  return asking;
}

/** Resolves when the hub answers again, at once where there is no outage. */
export const hubIsBack = (): Promise<void> =>
  currentOutage() === null
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.push(resolve);
      });

/**
 * Tells of a read that failed whether it waits for the end of an outage. Resolves when the read is to be asked again: after an outage, or a moment
 * after one ended; or with false when the hub answers and only this read fails, which its screen says.
 */
export async function isWorthAnotherTry(requestId: string | null): Promise<boolean> {
  if (currentOutage() !== null || !(await hubAnswers(requestId))) {
    await hubIsBack();
    return true;
  }
  if (performance.now() - endedAt >= aftermath) return false;
  await new Promise((resolve) => {
    setTimeout(resolve, settling);
  });
  return true;
}
