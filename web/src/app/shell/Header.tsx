import { Menu as MenuIcon, Monitor, Moon, Sun, User } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useTheme, type ThemeChoice } from '../../lib/theme.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { ButtonLink, IconButton } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon, Logo } from '../../ui/Icon.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import { colorIndex, initialsOf, type Viewer } from '../../lib/viewer.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeMenu() {
  const { choice, choose } = useTheme();
  const items = (['system', 'light', 'dark'] as const satisfies ThemeChoice[]).map((theme): MenuItem => ({
    kind: 'action', id: theme, label: messages.theme[theme], icon: themeIcons[theme], checked: theme === choice, run: () => choose(theme),
  }));
  return <Menu label={messages.theme.label} items={items} trigger={{ className: 'btn ghost icon', 'aria-label': `${messages.theme.label}: ${messages.theme[choice]}`, title: messages.theme.label, children: <Icon of={themeIcons[choice]} /> }} />;
}

const avatarColors = [null, 'b', 'c', 'd'] as const;

function AccountMenu({ viewer }: { viewer: Viewer }) {
  const navigate = useNavigate();
  const initials = initialsOf(viewer);
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  const [only] = organizations;
  const items: MenuItem[] = [
    { kind: 'label', id: 'who', label: <><b>{viewer.displayName}</b>{viewer.email}</> },
    { kind: 'line', id: 'line 1' },
    ...(organizations.length > 0 ? [{ kind: 'label', id: 'organizations', label: organizations.length === 1 ? only?.title : messages.nav.myOrganizations } as const] : []),
    ...(organizations.length === 1 && only
      ? [{ kind: 'link', id: 'channels', label: messages.nav.channels, to: paths.channels.href({ org: only.name }) } as const]
      : organizations.slice(0, 3).map((organization) => ({ kind: 'link', id: organization.id, label: organization.title, to: paths.organization.href({ org: organization.name }) } as const))),
    ...(organizations.length > 3 ? [{ kind: 'link', id: 'all', label: messages.nav.viewAll, to: paths.organizations.href() } as const] : []),
    ...(organizations.length > 0 ? [{ kind: 'line', id: 'line 2' } as const] : []),
    { kind: 'action', id: 'sign-out', label: messages.account.signOut, run: () => void navigate(paths.logOut.href()) },
  ];
  return (
    <Menu
      label={viewer.displayName}
      items={items}
      trigger={{
        className: classes('avatar', avatarColors[colorIndex(viewer.id)]),
        'aria-label': messages.account.button(viewer.displayName, initials).trim().replace(/^, /, ''),
        children: initials || <Icon of={User} />,
      }}
    />
  );
}

/** The top bar: logo, theme, and the account menu or the way to sign in. */
export function Header({ viewer, loading, onMenu }: { viewer: Viewer | null; loading?: boolean; onMenu?: () => void }) {
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const signIn = paths.signIn.href({}, here === '/' || pathname === paths.signIn.pattern ? {} : { returnUrl: here });
  return (
    <header className="header">
      {onMenu ? <IconButton className="only-mobile" icon={MenuIcon} label={messages.nav.open} onClick={onMenu} /> : null}
      <Link className={classes('brand', !onMenu && 'short')} to={paths.home.href()} aria-label={messages.nav.home}><Logo />{messages.product}</Link>
      <span className="push" />
      <ThemeMenu />
      {viewer ? <AccountMenu viewer={viewer} /> : loading || pathname === paths.signIn.pattern ? null : <ButtonLink size="sm" to={signIn}>{messages.account.signIn}</ButtonLink>}
    </header>
  );
}
