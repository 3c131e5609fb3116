import { Bug, ChevronsUpDown, House, Layers, PanelLeftClose, PanelLeftOpen, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OrganizationNavQuery } from '../../gen/app.ts';
import { formatNumber } from '../../lib/format.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import type { Drawer } from './drawer.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';

interface Entry {
  label: string;
  icon: LucideIcon;
  to: string;
  current: boolean;
  count?: number | null;
}

function Entries({ entries, counts }: { entries: readonly Entry[]; counts: boolean }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={entry.current ? 'page' : undefined}>
            <Icon of={entry.icon} />
            {entry.label}
            {counts && entry.count !== null && entry.count !== undefined ? <span className="n">{formatNumber(entry.count)}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Switcher({ current, organizations, rail }: { current: ViewerOrganization; organizations: readonly ViewerOrganization[]; rail: boolean }) {
  const items: MenuItem[] = [
    ...organizations.slice(0, 3).map((organization): MenuItem => ({ kind: 'link', id: organization.id, label: organization.title, to: paths.organization.href({ org: organization.name }), checked: organization.id === current.id })),
    ...(organizations.length > 3 ? [{ kind: 'line', id: 'line' } as const, { kind: 'link', id: 'view-all-orgs', label: messages.nav.viewAll, to: paths.organizations.href() } as const] : []),
  ];
  const letter = <span className="sq" aria-hidden="true">{current.title.charAt(0).toUpperCase()}</span>;
  const [word] = current.title.split(/\s+/);
  return rail ? (
    <Menu label={messages.nav.myOrganizations} items={items} placement="right-start" trigger={{ children: <>{letter}<span aria-hidden="true">{word}</span><SrOnly>{messages.nav.switchOrganization(current.title)}</SrOnly></> }} />
  ) : (
    <Menu
      label={messages.nav.myOrganizations}
      items={items}
      placement="bottom-start"
      trigger={{
        className: 'org',
        children: <>{letter}<span className="clip"><b className="clip">{current.title}</b><span className="mark">{current.role ? messages.roles[current.role] : ''}</span></span><SrOnly>{messages.nav.switchHere}</SrOnly><span className="push" /><Icon of={ChevronsUpDown} /></>,
      }}
    />
  );
}

/** The navigation drawer: the organization's areas at 280 or 96 px, or over the page on narrow screens. */
export function Nav({ viewer, org, counts, drawer, over }: { viewer: Viewer; org: string | null; counts: OrganizationNavQuery['organization'] | undefined; drawer: Drawer; over?: boolean }) {
  const { pathname } = useLocation();
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  const current = organizations.find((organization) => organization.name === org) ?? null;
  const panel = useRef<HTMLElement>(null);
  const rail = drawer.rail && !over;
  const { close } = drawer;
  useEffect(() => {
    if (!over) return undefined;
    const opener = document.activeElement;
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [over, close]);
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const entries: Entry[] = [];
  if (current) {
    const at = { org: current.name };
    const overview = paths.organization.href(at);
    entries.push(
      { label: messages.nav.overview, icon: House, to: overview, current: pathname === overview },
      { label: messages.nav.channels, icon: Layers, to: paths.channels.href(at), current: under(paths.channels.href(at)), count: counts?.channels?.length },
      { label: messages.nav.policies, icon: ShieldCheck, to: paths.policies.href(at), current: under(paths.policies.href(at)), count: counts?.policies?.totalCount },
    );
  }
  const general: Entry[] = [{ label: messages.nav.cves, icon: Bug, to: paths.cves.href(), current: under(paths.cves.pattern) }];
  const group = organizations.length > 1 ? messages.nav.myOrganizations : messages.nav.myOrganization;
  const nav = (
    <nav
      ref={panel}
      className={classes('nav', over && 'over')}
      aria-label={messages.nav.label}
    >
      {organizations.length > 0 ? (
        <>
          {rail ? null : <p className="group first">{group}</p>}
          {current ? <Switcher current={current} organizations={organizations} rail={rail} /> : (
            <ul className={rail ? undefined : 'links'}>
              {organizations.slice(0, 3).map((organization) => (
                <li key={organization.id}><Link to={paths.organization.href({ org: organization.name })}><span className="sq" aria-hidden="true">{organization.title.charAt(0).toUpperCase()}</span><span className="clip">{organization.title}</span></Link></li>
              ))}
              {organizations.length > 3 ? <li><Link to={paths.organizations.href()}>{messages.nav.viewAll}</Link></li> : null}
            </ul>
          )}
        </>
      ) : null}
      <Entries entries={[...entries, ...general]} counts={!rail} />
      <div className="end">
        <button type="button" aria-expanded={!rail} onClick={drawer.toggle}>
          <Icon of={rail ? PanelLeftOpen : PanelLeftClose} />
          {over ? messages.close : rail ? messages.nav.expand : messages.nav.collapse}
        </button>
      </div>
    </nav>
  );
  return over ? <>{nav}<button type="button" className="nav-scrim" aria-label={messages.nav.close} onClick={drawer.close} /></> : nav;
}
