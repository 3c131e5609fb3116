/** What a route may say about its layout, in `handle`. */
export interface RouteLayout {
  /** Without header and navigation (SHELL-62). */
  blankPage?: boolean;
  /** Without the main navigation (SHELL-64). */
  hideMainNavigation?: boolean;
  /** Shows to visitors too (ROUTE-63). */
  public?: boolean;
}

/** Types a route's `handle`. */
export const layout = (handle: RouteLayout): RouteLayout => handle;
