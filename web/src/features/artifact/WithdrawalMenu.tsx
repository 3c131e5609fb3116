import { useApolloClient } from '@apollo/client/react';
import { Ellipsis, PackageX, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useRestoreFileMutation } from '../../gen/artifactWithdrawal.ts';
import { forgetChannelContents } from '../../lib/apollo/cache.ts';
import { runMutation } from '../../ui/runMutation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { look } from '../../ui/theme/look.ts';
import { showToast } from '../../ui/toasts.tsx';
import { WithdrawDialog, type FileInput } from './WithdrawDialog.tsx';
import { withdrawalText as t } from './withdrawalMessages.ts';

/** Publisher actions on a file of a hosted channel: yank or restore. */
export function WithdrawalMenu({
  channelId,
  input,
  withdrawn,
}: {
  /** Global id of the channel. */
  channelId: string;
  input: FileInput;
  withdrawn: 'YANKED' | 'QUARANTINED' | null;
}) {
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const [restore] = useRestoreFileMutation();
  const done = (title: string) => {
    showToast({ kind: 'success', title, text: t.next });
    forgetChannelContents(cache, { __typename: 'Channel', id: channelId });
  };
  const yank = {
    kind: 'action',
    id: 'yank',
    label: t.yank,
    icon: PackageX,
    danger: true,
    run: () => setAsking(true),
  } as const;
  const putBack = {
    kind: 'action',
    id: 'restore',
    label: t.restore,
    icon: RotateCcw,
    run: () =>
      void runMutation(restore({ variables: { input } }), (data) => data.restoreFile).then((outcome) => {
        if (outcome) done(t.restored(input.fileName));
      }),
  } as const;
  return (
    <>
      <Menu
        label={t.menu(input.fileName)}
        items={withdrawn === null ? [yank] : [putBack]}
        trigger={{
          className: look('button', { variant: 'ghost', size: 'sm', square: true }),
          'aria-label': t.menu(input.fileName),
          children: <Icon of={Ellipsis} />,
        }}
      />
      {asking ? (
        <WithdrawDialog
          input={input}
          onDone={() => done(t.withdrawn(input.fileName))}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
