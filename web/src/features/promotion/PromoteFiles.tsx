import { useEffect } from 'react';
import { usePromotionTargetsQuery } from '../../gen/promotion.ts';
import { isHosted } from '../../lib/hosted.ts';
import type { PromoteFilesProps } from '../../lib/slots.ts';
import { showFailure } from '../../ui/toasts.tsx';
import { PromoteDialog } from './PromoteDialog.tsx';

/** Promotes selected files of a channel to a hosted channel of the organization; opened from the files' table. */
export function PromoteFiles({ org, channel, files, onClose, onDone }: PromoteFilesProps) {
  const { data, error } = usePromotionTargetsQuery({ variables: { org } });
  useEffect(() => {
    if (!error) return;
    showFailure(error);
    onClose();
  }, [error, onClose]);
  const channels = data?.organization?.channels;
  if (!channels) return null;
  return (
    <PromoteDialog
      org={org}
      targets={channels.filter((one) => isHosted(one) && one.name !== channel)}
      sources={[channel]}
      files={files}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
