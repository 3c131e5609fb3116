import {
  ArrowUpRight,
  BookOpen,
  Bug,
  Building2,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  FolderOpen,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  MessagesSquare,
  PanelLeftClose,
  PanelLeftOpen,
  Plus,
  Server,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OrganizationNavQuery } from '../../gen/app.ts';
import { lacksPlan } from '../../lib/account.ts';
import { areaHref, areasOf, isInArea, type Area } from '../../lib/areas.ts';
import { useCookieFlag, usePermission } from '../../lib/flags.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useMedia } from '../../lib/media.ts';
import { byRecentVisit, readVisits } from '../../lib/visits.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Push, SrOnly } from '../../ui/layout.tsx';
import { Drawer, preloadDrawer } from '../../ui/overlay/Drawer.tsx';
import { Menu, type MenuItem } from '../../ui/overlay/Menu.tsx';
import type { DrawerState } from './drawer.ts';
import { organizationsId, sidebarId, sidebarOrganizations, togglesDrawer, type NavEntry } from './navigation.ts';
import type { Viewer, ViewerOrganization } from '../../lib/viewer.ts';
import { look } from '../../ui/theme/look.ts';

const t = messages.nav;

/** Below this window height in pixels, one entry contains all pages of an organization's management. */
const lowHeight = 896;

/** Icons of standard entries; others use the link icon. */
const icons: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  [organizationsId]: Building2,
  resources: BookOpen,
  forum: MessagesSquare,
  support: LifeBuoy,
  operator: Server,
};
const iconOf = (entry: NavEntry): LucideIcon => icons[entry.id] ?? Link2;

/** A navigation target: within the hub, on another host in a new tab (NAV-13), or none while it is disabled. */
function Target({
  entry,
  icon,
  current,
  onChoose,
}: {
  entry: NavEntry;
  icon?: LucideIcon;
  current?: 'page' | 'true' | undefined;
  onChoose?: (() => void) | undefined;
}) {
  const content = (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span className={look('text', { clip: true })}>{entry.text}</span>
    </>
  );
  if (entry.disabled || (entry.to === null && entry.href === null))
    return (
      <span role="link" aria-disabled="true" className={look('nav.off')}>
        {content}
      </span>
    );
  if (entry.to === null) {
    return (
      <a href={entry.href ?? undefined} target="_blank" rel="noopener noreferrer">
        {content}
        <span className={look('nav.out')}>
          <Icon of={ArrowUpRight} small />
        </span>
        <SrOnly>{t.newTab}</SrOnly>
      </a>
    );
  }
  return (
    <Link to={entry.to} aria-current={current} onClick={onChoose}>
      {content}
    </Link>
  );
}

const asMenuItem = (entry: NavEntry): MenuItem => ({
  kind: 'link',
  id: entry.id,
  label: entry.text,
  to: entry.to ?? entry.href ?? '',
  ...(entry.to === null ? { newTab: true } : {}),
  ...(entry.disabled ? { disabled: true } : {}),
});

/**
 * An entry with children, which unfold below it or next to the rail; the rail itself shows only the top level (NAV-12).
 * `items` replace them in the rail's menu.
 */
