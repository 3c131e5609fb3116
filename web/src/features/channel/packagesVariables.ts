import type { ChannelPackagesQueryVariables } from '../../gen/channel.ts';
import { oneOf, pageOf } from '../../paths.ts';

/** Rows of one page of a list; the queries' `first` is the same number. */
export const pageSize = 20;

/** What the policy left of the packages shown; the address's `decision`. */
export const decisions = ['all', 'some-refused', 'none-left'] as const;

/** Arguments of the packages' query from the address, so that the route and the screen ask the same. */
export function packagesVariables(
  org: string,
  channel: string,
  search: URLSearchParams,
): ChannelPackagesQueryVariables {
  const decision = ({ all: 'ALL', 'some-refused': 'SOME_REFUSED', 'none-left': 'NONE_LEFT' } as const)[
    oneOf(search, 'decision', decisions)
  ];
  return { org, channel, q: search.get('q') || null, decision, offset: (pageOf(search) - 1) * pageSize };
}
