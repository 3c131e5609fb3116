import { createContext, useContext, type ComponentType } from 'react';

/** What the dialog that applies a policy to a channel is given. */
export interface ApplyPolicyDialogProps {
  /** Name of the organization. */
  organization: string;
  /** Name of the channel. */
  channel: string;
  onClose: () => void;
}

/** Parts that one feature shows and another one makes; the application joins them, since features do not know each other. */
export interface Slots {
  ApplyPolicyDialog: ComponentType<ApplyPolicyDialogProps>;
}

const SlotContext = createContext<Slots | null>(null);

/** Gives the parts to what is below. */
export const SlotProvider = SlotContext.Provider;

/** The parts that other features make. Throws outside the application. */
export function useSlots(): Slots {
  const slots = useContext(SlotContext);
  if (!slots) throw new Error('No parts are given here: render below SlotProvider.');
  return slots;
}
