/** The addresses at which packages come in and are taken off, shared by the gateway, which lets them through, and the platform, which answers. */
import { pathOf } from './address.ts';

/** Where uploads with a one-time secret in the address go. */
export const UPLOADS = '/uploads';
/** Where clients of anaconda.org's protocol find the hub. */
export const ANACONDA = '/anaconda';

/** The ways in which a published file leaves the index of its channel: a yanked one is still given to whoever asks for it by name, a harmful one to nobody. */
export const WITHDRAWALS = ['yanked', 'harmful'] as const;
/** One of {@link WITHDRAWALS}. */
export type WithdrawalKind = (typeof WITHDRAWALS)[number];

/** How a file left the index of its channel: somebody withdrew it, or the source of a mirror does not list it any more. Who asks for one that is `gone` by name gets it, as a yanked one. */
export const ABSENCES = [...WITHDRAWALS, 'gone'] as const;
/** One of {@link ABSENCES}. */
export type AbsenceKind = (typeof ABSENCES)[number];

const NAME = '[a-z0-9_][a-z0-9_.-]*';
const CHANNEL = `${NAME}/${NAME}`;

/** Calls by their method and path. */
type Calls = readonly (readonly [method: string, path: RegExp])[];

/** Every call that carries a package, but those at {@link ANACONDA}. */
const PACKAGES: Calls = [
  // The address that clients read from (Artifactory's layout).
  ['PUT', /^\/+(?:repo|t)\//],
  // prefix.dev.
  ['POST', new RegExp(`^/api/v1/upload/${CHANNEL}/?$`)],
  // quetz.
  ['POST', new RegExp(`^/api/channels/${CHANNEL}/upload/[^/]+$`)],
  // quetz's older one.
  ['POST', new RegExp(`^/api/channels/${CHANNEL}/files/?$`)],
  // Anaconda's newer API.
  ['POST', new RegExp(`^/api/repo/channels/${CHANNEL}/artifacts/?$`)],
  ['PUT', new RegExp(`^${UPLOADS}/[^/]+$`)],
  ['POST', new RegExp(`^${UPLOADS}/[^/]+$`)],
];

/** What else clients send that publish. */
const OTHERS: Calls = [
  ['DELETE', /^\/+(?:repo|t)\//],
  // A file of a project: no package, but taken in the same way.
  ['PUT', /^\/api\/projects\/[^/]+\/files\/./],
  // A piece of one.
  ['PATCH', /^\/api\/projects\/[^/]+\/uploads\/[^/]+$/],
];

const isOneOf = (calls: Calls, method: string | undefined, path: string): boolean =>
  calls.some(([wanted, pattern]) => wanted === method && pattern.test(path));

/** Whether a request is of a client that publishes: it carries a package (or a file of a project), takes one off, or is a call of the protocol at {@link ANACONDA}. */
export function isPublishing(method: string | undefined, target: string): boolean {
  const path = pathOf(target);
  if (path === ANACONDA || path.startsWith(`${ANACONDA}/`)) return true;
  return isOneOf(PACKAGES, method, path) || isOneOf(OTHERS, method, path);
}

/** Whether the platform itself gives the leave to send the body (`Expect: 100-continue`): when it knows who sends it, and it is its turn. All others have it at once. */
export const isAskedBeforeBody = (method: string | undefined, target: string): boolean =>
  isOneOf(PACKAGES, method, pathOf(target));
