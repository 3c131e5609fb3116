import { lacksPlan } from '../../lib/account.ts';
import type { MissingRole, NavTarget, RouteLayout } from '../../lib/routeLayout.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';

/** Flag that asks users for consent (ROUTE-02, ROUTE-52). */
export const consentFlag = 'enable-privacy-tos-consent';

/** Inputs of a guard. */
export interface GuardContext {
  /** The signed-in user; null for a visitor. */
  viewer: Viewer | null;
  /** Value of a flag; undefined during the lookup. */
  flag: (name: string) => boolean | undefined;
  /** Name of the organization in the URL. */
  org: string | undefined;
  /** Path, query, and hash of the URL. */
  here: string;
  /** Target of a navigation entry; null without one. */
  addressOf: (entry: NavTarget) => string | null;
}

/**
 * Result of a guard: show the page, wait, redirect inside the hub, or to another host. `unavailable`: the data of the
 * guard couldn't be loaded, so the page is neither shown nor denied.
 */
type Verdict =
  | { kind: 'show' }
  | { kind: 'unavailable' }
  | { kind: 'wait' }
  | { kind: 'route'; to: string; missing?: MissingRole }
  | { kind: 'page'; href: string };

const show: Verdict = { kind: 'show' };
const wait: Verdict = { kind: 'wait' };
const route = (to: string): Verdict => ({ kind: 'route', to });

type Guard = (layout: RouteLayout, facts: GuardContext) => Verdict;

/** Visitors see public pages. Other pages redirect to the sign-in, which returns (AUTH-28, ROUTE-62). */
const session: Guard = (layout, { viewer, here }) =>
  viewer || layout.public ? show : route(paths.signIn.href({}, { returnUrl: here }));

/** Redirects users without consent while the flag requires it (ROUTE-52, ACCT-15). */
const consent: Guard = (layout, { viewer, flag, here }) => {
  if (!viewer?.profile || viewer.profile.isConsented || layout.public || layout.ungated) return show;
  const asked = flag(consentFlag);
  return asked === undefined ? wait : asked ? route(paths.consent.href({}, { next: here })) : show;
};

/**
 * Redirects users whose email address isn't confirmed (ROUTE-53), and, if the route requires it, users without any
 * confirmed address (ROUTE-17, ROUTE-59).
 */
const verification: Guard = (layout, { viewer, here }) => {
  if (!viewer?.profile || viewer.profile.isConfirmed) return show;
  const gated = !layout.public && !layout.ungated && viewer.email !== null;
  return gated || layout.requiresVerified ? route(paths.verificationRequired.href({}, { next: here })) : show;
};

/** Redirects if a flag is off or missing (FLAG-05, FLAG-06, FLAG-07, FLAG-08). */
const flagged: Guard = ({ requiresFlag: guard }, { flag, addressOf, here }) => {
  if (!guard) return show;
  const on = guard.flag === null ? false : flag(guard.flag);
  if (on === undefined) return wait;
  if (on || guard.otherwise === 'pass') return show;
  const address = guard.flag === null || !guard.otherwise ? null : addressOf(guard.otherwise.entry);
  // An operator may have set the entry to this very page.
  if (address === null || address === here.split(/[?#]/, 1)[0]) return route(paths.home.href());
  return address.startsWith('/') ? route(address) : { kind: 'page', href: address };
};

/** Hides operator pages from others. */
const operator: Guard = ({ requiresOperator }, { viewer }) => {
  if (!requiresOperator || viewer?.isOperator === true) return show;
  return viewer?.isOperator === null ? { kind: 'unavailable' } : route(paths.error.href({ code: '404' }));
};

const membership = ({ viewer, org }: GuardContext) =>
  viewer?.organizations?.find((organization) => organization.name === org);

/** Redirects users without one of the roles in the URL's organization (ROUTE-58). */
const role: Guard = ({ requiresRole }, facts) => {
  if (!requiresRole || facts.viewer?.organizations === null) return show;
  const mine = membership(facts);
  if (requiresRole.some((one) => one === mine?.role)) return show;
  const to = paths.error.href({ code: '403' });
  // Non-members learn nothing about an organization.
  return mine
    ? {
        kind: 'route',
        to,
        missing: { page: facts.here, org: mine.name, title: mine.title, role: mine.role, needs: requiresRole },
      }
    : route(to);
};

/**
 * Redirects without a subscription (ROUTE-54, ROUTE-55): members of an organization without an active one, elsewhere a
 * user without any. Ignores what a plan includes.
 */
const subscription: Guard = ({ requiresSubscription: target }, facts) => {
  if (!target || !facts.viewer) return show;
  const organization = membership(facts);
  const missing =
    facts.org === undefined
      ? lacksPlan(facts.viewer)
      : organization !== undefined && organization.activeProduct === null;
  if (!missing) return show;
  return route(target === true ? paths.checkout.href() : target.replace(':org', facts.org ?? ''));
};

const guards = [session, consent, verification, flagged, operator, role, subscription] as const;

/**
 * The first guard that doesn't show the page decides. The server authorizes every request itself; guards only spare
 * users pages that would fail.
 */
export function checkGuards(layout: RouteLayout, facts: GuardContext): Verdict {
  for (const guard of guards) {
    const verdict = guard(layout, facts);
    if (verdict.kind !== 'show') return verdict;
  }
  return show;
}

/** Flags that affect the user's way to a route: the route's own, and the consent's if the user hasn't given it. */
export function flagsOf(layout: RouteLayout, viewer: Viewer | null): string[] {
  const own = layout.requiresFlag?.flag ?? null;
  const asked =
    viewer?.profile && !viewer.profile.isConsented && !layout.public && !layout.ungated ? consentFlag : null;
  return [own, asked].filter((name) => name !== null);
}
