import { useEffect, useRef } from 'react';
import { installText } from './installMessages.ts';
import { InstallPanel } from './InstallPanel.tsx';
import { look } from '../../../ui/theme/look.ts';

/**
 * The user's token for the organization's channels, in commands of one of them. Scrolls into view when shown
 * (SHELL-23).
 */
export function TokenAccess({
  org,
  channel,
}: {
  org: string;
  channel: { name: string; repoUrl: string; usedWith: readonly { repoUrl: string }[] };
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div id="token" className={look('arrival')} ref={place} tabIndex={-1}>
      <InstallPanel
        org={org}
        repoUrl={channel.repoUrl}
        usedWith={channel.usedWith.map(({ repoUrl }) => repoUrl)}
        isPublic={false}
        takesPackages
        title={installText.tokenAccess(channel.name)}
      />
    </div>
  );
}
