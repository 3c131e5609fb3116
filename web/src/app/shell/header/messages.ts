/** Text of the header, the launcher and the menus in it. */
export const headerText = {
  search: { placeholder: 'Search packages, support, tutorials and more', label: 'Search', submit: 'Search' },
  upgrade: 'Upgrade',
  download: 'Free Download',
  signUp: 'Sign up',
  launcher: 'App launcher',
  overflow: 'More',
  newTab: ', opens in a new tab',
  tiles: {
    notebooks: 'Notebooks', learning: 'Learning', forum: 'Forum', docs: 'Docs', aiNavigator: 'AI Navigator', navigator: 'Navigator', distribution: 'Distribution', pyscript: 'PyScript',
    edublocks: 'EduBlocks', pythonanywhere: 'PythonAnywhere', excel: 'Toolbox for Excel',
  },
  account: {
    mine: 'My Account', settings: 'Account Settings', subscriptions: 'Subscriptions', environments: 'Environments', tokenAccess: 'Token Access', createOrganization: 'Create Organization',
    learning: 'My Learning', support: 'Support', outbox: 'Outbox',
  },
} as const;
