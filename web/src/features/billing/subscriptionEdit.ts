import type { ApolloClient } from '@apollo/client';
import {
  OrganizationSubscriptionsDocument,
  OwnSubscriptionsDocument,
  type SubscriptionRowFragment,
} from '../../gen/billing.ts';
import type { Edited } from '../../lib/conflict.ts';
import { editOf, type Plain } from '../../lib/editOf.ts';

/**
 * Mutation context of a subscription change.
 * @param org the organization; undefined for a personal plan
 * @param edit the requested change
 */
export function subscriptionEdit(
  client: ApolloClient,
  org: string | undefined,
  edit: {
    start: SubscriptionRowFragment;
    mine: Partial<Plain<SubscriptionRowFragment>>;
    fields: readonly (readonly [label: string, text: (of: Plain<SubscriptionRowFragment>) => string])[];
    discard: () => void;
  },
): { edited: Edited } {
  const find = (rows: readonly SubscriptionRowFragment[] | null | undefined) =>
    rows?.find(({ id }) => id === edit.start.id);
  return org === undefined
    ? editOf(client, {
        ...edit,
        query: OwnSubscriptionsDocument,
        variables: {},
        pick: ({ viewer }) => find(viewer?.ownSubscriptions),
      })
    : editOf(client, {
        ...edit,
        query: OrganizationSubscriptionsDocument,
        variables: { org },
        pick: ({ organization }) => find(organization?.subscriptions),
      });
}
