import type { ChannelPackagesQueryVariables } from '../../../gen/channel.ts';
import { oneOf, pageOf } from '../../../paths.ts';

/** Rows per page; must equal the queries' `first`. */
export const pageSize = 20;

/** Filter by the policy's effect on packages; `decision` in the URL. */
export const decisions = ['all', 'some-refused', 'none-left'] as const;

/** Query variables of the packages from the URL, shared by route and screen. */
export function packagesVariables(
  org: string,
  channel: string,
  search: URLSearchParams,
): ChannelPackagesQueryVariables {
  const decision = ({ all: 'ALL', 'some-refused': 'PARTIALLY_BLOCKED', 'none-left': 'FULLY_BLOCKED' } as const)[
    oneOf(search, 'decision', decisions)
  ];
  return { org, channel, q: search.get('q') || null, decision, offset: (pageOf(search) - 1) * pageSize };
}
