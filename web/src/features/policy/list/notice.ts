import type { Dispatch, SetStateAction } from 'react';
import { useOutletContext } from 'react-router';

/** A save of a policy, and the channels on which it started runs. */
export interface Saved {
  name: string;
  revision: number;
  namesOfChannelsAppliedTo: readonly string[];
}

/** What was done to a policy, or why not, told above the list. */
export type Notice =
  | {
      kind: 'created';
      id: string;
      /** The channel that its effect was looked at on, which it is proposed for. */
      on?: string | null;
    }
  | { kind: 'edited'; saved: Saved }
  | { kind: 'rolledBack'; from: number; saved: Saved }
  | { kind: 'deleted' | 'restored'; id: string; name: string }
  | { kind: 'refused'; message: string };

/** What the list offers to the dialogs that open over it. */
export interface ListContext {
  /** Shows a banner above the list, or changes the one that is there. */
  tell: Dispatch<SetStateAction<Notice | null>>;
  /** Address of the list as it is now: its page and filter. */
  back: string;
}

/** The list below the dialog. */
export const useListContext = (): ListContext => useOutletContext<ListContext>();
