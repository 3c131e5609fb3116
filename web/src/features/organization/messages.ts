/** Text of the home page and of the list of organizations. */
export const text = {
  home: 'Terrarium',
  welcome: (name: string) => `Welcome, ${name}`,
  welcomeText:
    'An organization governs channels, policies and people together. Create one, or ask an admin of one to invite you.',
  /** What a visitor reads. */
  visitor: {
    drawing:
      'Packages come from a channel such as conda-forge; a policy lets through what its rules allow and refuses the rest with the reason; conda, mamba and pixi see exactly what is allowed.',
    source: 'every package there is',
    policy: 'your policy',
    rules: 'license, CVE score, age, names',
    refused: 'refused',
    why: 'with rule, policy and the nearest allowed version',
    clients: 'sees exactly what is allowed',
    points: [
      {
        title: 'See it before it happens',
        text: 'Each rule shows at once how many files would go, on which platforms, and why.',
      },
      {
        title: 'Served, not advised',
        text: 'conda, mamba and pixi install from the hub; what a policy refuses is not in the index.',
      },
      { title: 'No is an answer', text: 'Whoever is refused reads the rule, the CVE and the version that is allowed.' },
    ],
    more: 'Read the',
    guides: 'guides',
    search: 'look for a package of the public channels',
    support: 'or find help',
  },
  signUp: 'Sign up',
  plans: 'See the plans',
  plan: 'Plan',
  open: 'Open',
  environments: 'Environments',
  organizationTable: 'Your organizations',
  more: 'On this hub',
  places: [
    { path: 'channelsArea', label: 'Channels', text: 'The channels of all your organizations.' },
    { path: 'environmentsArea', label: 'Environments', text: 'What has been registered from machines.' },
    { path: 'cves', label: 'CVEs', text: 'What is known of the packages, worst first.' },
    { path: 'workspace', label: 'Workspace', text: 'Your notebooks, and the links that share them.' },
    { path: 'profileSubscriptions', label: 'Subscriptions', text: 'Your plans, and those of your organizations.' },
    { path: 'accountSettings', label: 'Account settings', text: 'Names, e-mail address, theme.' },
    { path: 'help', label: 'Guides', text: 'How to install, govern and run this hub.' },
    { path: 'supportCenter', label: 'Support', text: 'Questions, status, and where else to ask.' },
  ],
  organizations: 'Organizations',
  filter: 'Filter organizations',
  order: 'Order',
  orders: { visited: 'Last visited', name: 'By name' },
  organization: 'Organization',
  role: 'Your role',
  members: 'Members',
  none: 'No organizations yet',
  what: 'organizations',
  create: 'Create organization',
  createIntro: 'An organization governs channels, policies and people together. You become its admin.',
  title: 'Title',
  titleHelp: 'The name that people read, 1 to 80 characters.',
  name: 'Name',
  nameHelp: 'Part of every address: 2 to 40 lower-case letters, digits and dashes. It stays.',
  suggestion: (name: string) => `'${name}' is free.`,
  created: (title: string) => `${title} was created`,
} as const;

/** Text of the packages on the home. */
export const mainPackagesText = {
  title: (org: string, channel: string) => `Packages of ${org}/${channel}`,
  what: 'packages',
  table: 'The first packages by name',
  all: (count: string) => `All ${count}`,
  name: 'Package',
  version: 'Newest allowed',
  license: 'License',
  summary: 'Summary',
} as const;
