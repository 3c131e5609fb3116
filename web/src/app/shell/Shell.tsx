import { use, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useMatches, useParams } from 'react-router-dom';
import { ApolloProvider, skipToken } from '@apollo/client/react';
import { useOrganizationNavQuery, useShellQuery } from '../../gen/app.ts';
import { useClientSource } from '../../lib/apollo/router.ts';
import { toFailure } from '../../lib/apollo/errors.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';
import { readVisits, recordVisit } from '../../lib/visits.ts';
import { removeStored, writeStored } from '../../lib/storage.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { HeadSkeleton, ErrorState } from '../../ui/feedback.tsx';
import { classes } from '../../ui/classes.ts';
import { useDrawer } from './drawer.ts';
import { Header } from './Header.tsx';
import { Nav } from './Nav.tsx';
import { useSessionWatch } from './session.ts';
import { ViewerProvider, type Viewer } from '../../lib/viewer.ts';

/** The layout of the deepest route that says something. */
function useLayout(): RouteLayout {
  const matches = useMatches();
  return Object.assign({}, ...matches.map((match) => match.handle as RouteLayout | undefined));
}

/** Keeps the signed-in person in the tab's store under the key `user` (AUTH-30) and records visits of organizations. */
function useMemory(viewer: Viewer | null | undefined, org: string | undefined): void {
  useEffect(() => {
    if (viewer) writeStored('session', 'user', { id: viewer.id, email: viewer.email, username: viewer.username, displayName: viewer.displayName });
    else if (viewer === null) removeStored('session', 'user');
  }, [viewer]);
  useEffect(() => {
    const organization = viewer?.organizations?.find((one) => one.name === org);
    if (viewer && organization) recordVisit(viewer.id, organization);
  }, [viewer, org]);
}

/** The shell and all below it on the client. */
export function Shell() {
  return <ApolloProvider client={use(useClientSource()())}><Layout /></ApolloProvider>;
}

/** Header, navigation and content; sends visitors of guarded pages to the sign-in (AUTH-28). */
function Layout() {
  const layout = useLayout();
  const { org } = useParams();
  const location = useLocation();
  const { data, loading, error, refetch } = useShellQuery();
  const viewer = data?.viewer ?? null;
  const known = data !== undefined;
  const drawer = useDrawer(org !== undefined);
  useSessionWatch(viewer);
  useMemory(known ? viewer : undefined, org);
  const selected = org ?? (viewer ? readVisits(viewer.id)[0]?.orgName : undefined) ?? viewer?.organizations?.[0]?.name ?? null;
  const member = viewer?.organizations?.some((one) => one.name === selected) ?? false;
  const organization = useOrganizationNavQuery(selected !== null && (org !== undefined || member) ? { variables: { org: selected } } : skipToken);
  const unreachable = organization.error !== undefined && toFailure(organization.error).kind === 'network';
  // An organization that cannot be loaded (ORG-26); without any answer at all the page itself says so and offers to try again.
  const refused = org !== undefined && !organization.loading && !organization.data?.organization && !unreachable;

  if (!known && !loading) {
    return <div className="blank"><Header viewer={null} loading /><main id="main" className="page"><ErrorState what={messages.product.toLowerCase()} error={error} onRetry={() => void refetch()} /></main></div>;
  }
  if (known && !viewer && !layout.public) {
    return <Navigate replace to={paths.signIn.href({}, { returnUrl: `${location.pathname}${location.search}${location.hash}` })} />;
  }
  if (known && refused) return <Navigate replace to={paths.error.href({ code: '403' })} />;
  const nav = viewer !== null && !layout.hideMainNavigation;
  return (
    <ViewerProvider value={viewer}>
      <Header viewer={viewer} loading={!known} {...(nav ? { onMenu: drawer.toggle } : {})} />
      <div className={classes(nav || !known ? 'app' : 'no-nav', drawer.rail && 'rail')}>
        {nav ? <Nav viewer={viewer} org={selected} counts={organization.data?.organization} drawer={drawer} /> : known ? null : <div className="nav" />}
        {nav && drawer.over ? <Nav viewer={viewer} org={selected} counts={organization.data?.organization} drawer={drawer} over /> : null}
        <main id="main" className="main" tabIndex={-1}>{known ? <Outlet /> : <div className="page"><HeadSkeleton label={messages.product} /></div>}</main>
      </div>
    </ViewerProvider>
  );
}
