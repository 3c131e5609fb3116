import { count } from '../../lib/format.ts';

/** Text around the guides. */
export const text = {
  title: 'Guides',
  intro: 'Guides for using, governing, and operating this hub. Available offline.',
  search: 'Search the guides',
  list: 'Guides',
  groups: {
    tutorials: 'Tutorials',
    install: 'Install packages',
    govern: 'Govern packages',
    publish: 'Publish packages',
    channels: 'Channels',
    accounts: 'Accounts and organizations',
    operate: 'Operate a hub',
    integrate: 'Integrate',
    reference: 'Reference',
    explanation: 'Background',
  },
  ofHub: 'About this hub',
  whatOne: 'guide',
  ofOperator: 'Provided by your hub operator.',
  searchAll: 'Also search operator pages',
  onPage: 'On this page',
  found: (total: number) => count(total, 'place'),
  results: 'Search results',
  none: (query: string) => `No results for “${query}”`,
  noneText: 'Try fewer words, or ask your hub operator.',
  linkTo: (heading: string) => `Link to ${heading}`,
  copy: 'Copy',
  table: (heads: string, first: string) => `Table of ${heads}, from ${first}`,
} as const;