function Branch({
  entry,
  rail,
  pathname,
  items,
}: {
  entry: NavEntry;
  rail: boolean;
  pathname: string;
  items?: readonly MenuItem[] | undefined;
}) {
  const id = useId();
  const inside = entry.children.some(({ to }) => to === pathname);
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const open = unfolded ?? inside;
  if (rail) {
    return (
      <Menu
        label={entry.text}
        items={items ?? entry.children.map(asMenuItem)}
        placement="right-start"
        trigger={{
          children: (
            <>
              <Icon of={iconOf(entry)} />
              <span className={look('text', { clip: true })}>{entry.text}</span>
            </>
          ),
        }}
      />
    );
  }
  return (
    <>
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setUnfolded(!open)}>
        <Icon of={iconOf(entry)} />
        <span className={look('text', { clip: true })}>{entry.text}</span>
        <span className={look('nav.out')} data-open={open || undefined}>
          <Icon of={ChevronDown} small />
        </span>
      </button>
      <ul id={id} className={look('nav.sub')} hidden={!open}>
        {entry.children.map((child) => (
          <li key={child.id}>
            <Target entry={child} current={child.to === pathname ? 'page' : undefined} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The hub's entries. `inside` is rendered below 'My Organizations': the user's organizations with the areas of the
 * current one. Without that entry it comes last.
 */
function Main({
  entries,
  rail,
  pathname,
  drawer,
  switching,
  inside,
}: {
  entries: readonly NavEntry[];
  rail: boolean;
  pathname: string;
  drawer: DrawerState;
  switching: readonly MenuItem[] | undefined;
  inside: ReactNode;
}) {
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            {entry.children.length > 0 ? (
              <Branch
                entry={entry}
                rail={rail}
                pathname={pathname}
                items={entry.id === organizationsId ? switching : undefined}
              />
            ) : (
              <Target
                entry={entry}
                icon={iconOf(entry)}
                current={
                  entry.to === pathname
                    ? 'page'
                    : entry.id === 'operator' && pathname.startsWith(`${paths.hub.href()}/`)
                      ? 'true'
                      : undefined
                }
                onChoose={togglesDrawer(entry.id) ? () => drawer.flip('elsewhere') : undefined}
              />
            )}
            {entry.id === organizationsId ? inside : null}
          </li>
        ))}
      </ul>
      {entries.some(({ id }) => id === organizationsId) ? null : inside}
    </>
  );
}

interface Place {
  label: string;
  /** Accessible name that replaces the label. */
  name?: string;
  icon: ReactNode;
  to: string;
  current: boolean;
  count?: number | null | undefined;
}

