/** Ids by which a request is found in the logs of everything that worked on it. */

/** Whether an `X-Request-Id` is acceptable as a request ID; otherwise a new one is generated. */
export function isRequestId(text: string): boolean {
  return /^[A-Za-z0-9_.:-]{8,128}$/.test(text);
}
