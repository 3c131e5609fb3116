/** The hashed form of an entry of the audit log. */
import type { ActorType, TargetType } from './actions.ts';

/** What else an entry tells: few facts by name. No secrets, and nobody's name or address: people stand in it by id. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** What of an entry is hashed. Names of people are not: an account that is erased takes its name along, and the chain still holds. */
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
  /** Null for a person. */
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

/** JSON with the members of every object by name and without spaces: one text for one value (RFC 8785, for texts, whole numbers, truth values and null). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  members.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`).join(',')}}`;
}
