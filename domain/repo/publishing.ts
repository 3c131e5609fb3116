/**
 * URLs for publishing and yanking packages, shared by the gateway, which forwards the requests, and the platform, which
 * handles them.
 */
import { pathOf } from './address.ts';

/** Target of uploads with a one-time secret in the URL. */
export const UPLOADS = '/uploads';
/** Where clients of anaconda.org's protocol find the hub. */
export const ANACONDA = '/anaconda';

/**
 * How a published file can be withdrawn from its channel's index: a yanked one can still be downloaded by name, a
 * quarantined (harmful) one can't.
 */
export const WITHDRAWALS = ['yanked', 'harmful'] as const;
/** One of {@link WITHDRAWALS}. */
export type WithdrawalKind = (typeof WITHDRAWALS)[number];

/**
 * Why a file left the index of its channel: it was withdrawn, or its mirror source no longer lists it. A file that is
 * `gone` can be downloaded by name, like a yanked one.
 */
export const ABSENCES = [...WITHDRAWALS, 'gone'] as const;
/** One of {@link ABSENCES}. */
export type AbsenceKind = (typeof ABSENCES)[number];

const NAME = '[a-z0-9_][a-z0-9_.-]*';
const CHANNEL = `${NAME}/${NAME}`;

/** Calls by their method and path. */
type Calls = readonly (readonly [method: string, path: RegExp])[];

/** Every call that carries a package, but those at {@link ANACONDA}. */
const PACKAGES: Calls = [
  // The URL that clients read from (Artifactory's layout).
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
  // A project file: not a package, but uploaded in the same way.
  ['PUT', /^\/api\/projects\/[^/]+\/files\/./],
  // A piece of one.
  ['PATCH', /^\/api\/projects\/[^/]+\/uploads\/[^/]+$/],
];

const isOneOf = (calls: Calls, method: string | undefined, path: string): boolean =>
  calls.some(([wanted, pattern]) => wanted === method && pattern.test(path));

/**
 * Whether a request comes from a publishing client: it uploads a package (or a file of a project), yanks one, or uses
 * the protocol at {@link ANACONDA}.
 */
export function isPublishing(method: string | undefined, target: string): boolean {
  const path = pathOf(target);
  if (path === ANACONDA || path.startsWith(`${ANACONDA}/`)) return true;
  return isOneOf(PACKAGES, method, path) || isOneOf(OTHERS, method, path);
}

/**
 * Whether the platform itself sends `100 Continue`, after authentication and when an upload slot is free. Other
 * requests get it immediately.
 */
export const isAskedBeforeBody = (method: string | undefined, target: string): boolean =>
  isOneOf(PACKAGES, method, pathOf(target));
