import { lazy, Suspense, use, useEffect, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { ApolloProvider, skipToken } from '@apollo/client/react';
import { useOrganizationFeaturesQuery, useOrganizationNavQuery, useShellViewerQuery } from '../../gen/app.ts';
import { useClientSource } from '../../lib/apollo/router.ts';
import { useOutage } from '../../lib/hub/outage.ts';
import { page } from '../../lib/page.ts';
import { readOf } from '../../lib/read.ts';
import { readVisits, recordVisit } from '../../lib/visits.ts';
import { removeStored, writeStored } from '../../lib/storage.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HeadSkeleton, ErrorState } from '../../ui/feedback.tsx';
import { PageBanner } from '../../ui/PageBanner.tsx';
import { Keys } from '../keys/Keys.tsx';
import { Banners } from '../banners/Banners.tsx';
import { useDrawer } from './drawer.ts';
import { useFlagValues } from './flagValues.ts';
import { Footer } from './Footer.tsx';
import { flagsOf, checkGuards } from './guard.ts';
import { AppHeader } from './AppHeader.tsx';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import { addressOf, navigationOf } from './navigation.ts';
import { useSessionWatch } from './session.ts';
import { useKeptSettings } from './settings.ts';
import { useLayout } from './useLayout.ts';
import { useViewport } from './viewport.ts';
import { ViewerProvider, type Viewer } from '../../lib/viewer.ts';
import { look } from '../../ui/theme/look.ts';

/** Stores the signed-in user in session storage under `user` (AUTH-30) and records visits of organizations. */
function useMemory(viewer: Viewer | null | undefined, org: string | undefined): void {
  useEffect(() => {
    if (viewer)
      writeStored('session', 'user', {
        id: viewer.id,
        email: viewer.email,
        username: viewer.username,
        displayName: viewer.displayName,
      });
    else if (viewer === null) removeStored('session', 'user');
  }, [viewer]);
  useEffect(() => {
    const organization = viewer?.organizations?.find((one) => one.name === org);
    if (viewer && organization) recordVisit(viewer.id, organization);
  }, [viewer, org]);
}

/**
 * The organization of the URL, else the last visited one, else the first; none if the hub denies its features to the
 * admin (ORG-24).
 */
function useSelected(viewer: Viewer | null, org: string | undefined): string | null {
  const mine = viewer?.organizations ?? [];
  const visited = viewer
    ? readVisits(viewer.id).find(({ orgId }) => mine.some(({ id }) => id === orgId))?.orgName
    : undefined;
  const wanted = org ?? visited ?? mine[0]?.name ?? null;
  // Only admins have a use for them (ORG-22).
  const isAdmin = mine.some(({ name, role }) => name === wanted && role === 'ADMIN');
  const features = useOrganizationFeaturesQuery(
    wanted !== null && isAdmin ? { variables: { org: wanted } } : skipToken,
  );
  return readOf(features.data?.organization?.featureSettings, features).state === 'refused' ? null : wanted;
}

/** Marks the body while the window is narrower than 768 px (SHELL-73). */
function useNoHeader(): void {
  const { noHeader } = useViewport();
  useEffect(() => {
    document.body.classList.toggle('no-header', noHeader);
    return () => document.body.classList.remove('no-header');
  }, [noHeader]);
}

/** The shell and all below it on the client. */
export function Shell() {
  return (
    <ApolloProvider client={use(useClientSource()())}>
      <Layout />
    </ApolloProvider>
  );
}

const OutageState = lazy(async () => ({ default: (await import('../../ui/Outage.tsx')).OutageState }));

const BackToTop = lazy(async () => ({ default: (await import('./BackToTop.tsx')).BackToTop }));
const PlanNotice = lazy(async () => ({ default: (await import('../../ui/PlanNotice.tsx')).PlanNotice }));

/** Leaves for another host. */
function Leave({ href }: { href: string }) {
  useEffect(() => page.leave(href), [href]);
  return null;
}

/** Header, navigation, content, and footer of the route. Runs the guards before the page renders (ROUTE-57). */
function Layout() {
  const layout = useLayout();
  const { org } = useParams();
  const location = useLocation();
  const shell = useShellViewerQuery();
  const { data } = shell;
  const who = readOf(data?.viewer, shell, 'viewer');
  const viewer = who.state === 'ready' ? who.value : null;
  const known = who.state !== 'loading' && who.state !== 'unavailable';
  const away = useOutage() !== null;
  const settings = useKeptSettings(viewer);
  const drawer = useDrawer(
    org === undefined ? 'elsewhere' : 'organization',
    settings.isNavigationCollapsed,
    settings.keepNavigation,
  );
  const items = data?.navigationItems;
  const flag = useFlagValues(
    known ? [...flagsOf(layout, viewer), ...(items ?? []).flatMap((item) => item.featureFlag ?? [])] : [],
    viewer?.id ?? null,
  );
  useSessionWatch(viewer);
  useMemory(known ? viewer : undefined, org);
  useNoHeader();
  const selected = useSelected(viewer, org);
  const lacking = viewer?.organizations?.find(
    ({ name, features }) => name === org && layout.feature && !features.includes(layout.feature),
  );
  const member = viewer?.organizations?.some((one) => one.name === selected) ?? false;
  // A public page can show an organization to non-members: an invitation.
  const organization = useOrganizationNavQuery(
    selected !== null && (member || (org !== undefined && !layout.public))
      ? { variables: { org: selected } }
      : skipToken,
  );
  // The hub hides this organization from the user (ORG-26). If loading failed, the page itself says so.
  const { state } = readOf(organization.data?.organization, organization, 'organization');
  const refused =
    org !== undefined && !layout.public && (selected === null || state === 'refused' || state === 'empty');
  const unread = <ErrorState what={messages.product.toLowerCase()} error={shell.error} onRetry={shell.refetch} />;

  if (!known && (away || who.state === 'unavailable')) {
    return (
      <div className={look('blank')}>
        <Header loading />
        <main id="main" className={look('page')}>
          {who.state === 'unavailable' ? (
            unread
          ) : (
            <Suspense fallback={null}>
              <OutageState />
            </Suspense>
          )}
        </main>
      </div>
    );
  }
  const entries = known ? navigationOf(items, viewer, flag) : [];
  const verdict = known
    ? checkGuards(layout, {
        viewer,
        flag,
        org,
        here: `${location.pathname}${location.search}${location.hash}`,
        addressOf: (entry) => addressOf(entries, entry),
      })
    : { kind: 'wait' as const };
  if (verdict.kind === 'route') return <Navigate replace to={verdict.to} state={verdict.missing ?? null} />;
  if (verdict.kind === 'page') return <Leave href={verdict.href} />;
  if (known && refused) return <Navigate replace to={paths.error.href({ code: '403' })} />;

  const content = (nav: ReactNode): ReactNode => (
    <>
      {nav}
      <main
        id="main"
        className={look('main', {
          full: layout.fullWidthContainer,
          unplaced: !known && layout.hideUnauthenticatedMainNav,
        })}
        tabIndex={-1}
      >
        {verdict.kind === 'show' ? (
          <>
            {layout.blankPage ? null : <Banners />}
            <Suspense fallback={null}>
              {layout.feature && lacking ? <PlanNotice organization={lacking} feature={layout.feature} /> : null}
              <PageBanner />
              <Outlet />
            </Suspense>
          </>
        ) : (
          <div className={look('page')}>
            {verdict.kind === 'wait' ? <HeadSkeleton label={messages.product} /> : unread}
          </div>
        )}
      </main>
    </>
  );
  const background = layout.backgroundColor ? { background: `var(${layout.backgroundColor})` } : undefined;
  if (layout.blankPage)
    return (
      <ViewerProvider value={viewer}>
        <div className={look('blank')} style={background}>
          {content(null)}
        </div>
      </ViewerProvider>
    );

  const nav = !layout.hideMainNavigation && !(known && !viewer && layout.hideUnauthenticatedMainNav);
  // While the user is unknown, reserve the menu wherever everyone gets one, so that the logo doesn't move later.
  const hasMenu = nav && (known || !layout.hideUnauthenticatedMainNav);
  const drawn = {
    viewer,
    entries,
    org: selected,
    here: org !== undefined,
    counts: organization.data?.organization,
    drawer,
  };
  return (
    <ViewerProvider value={viewer}>
      {layout.hideHeader ? null : (
        <AppHeader
          viewer={viewer}
          entries={entries}
          loading={!known}
          layout={layout}
          onMenu={hasMenu ? drawer.toggle : undefined}
        />
      )}
      <div
        className={
          nav ? look('app', { rail: drawer.rail, bare: layout.hideHeader }) : look('noNav', { bare: layout.hideHeader })
        }
        style={background}
      >
        {content(
          nav ? (
            known ? (
              <>
                <Nav {...drawn} />
                {drawer.over ? <Nav {...drawn} over /> : null}
              </>
            ) : (
              <div className={look('nav')} />
            )
          ) : null,
        )}
        {known && !layout.hideFooter ? <Footer signedIn={viewer !== null} entries={entries} /> : null}
      </div>
      {layout.showScrollToTop ? (
        <Suspense fallback={null}>
          <BackToTop />
        </Suspense>
      ) : null}
      {known ? (
        <Keys viewer={viewer} organization={viewer?.organizations?.find(({ name }) => name === selected) ?? null} />
      ) : null}
    </ViewerProvider>
  );
}
