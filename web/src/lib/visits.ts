import { readStored, removeStored, storedKeys, writeStored } from './storage.ts';

/** One visit of an organization (ORG-32). */
export interface Visit {
  orgId: string;
  orgName: string;
  /** RFC 3339 instant. */
  lastVisited: string;
}

/** Maximum number of organizations in the history (ORG-31). */
const visitLimit = 5;

const prefix = 'organization-visits:';
const key = (userId: string): string => `${prefix}${userId}`;

const isVisit = (value: unknown): value is Visit => {
  if (typeof value !== 'object' || value === null) return false;
  const { orgId, orgName, lastVisited } = value as Record<string, unknown>;
  return (
    typeof orgId === 'string' &&
    typeof orgName === 'string' &&
    typeof lastVisited === 'string' &&
    !Number.isNaN(Date.parse(lastVisited))
  );
};

/** Returns a user's visits, newest first. A history with one invalid record is discarded completely (ORG-33). */
export function readVisits(userId: string): Visit[] {
  const stored = readStored('local', key(userId));
  if (stored === null) return [];
  if (!Array.isArray(stored) || !stored.every(isVisit)) {
    removeStored('local', key(userId));
    return [];
  }
  return stored.toSorted((a, b) => Date.parse(b.lastVisited) - Date.parse(a.lastVisited));
}

/**
 * Returns the names of the organizations that were visited in this browser, newest first: before the user is known, the
 * hub can choose among them.
 */
export const recentNames = (): string[] => [
  ...new Set(
    storedKeys('local', prefix)
      .flatMap((stored) => readVisits(stored.slice(prefix.length)))
      .toSorted((a, b) => Date.parse(b.lastVisited) - Date.parse(a.lastVisited))
      .map(({ orgName }) => orgName),
  ),
];

/** Records a visit and keeps the newest five. `now` in milliseconds. */
export function recordVisit(userId: string, organization: { id: string; name: string }, now = Date.now()): void {
  const visit: Visit = { orgId: organization.id, orgName: organization.name, lastVisited: new Date(now).toISOString() };
  writeStored(
    'local',
    key(userId),
    [visit, ...readVisits(userId).filter((other) => other.orgId !== organization.id)].slice(0, visitLimit),
  );
}

/** Removes the visit of an organization that the user left or that was deleted (ORG-28). */
export function forgetVisit(userId: string, orgId: string): void {
  const visits = readVisits(userId);
  const left = visits.filter((visit) => visit.orgId !== orgId);
  if (left.length < visits.length) writeStored('local', key(userId), left);
}

/** Sorts organizations by recent visit, then in the given order (ORG-30). */
export function byRecentVisit<T extends { id: string }>(organizations: readonly T[], visits: readonly Visit[]): T[] {
  const rank = new Map(visits.map((visit, index) => [visit.orgId, index]));
  return organizations.toSorted((a, b) => (rank.get(a.id) ?? visits.length) - (rank.get(b.id) ?? visits.length));
}
