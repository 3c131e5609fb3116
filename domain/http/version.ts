/**
 * The fields that make up the version of each editable resource: those that its edits write, by their path in its REST
 * response. Other fields (counts, times, automatic states) never cause an edit conflict. @internal for the test that
 * compares them with the request schemas
 */
export const EDITED_FIELDS = {
  accountSettings: ['theme', 'navigation_collapsed'],
  appliedPolicy: ['policy.id', 'is_watched'],
  billingDetails: ['email', 'name', 'address', 'tax_id'],
  channel: ['id', 'privacy', 'description', 'broken_files', 'used_with'],
  collection: [
    'id',
    'name',
    'title',
    'description',
    'privacy',
    'entries.organization',
    'entries.channel',
    'entries.name',
    'entries.subdir',
    'entries.file_name',
    'entries.note',
  ],
  curations: ['items.id'],
  environmentState: ['id', 'status', 'custom_message'],
  exception: ['id', 'until', 'ended_at'],
  gatewaySettings: ['is_gateway_enabled', 'retention_days', 'anonymize_clients'],
  group: ['id', 'name'],
  member: ['user_id', 'role'],
  mirror: [
    'other_sources',
    'lists_gone',
    'bytes_per_second',
    'downloads_at_once',
    'specs',
    'sync_minutes',
    'fetches',
    'loss_limit_percent',
    'excludes',
    'subdirs',
    'credentials',
  ],
  notebook: ['id', 'title', 'share_id'],
  operatedOrganization: ['id', 'plan'],
  operatedPerson: [
    'id',
    'is_operator',
    'is_disabled',
    'is_confirmed',
    'subscriptions.id',
    'subscriptions.subscription_status',
    'subscriptions.quantity',
    'subscriptions.expires_at',
  ],
  organization: ['id', 'title', 'bio'],
  organizationFeatures: ['items.feature', 'items.enabled'],
  packageIdentity: ['name', 'role', 'mappings'],
  policy: ['id', 'revision'],
  probes: ['when_failing', 'most_needed', 'environments', 'probes'],
  profile: ['id', 'username', 'first_name', 'last_name'],
  project: ['id', 'name', 'title'],
  promotionSettings: ['needs_approval'],
  readme: ['text'],
  seats: ['total'],
  serviceAccount: ['id', 'name', 'groups.id'],
  subscription: ['id', 'product_code', 'billing_cycle', 'quantity', 'cancel_at_period_end'],
  webhook: ['id', 'url', 'description', 'actions', 'is_enabled'],
} as const satisfies Record<string, readonly string[]>;

/** A kind of resource that has a version. */
export type Versioned = keyof typeof EDITED_FIELDS;

/** Length of a version in characters: 132 bits. */
const LENGTH = 22;

/**
 * Returns the version of a resource: equal exactly if all editable fields are equal.
 * @param item the resource as in its REST response
 * @param digest a text hash of at least 22 characters (SHA-256 in base64url)
 * @returns null for a response that lacks a field of the resource
 */
export function versionOf(kind: Versioned, item: unknown, digest: (text: string) => string): string | null {
  const values = EDITED_FIELDS[kind].map((path) => valueAt(item, path.split('.')));
  if (values.includes(undefined)) return null;
  return digest(JSON.stringify([kind, values.map(sorted)])).slice(0, LENGTH);
}

/** Returns the value at a path; for a list, the values at the rest of the path in each entry. */
function valueAt(item: unknown, [name, ...rest]: string[]): unknown {
  if (name === undefined || item === null) return item;
  if (Array.isArray(item)) return item.map((entry) => valueAt(entry, [name, ...rest]));
  return typeof item === 'object' && name in item ? valueAt((item as Record<string, unknown>)[name], rest) : undefined;
}

/** The value with the names of every object in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  );
}

/** A condition on the current version (RFC 9110, 13.1.1). */
export type VersionCondition = { kind: 'any' } | { kind: 'one'; etags: readonly string[] };

/**
 * Parses an If-Match header. The comparison is strong: a weak ETag matches no version.
 * @returns null if the header isn't a list of ETags
 */
export function versionCondition(header: string): VersionCondition | null {
  if (header.trim() === '*') return { kind: 'any' };
  const parts = header.split(',').map((part) => part.trim());
  return parts.every((part) => /^(W\/)?"[\x21\x23-\x7e]*"$/.test(part)) ? { kind: 'one', etags: parts } : null;
}
