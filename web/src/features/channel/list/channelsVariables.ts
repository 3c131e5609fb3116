import { recentNames } from '../../../lib/visits.ts';
import { pageOf } from '../../../paths.ts';

/** Channels per page of an organization's list. */
export const CHANNELS_PER_PAGE = 20;
/** Organizations per page of the list of all channels. */
export const ORGANIZATIONS_PER_PAGE = 5;

/** Returns the variables of the query of an organization's channels, from the URL. */
export const channelsVariables = (org: string, search: URLSearchParams) => ({
  org,
  query: search.get('q'),
  offset: (pageOf(search) - 1) * CHANNELS_PER_PAGE,
});

/** Returns the variables of the query of the channels of all organizations, from the URL. */
export const channelsAreaVariables = (search: URLSearchParams) => ({
  offset: (pageOf(search) - 1) * ORGANIZATIONS_PER_PAGE,
  recent: recentNames(),
});
