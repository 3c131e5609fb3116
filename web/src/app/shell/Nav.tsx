import {
  ArrowUpRight, BookOpen, Box, Bug, Building2, ChevronDown, ChevronsUpDown, FolderOpen, House, LayoutDashboard, Layers, LifeBuoy, Link2, MessagesSquare, PanelLeftClose, PanelLeftOpen, Plus, ShieldCheck, Users, type LucideIcon,
} from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OrganizationNavQuery } from '../../gen/app.ts';
import { useCookieFlag, usePermission } from '../../lib/flags.tsx';
import { formatNumber } from '../../lib/format.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { SrOnly } from '../../ui/layout.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import type { Drawer } from './drawer.ts';
import { sidebarId, sidebarOrganizations, togglesDrawer, type NavEntry } from './navigation.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';

const t = messages.nav;

/** Icons of the entries that every hub has; others get the one of a link. */
const icons: Record<string, LucideIcon> = { dashboard: LayoutDashboard, 'my-organizations': Building2, resources: BookOpen, forum: MessagesSquare, support: LifeBuoy };
/** The pages that the entry 'Members' stands for: each has the tabs to the other ones. */
const managing = [paths.members, paths.groups, paths.serviceAccounts, paths.reports, paths.organizationSettings] as const;
const iconOf = (entry: NavEntry): LucideIcon => icons[entry.id] ?? Link2;

/** An entry that leads somewhere: within the hub, to another host in a new tab (NAV-13), or nowhere while it is disabled. */
function Target({ entry, icon, current, onChoose }: { entry: NavEntry; icon?: LucideIcon; current?: 'page' | 'true' | undefined; onChoose?: (() => void) | undefined }) {
  const content = <>{icon ? <Icon of={icon} /> : null}<span className="clip">{entry.text}</span></>;
  if (entry.disabled || (entry.to === null && entry.href === null)) return <span role="link" aria-disabled="true" className="off">{content}</span>;
  if (entry.to === null) {
    return <a href={entry.href ?? undefined} target="_blank" rel="noopener noreferrer">{content}<span className="out"><Icon of={ArrowUpRight} small /></span><SrOnly>{t.newTab}</SrOnly></a>;
  }
  return <Link to={entry.to} aria-current={current} onClick={onChoose}>{content}</Link>;
}

const asMenuItem = (entry: NavEntry): MenuItem => ({
  kind: 'link', id: entry.id, label: entry.text, to: entry.to ?? entry.href ?? '', ...(entry.to === null ? { newTab: true } : {}), ...(entry.disabled ? { disabled: true } : {}),
});

/** An entry that holds others: they fold out below it, or beside the rail, which itself shows only the top (NAV-12). */
function Branch({ entry, rail, pathname }: { entry: NavEntry; rail: boolean; pathname: string }) {
  const id = useId();
  const inside = entry.children.some(({ to }) => to === pathname);
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = unfolded ?? inside;
  if (rail) {
    return <li><Menu label={entry.text} items={entry.children.map(asMenuItem)} placement="right-start" trigger={{ children: <><Icon of={iconOf(entry)} />{entry.text}</> }} /></li>;
  }
  return (
    <li>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setUnfolded(!open)}>
        <Icon of={iconOf(entry)} />
        <span className="clip">{entry.text}</span>
        <span className={classes('out', open && 'open')}><Icon of={ChevronDown} small /></span>
      </button>
      <ul id={id} className="sub" hidden={!open}>
        {entry.children.map((child) => <li key={child.id}><Target entry={child} current={child.to === pathname ? 'page' : undefined} /></li>)}
      </ul>
    </li>
  );
}

function Main({ entries, rail, pathname, drawer }: { entries: readonly NavEntry[]; rail: boolean; pathname: string; drawer: Drawer }) {
  return (
    <ul>
      {entries.map((entry) => (entry.children.length > 0 ? <Branch key={entry.id} entry={entry} rail={rail} pathname={pathname} /> : (
        <li key={entry.id}>
          <Target entry={entry} icon={iconOf(entry)} current={entry.to === pathname ? 'page' : undefined} onChoose={togglesDrawer(entry.id) ? () => drawer.flip('elsewhere') : undefined} />
        </li>
      )))}
    </ul>
  );
}