function Places({
  places,
  rail,
  className,
  children,
}: {
  places: readonly Place[];
  rail: boolean;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <ul className={className}>
      {places.map((place) => (
        <li key={place.to}>
          <Link
            to={place.to}
            aria-current={place.current ? 'page' : undefined}
            aria-label={place.name}
            title={place.name}
          >
            {place.icon}
            <span className={look('text', { clip: true })}>{place.label}</span>
            {!rail && place.count !== null && place.count !== undefined ? (
              <span className={look('count')}>{formatNumber(place.count)}</span>
            ) : null}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** Entries of an organization switcher: three organizations, with the current one marked, and a link to all. */
const switcherItems = (
  current: ViewerOrganization | null,
  organizations: readonly ViewerOrganization[],
): MenuItem[] => [
  ...organizations.slice(0, sidebarOrganizations).map((organization): MenuItem => ({
    kind: 'link',
    id: organization.id,
    label: organization.title,
    to: paths.organization.href({ org: organization.name }),
    checked: organization.id === current?.id,
  })),
  ...(organizations.length > 0 ? [{ kind: 'line', id: 'line' } as const] : []),
  { kind: 'link', id: 'view-all', label: t.viewAll, to: paths.organizations.href() },
];

/** The switcher that the flag `unified` puts into the expanded drawer (FLAG-12). */
function Switcher({
  current,
  organizations,
}: {
  current: ViewerOrganization;
  organizations: readonly ViewerOrganization[];
}) {
  return (
    <Menu
      label={t.myOrganizations}
      items={switcherItems(current, organizations)}
      placement="bottom-start"
      trigger={{
        className: look('nav.org'),
        children: (
          <>
            <Letter of={current.title} />
            <span className={look('text', { clip: true })}>
              <b className={look('text', { clip: true })}>{current.title}</b>
              <span className={look('text', { mark: true })}>{current.role ? messages.roles[current.role] : ''}</span>
            </span>
            <SrOnly>{t.switchHere}</SrOnly>
            <Push />
            <Icon of={ChevronsUpDown} />
          </>
        ),
      }}
    />
  );
}

/** The letter is rendered by CSS, because it is a picture of the name, not text of the link. */
const Letter = ({ of }: { of: string }) => (
  <span className={look('letter')} aria-hidden="true" data-letter={of.charAt(0).toUpperCase()} />
);

/** Areas of the current organization. In the rail, or in a low window, the management pages are in one entry's menu. */
function Areas({
  current,
  counts,
  rail,
  className,
}: {
  current: ViewerOrganization;
  counts: OrganizationNavQuery['organization'] | undefined;
  rail: boolean;
  className?: string;
}) {
  const { pathname } = useLocation();
  const low = useMedia(`(max-height: ${lowHeight - 1}px)`);
  const mine = areasOf(current.role);
  const gathered = rail || low;
  const to = ({ key }: Area) => areaHref(key, current.name);
  const marked = (area: Area) => isInArea(area, current.name, pathname);
  const numbers: Partial<Record<Area['key'], number | undefined>> = {
    channels: counts?.channelCount ?? undefined,
    policies: counts?.policies?.totalCount,
  };
  const places = mine
    .filter(({ managing }) => !gathered || !managing)
    .map((area): Place =>
      rail && area.key === 'organization'
        ? {
            label: current.title.split(/\s+/)[0] ?? current.title,
            name: t.overviewOf(current.title),
            icon: <Letter of={current.title} />,
            to: to(area),
            current: marked(area),
          }
        : {
            label: area.label,
            icon: <Icon of={area.icon} />,
            to: to(area),
            current: marked(area),
            count: numbers[area.key],
          },
    );
  const managed = mine.filter(({ managing }) => managing);
  return (
    <Places places={places} rail={rail} {...(className ? { className } : {})}>
      {gathered ? (
        <li>
          <Menu
            label={t.manage}
            placement="right-start"
            items={managed.map((area): MenuItem => ({
              kind: 'link',
              id: area.key,
              label: area.label,
              icon: area.icon,
              to: to(area),
              checked: marked(area),
            }))}
            trigger={{
              'aria-current': managed.some(marked) ? 'page' : undefined,
              children: (
                <>
                  <Icon of={SlidersHorizontal} />
                  <span className={look('text', { clip: true })}>{t.manage}</span>
                  <span className={look('nav.out')}>
                    <Icon of={ChevronRight} small />
                  </span>
                </>
              ),
            }}
          />
        </li>
      ) : null}
    </Places>
  );
}

/** Returns at most three organizations of the hub's list, including the current one. */
function withCurrent(entries: readonly NavEntry[], current: ViewerOrganization | null): NavEntry[] {
  const organizations = entries.filter(({ id }) => id !== 'view-all-orgs');
  const to = current && paths.organization.href({ org: current.name });
  if (!current || organizations.some((entry) => entry.to === to)) return organizations;
  return [
    { id: current.id, text: current.title, disabled: false, to, href: null, children: [] },
    ...organizations,
  ].slice(0, sidebarOrganizations);
}

/**
 * The user's organizations with the areas of the current one: links (NAV-23), or the switcher of the flag `unified`
 * (FLAG-12). The rail shows only the areas; there the entry 'My Organizations' switches. The group's title is shown
 * unless the entry above says the same (NAV-22).
 */
function Organizations({
  group,
  said,
  viewer,
  current,
  here,
  counts,
  rail,
  drawer,
}: {
  group: NavEntry | undefined;
  said: boolean;
  viewer: Viewer;
  current: ViewerOrganization | null;
  here: boolean;
  counts: OrganizationNavQuery['organization'] | undefined;
  rail: boolean;
  drawer: DrawerState;
}) {
  const unified = useCookieFlag('unified');
  const organizations = byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id));
  if (organizations.length === 0) return null;
  if (current && rail) return <Areas current={current} counts={counts} rail />;
  const name = group?.text ?? (organizations.length > 1 ? t.myOrganizations : t.myOrganization);
  const label = said && name === t.myOrganizations ? null : <p className={look('nav.group')}>{name}</p>;
  if (current && unified)
    return (
      <>
        {label}
        <Switcher current={current} organizations={organizations} />
        <Areas current={current} counts={counts} rail={false} />
      </>
    );
  const all = group?.children.find(({ id }) => id === 'view-all-orgs');
  const at = current && paths.organization.href({ org: current.name });
  return (
    <>
      {label}
      <ul aria-label={name}>
        {withCurrent(group?.children ?? [], current).map((entry) => (
          <li key={entry.id}>
            {entry.to === null || entry.disabled ? (
              <Target entry={entry} />
            ) : (
              <Link
                to={entry.to}
                aria-current={here && entry.to === at ? 'true' : undefined}
                onClick={() => drawer.flip('organization')}
              >
                <Letter of={entry.text} />
                <span className={look('text', { clip: true })}>{entry.text}</span>
              </Link>
            )}
            {current && entry.to === at ? (
              <Areas current={current} counts={counts} rail={false} className={look('nav.sub')} />
            ) : null}
          </li>
        ))}
        {all ? (
          <li>
            <Target entry={all} icon={Building2} onChoose={() => drawer.flip('elsewhere')} />
          </li>
        ) : null}
      </ul>
    </>
  );
}

/** Menu of things to create in the cloud, each in a new tab (NAV-14, NAV-15, NAV-16). */
function Create({ rail }: { rail: boolean }) {
  const items: MenuItem[] = [
    {
      kind: 'link',
      id: 'notebook',
      label: t.newNotebook,
      to: paths.codeInTheCloud.href({}, { action: 'new-notebook', source: 'drawer' }),
      newTab: true,
    },
    {
      kind: 'link',
      id: 'project',
      label: t.newProject,
      to: paths.codeInTheCloud.href({}, { action: 'new-project', source: 'drawer' }),
      newTab: true,
    },
  ];
  return (
    <div className={look('nav.create')}>
      <Menu
        label={t.create}
        items={items}
        placement={rail ? 'right-start' : 'bottom-start'}
        trigger={{
          children: (
            <>
              <Icon of={Plus} />
              {t.create}
              <span className={look('nav.out')}>
                <Icon of={ChevronDown} small />
              </span>
            </>
          ),
        }}
      />
    </div>
  );
}

/**
 * The navigation drawer: the hub's entries, then the organization's areas; 280 or 96 px wide, or an overlay on narrow
 * screens.
 * @param org name of the current organization; `here` says whether the URL is one of its pages
 */
export function Nav({
  viewer,
  entries,
  org,
  here,
  counts,
  drawer,
  over,
}: {
  viewer: Viewer | null;
  entries: readonly NavEntry[];
  org: string | null;
  here: boolean;
  counts: OrganizationNavQuery['organization'] | undefined;
  drawer: DrawerState;
  over?: boolean;
}) {
  const { pathname } = useLocation();
  const notebooks = usePermission('cloud-notebooks');
  const current = viewer?.organizations?.find((organization) => organization.name === org) ?? null;
  const rail = drawer.rail && !over;
  const under = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  const tools: Place[] = [
    { label: t.cves, icon: <Icon of={Bug} />, to: paths.cves.href(), current: under(paths.cves.pattern) },
    // Without a plan it would only lead to the checkout (ROUTE-54, ROUTE-56).
    ...(viewer && lacksPlan(viewer)
      ? []
      : [
          {
            label: t.workspace,
            icon: <Icon of={FolderOpen} />,
            to: paths.workspace.href(),
            current: under(paths.workspace.pattern),
          },
        ]),
  ];
  const group = entries.find(({ id }) => id === sidebarId);
  const said = entries.some(({ id, text }) => id === organizationsId && text === t.myOrganizations);
  const inside = viewer ? (
    <div className={look('nav.mine')}>
      <Organizations
        group={group}
        said={said}
        viewer={viewer}
        current={current}
        here={here}
        counts={counts}
        rail={rail}
        drawer={drawer}
      />
      <Places places={tools} rail={rail} />
    </div>
  ) : null;
  const nav = (
    <nav className={look('nav', { over })} aria-label={t.label}>
      {viewer && notebooks ? <Create rail={rail} /> : null}
      <Main
        entries={entries.filter(({ id }) => id !== sidebarId)}
        rail={rail}
        pathname={pathname}
        drawer={drawer}
        inside={inside}
        switching={
          viewer ? switcherItems(current, byRecentVisit(viewer.organizations ?? [], readVisits(viewer.id))) : undefined
        }
      />
      <div className={look('nav.end')}>
        <button
          type="button"
          aria-expanded={!rail}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={drawer.toggle}
        >
          <Icon of={rail ? PanelLeftOpen : PanelLeftClose} />
          {over ? messages.close : rail ? t.expand : t.collapse}
        </button>
      </div>
    </nav>
  );
  return over ? (
    <Drawer label={t.drawer} onClose={drawer.close}>
      {nav}
    </Drawer>
  ) : (
    nav
  );
}
