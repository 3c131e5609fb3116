/** Bounds of numbers and texts that forms and services share, both ends included. */

/** Days for which an organization keeps counts and clients of its downloads (REPORT-08). */
export const RETENTION_DAYS = { min: 1, max: 1095 } as const;

/** Seats of a plan that somebody gives or buys; `unlimited` stands for a plan that does not count them. */
export const SEATS = { min: 1, max: 1_000_000, unlimited: 1_000_000_000 } as const;

/** Most characters of a person's first or last name. */
export const LONGEST_PERSON_NAME = 60;
