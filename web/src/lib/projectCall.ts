import { PROJECT_API_VERSION } from '@terrarium/domain/access';

/** Headers of every call to `/api/projects` (PROJ-05). */
export const PROJECT_HEADERS = { 'api-version': PROJECT_API_VERSION } as const;

/** Fetches from `/api/projects`, with the version that the call is written for. */
export const projectFetch = (
  url: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
) => fetch(url, { ...init, headers: { ...PROJECT_HEADERS, ...init.headers } });
