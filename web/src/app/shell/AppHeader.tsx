import { ArrowUp, EllipsisVertical, Grid3x3 } from 'lucide-react';
import { lazy, useCallback, useEffect, useState } from 'react';
import { shouldOfferUpgrade } from '@terrarium/domain/access';
import { useExposure, useFlag } from '../../lib/flags.tsx';
import { downloadUrl } from '../../lib/externalPages.ts';
import { useSearchKeys } from '../../lib/keys.ts';
import { mobileBreakpoint, useMedia } from '../../lib/media.ts';
import type { RouteLayout } from '../../lib/routeLayout.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { preloadDialog } from '../../ui/overlay/Dialog.tsx';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { AccountMenu } from './header/AccountMenu.tsx';
import { Bar, ThemeMenu, VisitorLinks } from './header/Bar.tsx';
import { headerText } from './header/messages.ts';
import { searchCollapse, useScrolledPast } from './header/scroll.ts';
import { SearchBox, SearchButton } from './header/SearchBox.tsx';
import { addressOf, type NavEntry } from './navigation.ts';
import { look } from '../../ui/theme/look.ts';
import { Push } from '../../ui/layout.tsx';

/** Below this width in pixels the Upgrade button is hidden (SHELL-08). */
const upgradeBreakpoint = 480;

const loadTiles = () => import('./header/Tiles.tsx');
const Tiles = lazy(loadTiles);
const loadOverflow = () => import('./header/OverflowPanel.tsx');
const OverflowPanel = lazy(loadOverflow);
const loadPalette = () => {
  preloadDialog();
  return import('../palette/PaletteDialog.tsx');
};
const PaletteDialog = lazy(loadPalette);

/** Whether to offer the starter plan (SHELL-05, SHELL-06, SHELL-07): never if the hub doesn't sell it. */
const offersUpgrade = (viewer: Viewer | null): boolean =>
  viewer?.isOfferedPlans === true &&
  shouldOfferUpgrade(
    {
      organizations: viewer.organizations?.map(({ activeProduct }) => ({ plan: activeProduct })) ?? null,
      subscriptions:
        viewer.subscriptions?.map(({ productCode, expiresAt, organizationId }) => ({
          plan: productCode,
          expiresAt,
          organizationId,
        })) ?? null,
    },
    Date.now(),
  );

/**
 * The top bar of the application. Its content depends on the user, the width, and the route: `showSearch`,
 * `expandedSearch`, `hideActionHeader`, and `showDownload` (SHELL-15, SHELL-66, SHELL-67, SHELL-68).
 * @param loading whether the user is still unknown; then neither user nor visitor parts are shown
 * @param entries navigation entries for the launcher's tiles and the account menu
 */
export function AppHeader({
  viewer,
  entries,
  loading,
  layout,
  onMenu,
}: {
  viewer: Viewer | null;
  entries: readonly NavEntry[];
  loading: boolean;
  layout: RouteLayout;
  onMenu?: (() => void) | undefined;
}) {
  const desktop = useMedia(`(min-width: ${mobileBreakpoint}px)`);
  const roomy = useMedia(`(min-width: ${upgradeBreakpoint}px)`);
  const newer = useFlag('search-show-comp-tool');
  const expose = useExposure();
  useEffect(() => {
    if (newer) expose('search-show-comp-tool');
  }, [newer, expose]);
  const collapsed = useScrolledPast(searchCollapse);
  const [palette, setPalette] = useState(false);
  const openPalette = useCallback(() => setPalette(true), []);
  const closePalette = useCallback(() => setPalette(false), []);

  const search = layout.showSearch !== false;
  const expanded = search && layout.expandedSearch === true && !collapsed;
  const shown = search && (desktop || expanded);
  const actions = layout.hideActionHeader !== true;
  // Where no text field can take the focus, the shortcut opens the palette over the page.
  useSearchKeys(shown && !newer ? null : openPalette, () => void loadPalette());
  return (
    <>
      <Bar onMenu={onMenu} expanded={expanded} download={layout.showDownload}>
        {shown ? (
          newer ? (
            <SearchButton onOpen={openPalette} load={() => void loadPalette()} />
          ) : (
            <SearchBox viewer={viewer} />
          )
        ) : null}
        <Push />
        {layout.showDownload ? (
          <a className={look('button', { size: 'sm' })} href={downloadUrl}>
            {headerText.download}
          </a>
        ) : null}
        {actions && roomy && offersUpgrade(viewer) ? (
          <ButtonLink
            size="sm"
            icon={ArrowUp}
            to={paths.checkout.href({}, { billing: 'monthly', product: 'starter_subscription' })}
          >
            {headerText.upgrade}
          </ButtonLink>
        ) : null}
        {actions && desktop && viewer ? (
          <Popover label={headerText.launcher} icon={Grid3x3} onIntent={() => void loadTiles()}>
            {() => <Tiles short={false} entries={entries} />}
          </Popover>
        ) : null}
        {actions && desktop ? <ThemeMenu /> : null}
        {actions && desktop && !viewer && !loading ? <VisitorLinks /> : null}
        {actions && !desktop ? (
          <Popover
            label={headerText.overflow}
            icon={EllipsisVertical}
            onIntent={() => {
              void loadOverflow();
              if (search) void loadPalette();
            }}
          >
            {(close) => (
              <OverflowPanel
                visitor={!viewer && !loading}
                signedIn={viewer !== null}
                entries={entries}
                onSearch={
                  search
                    ? () => {
                        close();
                        openPalette();
                      }
                    : undefined
                }
              />
            )}
          </Popover>
        ) : null}
        {viewer ? <AccountMenu viewer={viewer} learning={addressOf(entries, 'my-learning')} /> : null}
      </Bar>
      {search && layout.expandedSearch ? <div className={look('findSpace')} /> : null}
      {palette ? (
        <LazyBoundary>
          <PaletteDialog viewer={viewer} onClose={closePalette} />
        </LazyBoundary>
      ) : null}
    </>
  );
}
