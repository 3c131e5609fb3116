import { subscriberKind } from '@terrarium/domain/access';
import { readStored } from './storage.ts';
import type { Viewer, ViewerOrganization } from './viewer.ts';

/** The current user's account in one place (hub §3; DATA-17), derived from the layout's query. */
export interface Account {
  /** The user; null for a visitor and while loading. */
  user: Viewer | null;
  signedIn: boolean;
  /** The user is being loaded. */
  authenticating: boolean;
  /** The hub has responded, for a user or a visitor. */
  accountLoaded: boolean;
  /** Features by name; empty when they could not be loaded, which denies (FLAG-18, FLAG-20). */
  contentPermissions: Readonly<Record<string, boolean>>;
  /** The highest role in any organization; null without one. */
  accessRoleLevel: NonNullable<ViewerOrganization['role']> | null;
  subscriptions: NonNullable<Viewer['subscriptions']>;
  /** The user's active personal subscription; null without one. */
  individualSubscription: NonNullable<Viewer['subscriptions']>[number] | null;
  /** Whether subscriptions could be loaded at all (SUB-33). */
  individualSubscriptionLoaded: boolean;
  /** As the documents name it; all false for a visitor. */
  profile: { is_confirmed: boolean; is_disabled: boolean; is_consented: boolean };
  ui: { communityChannelBannerDismissed: boolean; pythonChannelBannerDismissed: boolean };
}

const levels = ['UNKNOWN', 'MEMBER', 'BILLING_MANAGER', 'ADMIN'] as const;

/** Derives the account from the layout's query. @param viewer the user; null for a visitor; undefined while loading */
export function accountOf(viewer: Viewer | null | undefined): Account {
  const subscriptions = viewer?.subscriptions ?? [];
  const roles = (viewer?.organizations ?? []).flatMap(({ role }) => role ?? []);
  return {
    user: viewer ?? null,
    signedIn: Boolean(viewer),
    authenticating: viewer === undefined,
    accountLoaded: viewer !== undefined,
    contentPermissions: Object.fromEntries(
      (viewer?.featurePermissions ?? []).map(({ name, allowed }) => [name, allowed]),
    ),
    accessRoleLevel: roles.toSorted((a, b) => levels.indexOf(b) - levels.indexOf(a))[0] ?? null,
    subscriptions,
    individualSubscription:
      subscriptions.find((one) => subscriberKind({ organizationId: one.organizationId ?? null }) === 'individual') ??
      null,
    individualSubscriptionLoaded: viewer === null || Boolean(viewer?.subscriptions),
    profile: {
      is_confirmed: viewer?.profile?.isConfirmed ?? false,
      is_disabled: viewer?.profile?.isDisabled ?? false,
      is_consented: viewer?.profile?.isConsented ?? false,
    },
    ui: {
      communityChannelBannerDismissed: readStored('session', 'community-channel-banner') === true,
      pythonChannelBannerDismissed: readStored('session', 'python-channel-banner') === true,
    },
  };
}

/**
 * Whether a user has no plan (ROUTE-54): no subscription, personal or through an organization, and nothing from the
 * default plan, which hubs without payments grant. Failed loading doesn't count.
 */
export const lacksPlan = (viewer: Viewer): boolean =>
  viewer.subscriptions?.length === 0 &&
  viewer.featurePermissions !== null &&
  accountOf(viewer).contentPermissions['cloud-notebooks'] !== true;
