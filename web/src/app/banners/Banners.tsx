import { useState, type ReactNode } from 'react';
import { Link, useMatch } from 'react-router-dom';
import { useFlag } from '../../lib/flags.tsx';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useOwnOrganization } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/feedback.tsx';
import '../../ui/theme/recipes/banners.css';
import { bannerText } from './messages.ts';
import { SystemBanner } from './SystemBanner.tsx';
import { look } from '../../ui/theme/look.ts';

/** A banner that stays away for the session once it is closed (SHELL-54, SHELL-55). */
function SessionBanner({ name, children }: { name: string; children: ReactNode }) {
  const [closed, setClosed] = useState(() => readStored('session', name) === true);
  if (closed) return null;
  const close = () => {
    writeStored('session', name, true);
    setClosed(true);
  };
  return <Banner onDismiss={close}>{children}</Banner>;
}

/** On the channels of an organization whose plan has community channels. */
function CommunityBanner() {
  const org = useMatch(paths.channels.pattern)?.params.org;
  const organization = useOwnOrganization(org);
  if (!org || !organization?.features?.includes('community_channel')) return null;
  return (
    <SessionBanner name="community-channel-banner">
      {bannerText.community.text} <Link to={paths.policies.href({ org })}>{bannerText.community.link}</Link>
    </SessionBanner>
  );
}

/** On the page of the package that the flag `python-channel-package` names. */
function PythonBanner() {
  const at = useMatch(paths.package.pattern)?.params;
  const name = useFlag('python-channel-package', { delay: 0 });
  if (!at?.org || !at.channel || at.name !== name) return null;
  return (
    <SessionBanner name="python-channel-banner">
      {bannerText.python.text}{' '}
      <Link to={paths.package.href({ org: at.org, channel: at.channel, name })}>{bannerText.python.link}</Link>
    </SessionBanner>
  );
}

/** The banners of the shell, above the page. */
export function Banners() {
  return (
    <div className={look('banners')}>
      <SystemBanner />
      <CommunityBanner />
      <PythonBanner />
    </div>
  );
}
