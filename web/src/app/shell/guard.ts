import { lacksPlan } from '../../lib/account.ts';
import type { MissingRole, NavTarget, RouteLayout } from '../../lib/routeLayout.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { paths } from '../../paths.ts';

/** Flag that asks people for their consent (ROUTE-02, ROUTE-52). */
export const consentFlag = 'enable-privacy-tos-consent';

/** What a guard judges by. */
export interface GuardContext {
  /** The signed-in person; null for a visitor. */
  viewer: Viewer | null;
  /** Value of a flag; undefined while it is looked up. */
  flag: (name: string) => boolean | undefined;
  /** Name of the organization in the address. */
  org: string | undefined;
  /** Path, query and hash of the address. */
  here: string;
  /** Where an entry of the navigation leads; null if it leads nowhere. */
  addressOf: (entry: NavTarget) => string | null;
}

/**
 * What a guard says: show the page, wait, go to a route of the hub, or leave for another host; `unavailable` where what it judges by could not
 * be read, which opens nothing and refuses nothing.
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

/** Visitors see what is public; everything else leads to the sign-in, which brings back (AUTH-28, ROUTE-62). */
const session: Guard = (layout, { viewer, here }) =>
  viewer || layout.public ? show : route(paths.signIn.href({}, { returnUrl: here }));

/** Who has not consented, while the flag asks for it (ROUTE-52, ACCT-15). */
const consent: Guard = (layout, { viewer, flag, here }) => {
  if (!viewer?.profile || viewer.profile.isConsented || layout.public || layout.ungated) return show;
  const asked = flag(consentFlag);
  return asked === undefined ? wait : asked ? route(paths.consent.href({}, { next: here })) : show;
};

/** Who has an address that is not confirmed (ROUTE-53); and, where the route asks for one, who has no confirmed address at all (ROUTE-17, ROUTE-59). */
const verification: Guard = (layout, { viewer, here }) => {
  if (!viewer?.profile || viewer.profile.isConfirmed) return show;
  const gated = !layout.public && !layout.ungated && viewer.email !== null;
  return gated || layout.requiresVerified ? route(paths.verificationRequired.href({}, { next: here })) : show;
};

/** Where a flag is off, or none is given (FLAG-05, FLAG-06, FLAG-07, FLAG-08). */
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

/** Who does not operate the hub. */
const operator: Guard = ({ requiresOperator }, { viewer }) => {
  if (!requiresOperator || viewer?.isOperator === true) return show;
  return viewer?.isOperator === null ? { kind: 'unavailable' } : route(paths.error.href({ code: '404' }));
};

const membership = ({ viewer, org }: GuardContext) =>
  viewer?.organizations?.find((organization) => organization.name === org);

/** Who has none of the roles in the organization of the address (ROUTE-58). */
const role: Guard = ({ requiresRole }, facts) => {
  if (!requiresRole || facts.viewer?.organizations === null) return show;
  const mine = membership(facts);
  if (requiresRole.some((one) => one === mine?.role)) return show;
  const to = paths.error.href({ code: '403' });
  // Who does not belong to it learns nothing of an organization.
  return mine
    ? {
        kind: 'route',
        to,
        missing: { page: facts.here, org: mine.name, title: mine.title, role: mine.role, needs: requiresRole },
      }
    : route(to);
};

/**
 * Who has no subscription (ROUTE-54, ROUTE-55): in an organization its members when it has none in force, elsewhere a person without any.
 * What a plan holds is no matter of this guard.
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

/** The first guard that does not show the page decides. The server judges every request by itself; this only spares people pages that refuse them. */
export function checkGuards(layout: RouteLayout, facts: GuardContext): Verdict {
  for (const guard of guards) {
    const verdict = guard(layout, facts);
    if (verdict.kind !== 'show') return verdict;
  }
  return show;
}

/** Flags that a person's way to a route depends on: the route's own, and the one of the consent for who has not given it. */
export function flagsOf(layout: RouteLayout, viewer: Viewer | null): string[] {
  const own = layout.requiresFlag?.flag ?? null;
  const asked =
    viewer?.profile && !viewer.profile.isConsented && !layout.public && !layout.ungated ? consentFlag : null;
  return [own, asked].filter((name) => name !== null);
}
