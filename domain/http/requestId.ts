/** Ids by which a request is found in the logs of everything that worked on it. */

/** Whether a text that came as `X-Request-Id` can be the id of a request; one that cannot gets a new id. */
export function isRequestId(text: string): boolean {
  return /^[A-Za-z0-9_.:-]{8,128}$/.test(text);
}
