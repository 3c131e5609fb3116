import { ChevronDown, Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { announce } from '../../lib/announce.ts';
import { copyText } from '../../lib/clipboard.ts';
import { installCommand, installers, type Installer, type Source } from '../../lib/install.ts';
import { openModal } from '../../lib/modals.ts';
import { useSecret } from '../../lib/secrets.ts';
import { useViewer } from '../../lib/viewer.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { text } from './messages.ts';
import { look } from '../../ui/theme/look.ts';

/** The channel that a package is installed from. */
export interface InstallFrom {
  org: string;
  repoUrl: string;
  isPublic: boolean;
  /** The channels that are used together with it, in their order. */
  usedWith: readonly { name: string; repoUrl: string }[];
  /** Path of the channel's page, where tokens are created. */
  channelPath: string;
}

/** Whether an allowed file can't be installed on any platform that it is for. */
export const isUninstallable = ({
  installability,
}: {
  installability: readonly { isInstallable: boolean }[];
}): boolean => installability.length > 0 && installability.every(({ isInstallable }) => !isInstallable);

/** Data for install commands, with the user's token if it was created in this tab; `ready` if they work unchanged. */
export function useInstallSource({ org, repoUrl, isPublic, usedWith }: InstallFrom): {
  source: Source;
  ready: boolean;
} {
  const secret = useSecret(org);
  return {
    source: {
      origin: window.location.origin,
      repoUrl,
      usedWith: usedWith.map((other) => other.repoUrl),
      token: isPublic ? null : (secret ?? text.token),
    },
    ready: isPublic || secret !== null,
  };
}

/** Says that a command still needs the token, with a link to it. */
export const TokenMissing = ({ channelPath }: Pick<InstallFrom, 'channelPath'>) => (
  <>
    {text.tokenMissing} <Link to={channelPath}>{text.tokenPlace}</Link>
  </>
);

/**
 * Copies the command that installs a version with one of the clients. Commands with a token ask visitors for an account
 * first (AUTH-33).
 */
export function InstallButton({ from, name, version }: { from: InstallFrom; name: string; version: string | null }) {
  const { source, ready } = useInstallSource(from);
  const visitor = useViewer() === null;
  if (version === null) return <Button disabledReason={text.noInstall}>{text.copyInstall}</Button>;
  if (visitor && !from.isPublic)
    return (
      <Button variant="solid" icon={Copy} onClick={() => openModal('login-required')}>
        {text.copyInstall}
      </Button>
    );
  const copy = async (installer: Installer) => {
    const done = await copyText(installCommand(installer, source, `${name}=${version}`));
    announce(done ? messages.copied : messages.copyFailed);
    if (!done) showToast({ kind: 'error', title: messages.copyFailed });
    else
      showToast({
        kind: 'success',
        title: text.copiedFor(installer, name, version),
        ...(ready ? {} : { text: <TokenMissing channelPath={from.channelPath} /> }),
      });
  };
  return (
    <Menu
      label={text.copyInstall}
      trigger={{
        className: look('button', { variant: 'solid' }),
        children: (
          <>
            <Icon of={Copy} />
            {text.copyInstall}
            <Icon of={ChevronDown} />
          </>
        ),
      }}
      items={[
        { kind: 'label', id: 'what', label: `${name} ${version}` },
        ...installers.map((installer) => ({
          kind: 'action' as const,
          id: installer,
          label: installer,
          run: () => void copy(installer),
        })),
      ]}
    />
  );
}
