import type { Feature, FlagKey } from '@terrarium/domain/access';

/** Layout and access of a route, in `handle`. For each field, the deepest route that sets it wins. */
export interface RouteLayout {
  /** Without header and navigation (SHELL-62). */
  blankPage?: boolean;
  /** Without the top bar; the rest stays (ROUTE-03). */
  hideHeader?: boolean;
  /** Without the footer (SHELL-61). */
  hideFooter?: boolean;
  /** Without the main navigation (SHELL-64). */
  hideMainNavigation?: boolean;
  /** Without the main navigation for visitors only (SHELL-65). */
  hideUnauthenticatedMainNav?: boolean;
  /** Use the full width (SHELL-63). */
  fullWidthContainer?: boolean;
  /** False hides the header's search box (SHELL-66); shown by default. */
  showSearch?: boolean;
  /** The header's search shows expanded; it collapses after scrolling more than 100 px (SHELL-68, SHELL-72). */
  expandedSearch?: boolean;
  /** Without the header's buttons at the right: Upgrade, launcher, sign-in (SHELL-67). */
  hideActionHeader?: boolean;
  /** The header shows a link to the download page (SHELL-15). */
  showDownload?: boolean;
  /** Background of the page: the name of a color token, such as `--bg-muted` (SHELL-69). */
  backgroundColor?: `--${string}`;
  /** With a button back to the top after scrolling (SHELL-70, SHELL-71). */
  showScrollToTop?: boolean;
  /** Shows to visitors too (ROUTE-61, ROUTE-63). */
  public?: boolean;
  /** Also shown to users without consent or confirmation (ACCT-15, ROUTE-52, ROUTE-53, ROUTE-57). */
  ungated?: boolean;
  /** Requires a confirmed email address; redirects others to /verification-required (ROUTE-17, ROUTE-59). */
  requiresVerified?: boolean;
  /**
   * Requires a subscription; redirects others to this URL, or to /payment/checkout for `true` (ROUTE-54, ROUTE-55).
   * `:org` is replaced by the organization's name.
   */
  requiresSubscription?: true | string;
  /** Requires a flag (FLAG-05, FLAG-06, FLAG-07, FLAG-08). */
  requiresFlag?: FlagGuard;
  /** Requires the operator role; others see the not-found page. */
  requiresOperator?: boolean;
  /** The plan feature of the page. Without it, a notice is shown above the page (SUB-28 to SUB-30). */
  feature?: Feature;
  /** Requires one of these roles in the URL's organization; others see error/403 (ROUTE-58). */
  requiresRole?: readonly ('ADMIN' | 'BILLING_MANAGER' | 'MEMBER')[];
}

/** A navigation entry whose URL the operator can configure (SUPPORT_LINKS). */
export type NavTarget = 'my-learning' | 'documentation' | 'forum';

/** A guard by a feature flag. Without a flag it always redirects to `/`. */
export interface FlagGuard {
  flag: FlagKey | null;
  /**
   * What to do if the flag is off: redirect to a navigation entry's target, inside the hub or elsewhere; or `pass`:
   * wait for the flag and show the page either way. Default `/`, also if the operator configured no URL for the entry.
   */
  otherwise?: { entry: NavTarget } | 'pass';
}

/** Why a role can't open a page; shown by /error/403, from the navigation's state. */
export interface MissingRole {
  /** Path of the page. */
  page: string;
  /** Name and title of the organization; the user's role there, or null. */
  org: string;
  title: string;
  role: 'ADMIN' | 'BILLING_MANAGER' | 'MEMBER' | 'UNKNOWN' | null;
  /** The roles that may. */
  needs: readonly ('ADMIN' | 'BILLING_MANAGER' | 'MEMBER')[];
}

/** Page where an organization without a subscription selects one; provided by `billing`. */
export const organizationPlans = '/organizations/:org/subscribe';
