import type { ApplyPolicyDialogProps } from '../../../lib/slots.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

/** Applies a policy to the channel of a channel page, or takes its policy off. */
export const ApplyPolicyDialog = ({ organization, channel, takesOff, onClose }: ApplyPolicyDialogProps) => (
  <ApplyDialog org={organization} channelName={channel} takesOff={takesOff} onClose={onClose} />
);
