import { RUN_STATE_TEXTS } from '@terrarium/domain/policy';

/** What a run's state is called on screens (POL-19 to POL-27); a state we do not know is shown as it is. */
export const jobStateText = (state: string): string =>
  Object.hasOwn(RUN_STATE_TEXTS, state) ? RUN_STATE_TEXTS[state as keyof typeof RUN_STATE_TEXTS] : state;

/** Label of a run that failed install checks and is on hold. */
export const HELD_TEXT = 'On hold';
