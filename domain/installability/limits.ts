/** Limits of large contents. */

/** Number of records from which a content is large. A solver step takes about five times as long then. */
export const LARGE_CONTENT = 200_000;

/**
 * Maximum number of unchecked files of a platform that are checked after a publication. More would take hours, and the
 * next publication would come before that. They stay unchecked.
 */
export const MOST_UNCHECKED = 200_000;
