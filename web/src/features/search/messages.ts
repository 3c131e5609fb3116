import { count, formatNumber } from '../../lib/format.ts';
import { knowledge } from '../../ui/knowledgeMessages.ts';

/** Text of the search page. */
export const text = {
  title: 'Search results',
  placeholder: 'Search Everything',
  submit: 'Search',
  clear: 'Clear the search',
  what: 'results',
  groups: {
    packages: 'Packages',
    documentation: 'Documentation',
    collections: 'Collections',
    files: 'Packages and files in collections',
    projects: 'Projects',
    environments: 'Environments',
    people: 'People',
  },
  results: (total: number) => count(total, 'result'),
  found: (total: number, query: string) => `${count(total, 'result')} for ${query}`,
  seeAll: (total: string, group: string) =>
    `See all ${total} ${group === 'Documentation' ? 'places in the documentation' : group.toLowerCase()}`,
  back: 'All results',
  facets: {
    channel: 'Channel',
    decision: 'Decision',
    severity: 'Worst CVE',
    updated: 'Newest file',
    platform: 'Platform',
    license: 'License',
  },
  severities: {
    critical: 'Critical',
    high: 'High',
    medium: 'Medium',
    low: 'Low',
    other: 'No score',
    none_known: knowledge.words.none_known,
    unknown: knowledge.unknown,
  },
  spans: { week: 'Past week', month: 'Past month', quarter: 'Past 3 months', year: 'Past year' },
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
  noneText: 'Look for part of a name, or for words of a description. Only what you may see is found.',
  noneLeft: 'Nothing is left with these filters',
  noneLeftText: 'Take one of them back, or clear them.',
  blank: 'What are you looking for?',
  blankText: 'Type the name of a package, a project, an environment or a person, or words of a guide.',
  // SRCH-19 and SRCH-21.
  failed: 'Something went wrong while trying to search. Please try again.',
  packagesFailed: 'Something went wrong while trying to fetch packages. Please try again.',
} as const;
