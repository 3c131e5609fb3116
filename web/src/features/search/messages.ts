import { count, formatNumber } from '../../lib/format.ts';

/** Text of the search page. */
export const text = {
  title: 'Search results',
  placeholder: 'Search Everything',
  submit: 'Search',
  clear: 'Clear the search',
  what: 'results',
  groups: { packages: 'Packages' },
  results: (total: number) => count(total, 'result'),
  found: (total: number, query: string) => `${count(total, 'result')} for ${query}`,
  seeAll: (total: string, group: string) => `See all ${total} ${group.toLowerCase()}`,
  back: 'All results',
  facets: { channel: 'Channel', decision: 'Decision', platform: 'Platform', license: 'License' },
  narrow: 'Narrow the results',
  narrowBy: (choices: number) =>
    choices === 0 ? 'Narrow the results' : `Narrow the results (${formatNumber(choices)})`,
  decisions: { allowed: 'Allowed', refused: 'Refused' },
  more: (values: number) => `${formatNumber(values)} more`,
  moreOf: (facet: string) => `More values of ${facet}`,
  clearFacets: 'Clear filters',
  placesOf: (name: string) => `Channels with ${name}`,
  moreChannels: (channels: number) => `and ${count(channels, 'more channel')}`,
  refused: (files: number) => `${count(files, 'file')} refused`,
  none: (query: string) => `Nothing matches ‘${query}’`,
  noneText:
    'Look for part of a package’s name, or for words of its description. Only packages of channels that you may read are found.',
  noneLeft: 'Nothing is left with these filters',
  noneLeftText: 'Take one of them back, or clear them.',
  blank: 'What are you looking for?',
  blankText: 'Type the name of a package, or words of its description.',
  // SRCH-19 and SRCH-21.
  failed: 'Something went wrong while trying to search. Please try again.',
  packagesFailed: 'Something went wrong while trying to fetch packages. Please try again.',
} as const;
