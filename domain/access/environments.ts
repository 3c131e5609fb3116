/** What admins say of an environment (ENV-14, ENV-16). */
export const ENVIRONMENT_STATUSES = ['unreviewed', 'approved', 'needs_attention', 'retired'] as const;
/** One of {@link ENVIRONMENT_STATUSES}. */
export type EnvironmentStatus = (typeof ENVIRONMENT_STATUSES)[number];

/** Most characters of the message beside a status. */
export const MOST_STATE_MESSAGE = 500;
