/** States of a policy run or job and their display texts (POL-25, POL-26, POL-27). */

/** Every state with its text. */
export const RUN_STATE_TEXTS = {
  todo: 'In Queue',
  scheduled: 'Scheduled',
  pending: 'Pending',
  in_progress: 'In Progress',
  failed: 'Failed',
  done: 'Completed',
  canceled: 'Canceled',
  completed: 'Completed',
} as const;

/** A state of a run. */
export type RunState = keyof typeof RUN_STATE_TEXTS;

/** All states. */
export const RUN_STATES = Object.keys(RUN_STATE_TEXTS) as RunState[];

/** The display text of a state. */
export function runStateText(state: RunState): string {
  return RUN_STATE_TEXTS[state];
}

/** Whether a run in this state will not change any more. */
export function isFinalRunState(state: RunState): boolean {
  return state === 'failed' || state === 'done' || state === 'canceled' || state === 'completed';
}

/** Records of one platform before and after a run (POL-28). */
export interface PlatformCount {
  platform: string;
  num_before: number;
  num_after: number;
  /** num_before minus num_after; negative when more came than went. */
  num_removed: number;
}

/** The counts of one platform. */
export function platformCount(platform: string, numBefore: number, numAfter: number): PlatformCount {
  return { platform, num_before: numBefore, num_after: numAfter, num_removed: numBefore - numAfter };
}
