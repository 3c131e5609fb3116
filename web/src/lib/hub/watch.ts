// Loaded after the first failure. Polls the hub until it responds, and then resumes waiting queries.
import operation from './HubCheck.lazy.graphql?raw';
import { idOfUnanswered } from '../apollo/errors.ts';
import { randomHex } from '../randomHex.ts';
import { currentOutage, setOutage } from './outage.ts';

/** Timeout of one check, in milliseconds: the gateway's for the platform is 3 s. */
const patience = 3_500;
/** Intervals between the starts of checks, in milliseconds; the last one repeats. */
const waits = [500, 800, 1_200, 1_500];
/**
 * How long failures after an outage still belong to it, in milliseconds: the gateway retries each platform area
 * separately.
 */
const aftermath = 10_000;
/** Delay before a query that failed in that time is retried, in milliseconds. */
const settling = 700;

// The exact text that codegen registered, because a hub can reject others. Printing the document would load Apollo on
// the sign-in page.
const body = JSON.stringify({ query: operation.trim() });

let asking: Promise<boolean> | null = null;
let endedAt = Number.NEGATIVE_INFINITY;
let waiting: (() => void)[] = [];

/** Sends one check. @returns whether the hub responded, and the request ID, null without a connection */
async function ask(): Promise<{ answers: boolean; requestId: string | null }> {
  // The gateway keeps this ID, so that its log also shows a request that timed out here.
  const requestId = randomHex(16);
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true', 'x-request-id': requestId },
      signal: AbortSignal.timeout(patience),
      body,
    });
    // A rate limit response says nothing about the platform, because only the gateway sends it.
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

/** Waits, or less if the browser is online again or the page becomes visible. */
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

/** Repeats checks until the hub responds. A hanging check doesn't delay the next one. */
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
 * Checks whether the hub responds. Concurrent callers share one check. If it doesn't, an outage starts and the hub is
 * polled.
 * @param failed ID of the failed request; null if it got none
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

/** Resolves when the hub responds again, immediately without an outage. */
export const hubIsBack = (): Promise<void> =>
  currentOutage() === null
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.push(resolve);
      });

/**
 * Decides whether to retry a failed query. Resolves to true after an outage, or shortly after a recent one; to false if
 * the hub responds and only this query fails, which its screen then shows.
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
