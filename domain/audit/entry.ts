/** The hashed form of an entry of the audit log. */
import type { ActorType, TargetType } from './actions.ts';

/** Further facts of an entry, few, by name. No secrets, names, or email addresses: users are referenced by ID. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The hashed fields of an entry. Names of users aren't hashed, so that the chain stays valid after an account is
 * erased.
 */
export interface AuditFields {
  action: string;
  actor_id: string | null;
  actor_type: ActorType;
  /** ISO 8601 in UTC, with milliseconds. */
  at: string;
  /** Id of the organization, or of the hub's own chain. */
  chain: string;
  details: AuditDetails;
  id: string;
  /** Place in the chain, from 1 on. */
  number: number;
  /** Hash of the entry before it; {@link NO_HASH} for the first. */
  previous: string;
  request_id: string | null;
  target_id: string | null;
  /** Null for a user. */
  target_name: string | null;
  target_type: TargetType;
}

/** The fields that are hashed, in the order of their names. */
export const HASHED_FIELDS = [
  'action',
  'actor_id',
  'actor_type',
  'at',
  'chain',
  'details',
  'id',
  'number',
  'previous',
  'request_id',
  'target_id',
  'target_name',
  'target_type',
] as const satisfies readonly (keyof AuditFields)[];

/** What stands for the hash before the first entry. */
export const NO_HASH = '0'.repeat(64);

/**
 * Serializes JSON with sorted members and without spaces, so that equal values have equal text (RFC 8785, for strings,
 * integers, booleans, and null).
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
