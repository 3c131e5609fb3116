import type { ApplyPolicyDialogProps } from '../../../lib/slots.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

/** Applies a policy to the channel of a channel page. */
export const ApplyPolicyDialog = ({ organization, channel, onClose }: ApplyPolicyDialogProps) => (
  <ApplyDialog org={organization} channelName={channel} onClose={onClose} />
);
