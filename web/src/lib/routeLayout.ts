import type { Feature, FlagKey } from '@terrarium/domain/access';

/** What a route may say about its layout and about who may see it, in `handle`. The deepest route that says something wins, field by field. */
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
  /** The content takes the full width (SHELL-63). */
  fullWidthContainer?: boolean;
  /** False takes the search box out of the header (SHELL-66); it shows by default. */
  showSearch?: boolean;
  /** The header's search shows expanded; it collapses after scrolling more than 100 px (SHELL-68, SHELL-72). */
  expandedSearch?: boolean;
  /** Without the header's buttons at the right: Upgrade, launcher, sign-in (SHELL-67). */
  hideActionHeader?: boolean;
  /** The header shows a link to the download page (SHELL-15). */
  showDownload?: boolean;
  /** Background of the page: the name of a colour token, e.g. `--bg-muted` (SHELL-69). */
  backgroundColor?: `--${string}`;
  /** With a button back to the top after scrolling (SHELL-70, SHELL-71). */
  showScrollToTop?: boolean;
  /** Shows to visitors too (ROUTE-61, ROUTE-63). */
  public?: boolean;
  /** Shows also to people whose consent or verification is missing (ACCT-15, ROUTE-52, ROUTE-53, ROUTE-57). */
  ungated?: boolean;
  /** Only for people with a confirmed e-mail address; others go to /verification-required (ROUTE-17, ROUTE-59). */
  requiresVerified?: boolean;
  /** Only for people with a subscription; others go to the address, or to /payment/checkout for `true` (ROUTE-54, ROUTE-55). In an organization `:org` is replaced by its name. */
  requiresSubscription?: true | string;
  /** Only where the flag is on (FLAG-05, FLAG-06, FLAG-07, FLAG-08). */
  requiresFlag?: FlagGuard;
  /** Only for who operates the hub; for others there is no such page. */
  requiresOperator?: boolean;
  /** What it is a page of, by the feature of the organization's plan: where that is not had, a notice stands above the page (SUB-28 to SUB-30). */
  feature?: Feature;
  /** Only for these roles in the organization of the address; others see error/403 (ROUTE-58). */
  requiresRole?: readonly ('ADMIN' | 'BILLING_MANAGER' | 'MEMBER')[];
}

/** An entry of the navigation whose address the operator can set (SUPPORT_LINKS). */
export type NavTarget = 'my-learning' | 'documentation' | 'forum';

/** A guard by a feature flag. Without a flag it always leads to `/`. */
export interface FlagGuard {
  flag: FlagKey | null;
  /**
   * Where to go when the flag is off: where an entry of the navigation leads, a route of the hub or an address of another site, or nowhere: the
   * page waits for the flag and shows either way. Default `/`, also where the operator gave the entry no address.
   */
  otherwise?: { entry: NavTarget } | 'pass';
}

/** Why a page is refused to a role: told by /error/403, as the state of the navigation. */
export interface MissingRole {
  /** Address of the page. */
  page: string;
  /** Name and title of the organization; the person's role there, null without one. */
  org: string;
  title: string;
  role: 'ADMIN' | 'BILLING_MANAGER' | 'MEMBER' | 'UNKNOWN' | null;
  /** The roles that may. */
  needs: readonly ('ADMIN' | 'BILLING_MANAGER' | 'MEMBER')[];
}

/** Where an organization without a subscription chooses one; `billing` brings the page. */
export const organizationPlans = '/organizations/:org/subscribe';
