/** Text of the command palette. */
export const paletteText = {
  title: 'Command palette',
  label: 'Search or run a command',
  results: 'Results',
  esc: 'Esc',
  groups: { recent: 'Recent searches', packages: 'Packages', actions: 'Actions', goTo: 'Go to' },
  all: (query: string) => `All results for ‘${query}’`,
  searching: 'Searching packages…',
  none: (query: string) => `No package matches ‘${query}’.`,
  found: (count: string) => `${count} found`,
  failed: 'Something went wrong while trying to search. Please try again.',
  move: 'move',
  open: 'open',
  allKeys: 'all keys',
  back: 'Back to the results',
  keys: {
    palette: 'Open or focus the search',
    next: 'Next entry', previous: 'Previous entry', run: 'Open or run the entry', search: 'See all results', close: 'Close', help: 'List the keys, while the search is empty',
  },
  in: (channel: string, organization: string) => `${organization}/${channel}`,
  kinds: { organization: 'Organization', channel: (organization: string) => `Channel of ${organization}`, policy: (organization: string) => `Policy of ${organization}` },
  pages: {
    home: 'Home', organizations: 'Organizations', workspace: 'Workspace', plans: 'Plans',
    area: (title: string, area: string) => `${title}: ${area}`,
    areas: {
      organization: 'overview', channels: 'channels', policies: 'policies', environments: 'environments', members: 'members', groups: 'groups', serviceAccounts: 'service accounts', reports: 'reports',
      organizationSettings: 'settings',
    },
    cves: 'CVEs', settings: 'Account Settings', subscriptions: 'Subscriptions', security: 'Privacy & Security', support: 'Support', learning: 'My Learning', outbox: 'Outbox', status: 'Status',
  },
} as const;
