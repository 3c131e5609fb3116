/** The addresses at which packages come in, shared by the gateway, which lets their bodies through, and the platform, which takes them. */
import { pathOf } from './address.ts';

/** Where uploads with a one-time secret in the address go. */
export const UPLOADS = '/uploads';

const NAME = '[a-z0-9_][a-z0-9_.-]*';
const CHANNEL = `${NAME}/${NAME}`;

/** Method and path of every call that carries a package. */
const CALLS: readonly (readonly [method: string, path: RegExp])[] = [
  // The address that clients read from (Artifactory's layout).
  ['PUT', /^\/+(?:repo|t)\//],
  // prefix.dev.
  ['POST', new RegExp(`^/api/v1/upload/${CHANNEL}/?$`)],
  // quetz.
  ['POST', new RegExp(`^/api/channels/${CHANNEL}/upload/[^/]+$`)],
  // Anaconda's newer API.
  ['POST', new RegExp(`^/api/repo/channels/${CHANNEL}/artifacts/?$`)],
  ['PUT', new RegExp(`^${UPLOADS}/[^/]+$`)],
  ['POST', new RegExp(`^${UPLOADS}/[^/]+$`)],
];

/** Whether a request carries a package that is to be published. */
export function isUpload(method: string | undefined, target: string): boolean {
  if (method !== 'PUT' && method !== 'POST') return false;
  const path = pathOf(target);
  return CALLS.some(([wanted, pattern]) => wanted === method && pattern.test(path));
}