interface Place {
  label: string;
  icon: LucideIcon;
  to: string;
  current: boolean;
  count?: number | null | undefined;
}

function Places({ places, rail, className }: { places: readonly Place[]; rail: boolean; className?: string }) {
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.to}>
          <Link to={place.to} aria-current={place.current ? 'page' : undefined}>
            <Icon of={place.icon} />
            {place.label}
            {!rail && place.count !== null && place.count !== undefined ? <span className="n">{formatNumber(place.count)}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Switcher({ current, organizations, rail }: { current: ViewerOrganization; organizations: readonly ViewerOrganization[]; rail: boolean }) {
  const items: MenuItem[] = [
    ...organizations.slice(0, sidebarOrganizations).map((organization): MenuItem => ({ kind: 'link', id: organization.id, label: organization.title, to: paths.organization.href({ org: organization.name }), checked: organization.id === current.id })),
    ...(organizations.length > sidebarOrganizations ? [{ kind: 'line', id: 'line' } as const, { kind: 'link', id: 'view-all-orgs', label: t.viewAll, to: paths.organizations.href() } as const] : []),
  ];
  const letter = <Letter of={current.title} />;
  const [word] = current.title.split(/\s+/);
  return rail ? (
    <Menu label={t.myOrganizations} items={items} placement="right-start" trigger={{ children: <>{letter}<span aria-hidden="true" className="clip">{word}</span><SrOnly>{t.switchOrganization(current.title)}</SrOnly></> }} />
  ) : (
    <Menu
      label={t.myOrganizations}
      items={items}
      placement="bottom-start"
      trigger={{
        className: 'org',
        children: <>{letter}<span className="clip"><b className="clip">{current.title}</b><span className="mark">{current.role ? messages.roles[current.role] : ''}</span></span><SrOnly>{t.switchHere}</SrOnly><span className="push" /><Icon of={ChevronsUpDown} /></>,
      }}
    />
  );
}

const Letter = ({ of }: { of: string }) => <span className="sq" aria-hidden="true">{of.charAt(0).toUpperCase()}</span>;

/** At most three organizations of the hub's list; the one at hand is always among them. */
function withCurrent(entries: readonly NavEntry[], current: ViewerOrganization | null): NavEntry[] {
  const organizations = entries.filter(({ id }) => id !== 'view-all-orgs');
  const to = current && paths.organization.href({ org: current.name });
  if (!current || organizations.some((entry) => entry.to === to)) return organizations;
  return [{ id: current.id, text: current.title, disabled: false, to, href: null, children: [] }, ...organizations].slice(0, sidebarOrganizations);
}

/** The person's organizations: a switcher in the rail and with the flag `unified` (FLAG-12), else links, with the areas of the one at hand below it. */
function Organizations({ group, viewer, current, here, areas, rail, drawer }: { group: NavEntry | undefined; viewer: Viewer; current: ViewerOrganization | null; here: boolean; areas: readonly Place[]; rail: boolean; drawer: Drawer }) {
  const unified = useCookieFlag('unified');
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  if (organizations.length === 0) return null;
  const label = rail ? null : <p className="group">{group?.text ?? (organizations.length > 1 ? t.myOrganizations : t.myOrganization)}</p>;
  if (current && (rail || unified)) return <>{label}<Switcher current={current} organizations={organizations} rail={rail} /><Places places={areas} rail={rail} /></>;
  const all = group?.children.find(({ id }) => id === 'view-all-orgs');
  const at = current && paths.organization.href({ org: current.name });
  return (
    <>
      {label}
      <ul>
        {withCurrent(group?.children ?? [], current).map((entry) => (
          <li key={entry.id}>
            {entry.to === null || entry.disabled ? <Target entry={entry} /> : (
              <Link to={entry.to} aria-current={here && entry.to === at ? 'true' : undefined} onClick={() => drawer.flip('organization')}><Letter of={entry.text} /><span className="clip">{entry.text}</span></Link>
            )}
            {entry.to === at ? <Places places={areas} rail={rail} className="sub" /> : null}
          </li>
        ))}
        {all ? <li><Target entry={all} icon={Building2} onChoose={() => drawer.flip('elsewhere')} /></li> : null}
      </ul>
    </>
  );
}

/** What a person may begin in the cloud, each in a tab of its own (NAV-14, NAV-15, NAV-16). */
function Create({ rail }: { rail: boolean }) {
  const items: MenuItem[] = [
    { kind: 'link', id: 'notebook', label: t.newNotebook, to: paths.codeInTheCloud.href({}, { action: 'new-notebook', source: 'drawer' }), newTab: true },
    { kind: 'link', id: 'project', label: t.newProject, to: paths.codeInTheCloud.href({}, { action: 'new-project', source: 'drawer' }), newTab: true },
  ];
  return <div className="create"><Menu label={t.create} items={items} placement={rail ? 'right-start' : 'bottom-start'} trigger={{ children: <><Icon of={Plus} />{t.create}<span className="out"><Icon of={ChevronDown} small /></span></> }} /></div>;
}

/**
 * The navigation drawer: the hub's entries, then the organization's areas; at 280 or 96 px, or over the page on narrow screens.
 * @param org name of the organization at hand; `here` tells that the address is one of its pages
 */
export function Nav({ viewer, entries, org, here, counts, drawer, over }: { viewer: Viewer | null; entries: readonly NavEntry[]; org: string | null; here: boolean; counts: OrganizationNavQuery['organization'] | undefined; drawer: Drawer; over?: boolean }) {
  const { pathname } = useLocation();
  const notebooks = usePermission('cloud-notebooks');
  const current = viewer?.organizations?.find((organization) => organization.name === org) ?? null;
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
  const areas: Place[] = [];
  if (current) {
    const at = { org: current.name };
    const overview = paths.organization.href(at);
    areas.push(
      { label: t.overview, icon: House, to: overview, current: pathname === overview },
      { label: t.channels, icon: Layers, to: paths.channels.href(at), current: under(paths.channels.href(at)), count: counts?.channels?.length },
      { label: t.policies, icon: ShieldCheck, to: paths.policies.href(at), current: under(paths.policies.href(at)), count: counts?.policies?.totalCount },
      { label: t.environments, icon: Box, to: paths.environments.href(at), current: under(paths.environments.href(at)) },
      { label: t.members, icon: Users, to: paths.members.href(at), current: managing.some((page) => under(page.href(at))) },
    );
  }
  const tools: Place[] = [
    { label: t.cves, icon: Bug, to: paths.cves.href(), current: under(paths.cves.pattern) },
    { label: t.workspace, icon: FolderOpen, to: paths.workspace.href(), current: under(paths.workspace.pattern) },
  ];
  const nav = (
    <nav ref={panel} className={classes('nav', over && 'over')} aria-label={t.label}>
      {viewer && notebooks ? <Create rail={rail} /> : null}
      <Main entries={entries.filter(({ id }) => id !== sidebarId)} rail={rail} pathname={pathname} drawer={drawer} />
      {viewer ? (
        <>
          <div className="line" role="presentation" />
          <Organizations group={entries.find(({ id }) => id === sidebarId)} viewer={viewer} current={current} here={here} areas={areas} rail={rail} drawer={drawer} />
          <Places places={tools} rail={rail} />
        </>
      ) : null}
      <div className="end">
        <button type="button" aria-expanded={!rail} onClick={drawer.toggle}>
          <Icon of={rail ? PanelLeftOpen : PanelLeftClose} />
          {over ? messages.close : rail ? t.expand : t.collapse}
        </button>
      </div>
    </nav>
  );
  return over ? <>{nav}<button type="button" className="nav-scrim" aria-label={t.close} onClick={drawer.close} /></> : nav;
}
