/** States of a policy run or job and their display texts (POL-25, POL-26, POL-27). */

/** States of a job: a policy run or a mirror sync. */
export const JOB_STATES = ['todo', 'scheduled', 'pending', 'in_progress', 'failed', 'done', 'canceled'] as const;
/** One of {@link JOB_STATES}. */
export type JobState = (typeof JOB_STATES)[number];

/** The states of unfinished jobs. */
export const ACTIVE_JOB_STATES = ['todo', 'scheduled', 'pending', 'in_progress'] as const satisfies readonly JobState[];

/** Seconds after which to read an unfinished run again: most runs take seconds, those of large channels minutes. */
export const RUN_POLL_SECONDS = 2;

/** Returns whether a job is unfinished. */
export const isActiveJob = (state: string): boolean => ACTIVE_JOB_STATES.some((each) => each === state);

/** Every state with its text; 'completed' is another word for 'done' that the documents name. */
export const RUN_STATE_TEXTS = {
  todo: 'In Queue',
  scheduled: 'Scheduled',
  pending: 'Pending',
  in_progress: 'In Progress',
  failed: 'Failed',
  done: 'Completed',
  canceled: 'Canceled',
  completed: 'Completed',
} as const satisfies Record<JobState | 'completed', string>;

/** Records of one platform before and after a run (POL-28). */
export interface PlatformCount {
  platform: string;
  num_before: number;
  num_after: number;
  /** num_before minus num_after; negative if more files were added than removed. */
  num_removed: number;
}

/**
 * Counts of one platform (conda subdir): files served before and after a run, and the difference; negative if files
 * were added.
 */
export function platformCount(platform: string, numBefore: number, numAfter: number): PlatformCount {
  return { platform, num_before: numBefore, num_after: numAfter, num_removed: numBefore - numAfter };
}

/** How often a subscriber gets an email about a channel's deltas at most (POL-29). */
export const DELTA_FREQUENCIES = ['realtime', 'daily', 'weekly'] as const;
/** One of {@link DELTA_FREQUENCIES}. */
export type DeltaFrequency = (typeof DELTA_FREQUENCIES)[number];

/** Which deltas a subscriber gets (POL-29): all, those that added packages, or those that removed packages. */
export const CHANGE_TYPES = ['all', 'packages_added', 'packages_removed'] as const;
/** One of {@link CHANGE_TYPES}. */
export type ChangeType = (typeof CHANGE_TYPES)[number];
