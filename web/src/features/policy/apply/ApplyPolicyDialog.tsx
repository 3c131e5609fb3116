import type { ApplyPolicyDialogProps } from '../../../lib/slots.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

/** Applies a policy to the channel of a page, or removes its policy. */
export const ApplyPolicyDialog = ({ organization, channel, takesOff, onClose }: ApplyPolicyDialogProps) => (
  <ApplyDialog org={organization} channelName={channel} takesOff={takesOff} onClose={onClose} />
);
