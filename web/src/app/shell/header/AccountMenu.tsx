import { useNavigate } from 'react-router-dom';
import { areaLabel } from '../../../lib/areas.ts';
import { colorIndex, initialsOf, type Viewer } from '../../../lib/viewer.ts';
import { byRecentVisit, readVisits } from '../../../lib/visits.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx';
import { Avatar } from './Avatar.tsx';
import { headerText } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

const t = headerText.account;
const avatarColors = [null, 'b', 'c', 'd'] as const;

/**
 * Menu items of the user's organizations: one with its areas, several with the three last visited, or a link to create
 * one (SHELL-20 to SHELL-26).
 */
function organizationItems(viewer: Viewer): MenuItem[] {
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  const [only] = organizations;
  if (!only) return [{ kind: 'link', id: 'create', label: t.createOrganization, to: paths.newOrganization.href() }];
  if (organizations.length === 1) {
    const at = { org: only.name };
    const has = (feature: string): boolean => only.features?.includes(feature) ?? false;
    return [
      { kind: 'label', id: 'organization', label: only.title },
      ...(has('environments')
        ? [{ kind: 'link', id: 'environments', label: t.environments, to: paths.environmentsArea.href() } as const]
        : []),
      ...(has('channel')
        ? [{ kind: 'link', id: 'channels', label: areaLabel('channels'), to: paths.channels.href(at) } as const]
        : []),
      { kind: 'link', id: 'token', label: t.tokenAccess, to: `${paths.channels.href(at)}#token` },
    ];
  }
  return [
    { kind: 'label', id: 'organizations', label: messages.nav.myOrganizations },
    ...organizations.slice(0, 3).map((organization): MenuItem => ({
      kind: 'link',
      id: organization.id,
      label: organization.title,
      to: paths.organization.href({ org: organization.name }),
    })),
    ...(organizations.length > 3
      ? [{ kind: 'link', id: 'all', label: messages.nav.viewAll, to: paths.organizations.href() } as const]
      : []),
  ];
}

/**
 * The avatar and its menu (SHELL-18 to SHELL-27), with the outbox for operators.
 * @param learning target of My Learning, a path of the hub or a URL on another host; null hides it
 */
export function AccountMenu({ viewer, learning }: { viewer: Viewer; learning: string | null }) {
  const navigate = useNavigate();
  const items: MenuItem[] = [
    {
      kind: 'label',
      id: 'who',
      label: (
        <>
          <b>{viewer.displayName}</b>
          {viewer.email}
        </>
      ),
    },
    { kind: 'line', id: 'line 1' },
    { kind: 'label', id: 'mine', label: t.mine },
    { kind: 'link', id: 'settings', label: t.settings, to: paths.accountSettings.href() },
    { kind: 'link', id: 'subscriptions', label: t.subscriptions, to: paths.profileSubscriptions.href() },
    { kind: 'line', id: 'line 2' },
    ...organizationItems(viewer),
    { kind: 'line', id: 'line 3' },
    ...(learning === null
      ? []
      : [
          { kind: 'link', id: 'learning', label: t.learning, to: learning, newTab: !learning.startsWith('/') } as const,
        ]),
    { kind: 'link', id: 'support', label: t.support, to: paths.supportCenter.href() },
    ...(viewer.isOperator ? [{ kind: 'link', id: 'outbox', label: t.outbox, to: paths.outbox.href() } as const] : []),
    { kind: 'action', id: 'sign-out', label: messages.account.signOut, run: () => void navigate(paths.logOut.href()) },
  ];
  return (
    <Menu
      label={viewer.displayName}
      items={items}
      trigger={{
        className: look('avatar', { color: avatarColors[colorIndex(viewer.id)] }),
        'aria-label': messages.account.button(viewer.displayName, initialsOf(viewer)).trim().replace(/^, /, ''),
        children: <Avatar viewer={viewer} />,
      }}
    />
  );
}
