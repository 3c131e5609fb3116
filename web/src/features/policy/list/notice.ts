import { useOutletContext } from 'react-router';

/** What was done to a policy, or why not, told above the list. */
export type Notice =
  | { kind: 'created'; id: string }
  | { kind: 'edited'; channels: readonly string[] }
  | { kind: 'rolledBack'; from: number; to: number; channels: readonly string[] }
  | { kind: 'deleted' | 'restored'; id: string; name: string }
  | { kind: 'refused'; message: string };

/** What the list offers to the dialogs that open over it. */
export interface OverList {
  /** Shows a banner above the list. */
  tell: (notice: Notice | null) => void;
  /** Address of the list as it is now: its page and filter. */
  back: string;
}

/** The list below the dialog. */
export const useOverList = (): OverList => useOutletContext<OverList>();
