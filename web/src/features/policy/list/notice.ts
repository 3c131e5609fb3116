import type { Dispatch, SetStateAction } from 'react';
import { useOutletContext } from 'react-router-dom';

/** A save of a policy, with the channels whose runs it started. */
export interface Saved {
  name: string;
  revision: number;
  namesOfChannelsAppliedTo: readonly string[];
}

/** Result or error of a policy action, shown above the list. */
export type Notice =
  | {
      kind: 'created';
      id: string;
      /** The channel whose impact was shown, which is suggested for it. */
      on?: string | null;
    }
  | { kind: 'edited'; saved: Saved }
  | { kind: 'rolledBack'; from: number; saved: Saved }
  | { kind: 'deleted' | 'restored'; id: string; name: string }
  | { kind: 'refused'; message: string };

/** Context of the list for dialogs that open over it. */
export interface ListContext {
  /** Shows a banner above the list, or changes the one that is there. */
  tell: Dispatch<SetStateAction<Notice | null>>;
  /** Current URL of the list with page and filter. */
  back: string;
}

/** The list below the dialog. */
export const useListContext = (): ListContext => useOutletContext<ListContext>();
