import { Menu as MenuIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useTheme, type ThemeChoice } from '../../../lib/theme.ts';
import { messages } from '../../../messages.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink, IconButton } from '../../../ui/Button.tsx';
import { Icon, Logo } from '../../../ui/Icon.tsx';
import { preloadDrawer } from '../../../ui/overlay/Drawer.tsx';
import { Menu, type MenuItem } from '../../../ui/overlay/Menu.tsx';
import { headerText } from './messages.ts';
import { look } from '../../../ui/theme/look.ts';

const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

/** The choice between system, light, and dark colors. */
export function ThemeMenu() {
  const { choice, choose } = useTheme();
  const items = (['system', 'light', 'dark'] as const satisfies ThemeChoice[]).map((theme): MenuItem => ({
    kind: 'action',
    id: theme,
    label: messages.theme[theme],
    icon: themeIcons[theme],
    checked: theme === choice,
    run: () => choose(theme),
  }));
  return (
    <Menu
      label={messages.theme.label}
      items={items}
      trigger={{
        className: look('button', { variant: 'ghost', square: true }),
        'aria-label': `${messages.theme.label}: ${messages.theme[choice]}`,
        title: messages.theme.label,
        children: <Icon of={themeIcons[choice]} />,
      }}
    />
  );
}

/**
 * Links to sign-in and sign-up for visitors (SHELL-10). Both return to this page, or to the target of the page before
 * the sign-in.
 */
export function VisitorLinks() {
  const { pathname, search } = useLocation();
  const kept = new URLSearchParams(search).get('returnUrl');
  const before = pathname === paths.signIn.pattern || pathname === paths.signUp.pattern;
  const here = before ? kept : pathname === paths.home.pattern ? null : `${pathname}${search}`;
  return (
    <>
      <ButtonLink size="sm" variant="ghost" to={paths.signIn.href({}, { returnUrl: here })}>
        {messages.account.signIn}
      </ButtonLink>
      <ButtonLink size="sm" to={paths.signUp.href({}, { returnUrl: here })}>
        {headerText.signUp}
      </ButtonLink>
    </>
  );
}

/** The top bar with the logo as home link (SHELL-01). `onMenu` opens the navigation on narrow screens. */
export function Bar({
  onMenu,
  expanded,
  download,
  children,
}: {
  onMenu?: (() => void) | undefined;
  /** The search has its own row below the bar. */
  expanded?: boolean | undefined;
  /** A download link replaces the product name on the narrowest screens. */
  download?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <header className={look('header', { expanded, download })}>
      {onMenu ? (
        <IconButton
          className={look('text', { only: 'mobile' })}
          icon={MenuIcon}
          label={messages.nav.open}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={onMenu}
        />
      ) : null}
      <Link className={look('brand', { short: !onMenu })} to={paths.home.href()} aria-label={messages.nav.home}>
        <Logo />
        <span>{messages.product}</span>
      </Link>
      {children}
    </header>
  );
}
