import { count } from '../../lib/format.ts';

/** Text around the guides. */
export const text = {
  title: 'Guides',
  intro:
    'How this hub works: for people who install, who govern and who run it. They are part of the hub and need no network.',
  search: 'Search the guides',
  list: 'Guides',
  whatOne: 'guide',
  ofOperator: 'A page of whoever runs this hub.',
  searchAll: 'Search the pages of this hub’s operator, too',
  onPage: 'On this page',
  found: (total: number) => count(total, 'place'),
  results: 'Places in the guides',
  none: (query: string) => `No guide mentions ‘${query}’`,
  noneText: 'Try fewer words, or ask whoever operates this hub.',
  linkTo: (heading: string) => `Link to ${heading}`,
  copy: 'Copy',
  table: (heads: string, first: string) => `Table of ${heads}, from ${first}`,
} as const;
