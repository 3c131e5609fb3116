/** Text of the home page and of the list of organizations. */
export const text = {
  home: 'Terrarium',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeText: 'You belong to no organization yet. An admin of an organization can invite you; until then you can look up CVEs.',
  lookUp: 'Look up CVEs',
  organizations: 'Organizations',
  organization: 'Organization',
  role: 'Your role',
  members: 'Members',
  none: 'No organizations yet',
  noneText: 'An organization governs channels together. An admin of one can invite you.',
  what: 'organizations',
} as const;
