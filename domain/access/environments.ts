/** What admins say of an environment (ENV-14, ENV-16). */
export const ENVIRONMENT_STATUSES = ['unreviewed', 'approved', 'needs_attention', 'retired'] as const;
/** One of {@link ENVIRONMENT_STATUSES}. */
export type EnvironmentStatus = (typeof ENVIRONMENT_STATUSES)[number];

/** Maximum length of the message next to a status, in characters. */
export const MOST_STATE_MESSAGE = 500;
