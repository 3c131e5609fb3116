import { count } from '../../lib/format.ts';

/** Text of the notebook pages. */
export const text = {
  what: 'notebooks', whatOne: 'notebook',
  shared: 'Shared notebook', by: 'By', size: 'Size', changed: 'Changed', cells: (cells: number) => count(cells, 'cell'),
  download: 'Download .ipynb', openInCloud: 'Open in the cloud',
  unknown: 'No such notebook', unknownText: 'The link is wrong, or its owner has stopped sharing the notebook.', unknownOwnText: 'It was deleted, or it belongs to somebody else.',
  broken: 'This notebook cannot be shown', brokenText: 'It is not written as notebooks of format 4 are. Download it to look into it.',
  empty: 'No cells', emptyText: 'The notebook is empty.',
  view: {
    label: 'Notebook', input: (number: number | null, language: string) => `Input ${number ?? 'not run'}, ${language}`, output: 'Output', errors: 'Error output', raw: 'Raw cell', prompt: (number: number | null) => `[${number ?? ' '}]`,
    image: 'Image of the output', html: 'This output has HTML, which is not run here. Its text is shown.', onlyHtml: 'This output has HTML only, which is not run here. Download the notebook to see it.',
    other: (types: string) => `This output cannot be shown here (${types}). Download the notebook to see it.`, cut: 'The rest is left out here. Download the notebook to see it.', picture: (alt: string) => `Picture: ${alt || 'without a description'}`,
  },
  workspace: {
    title: 'Workspace', lead: 'Notebooks that you keep on this hub. Share one by a link, or open it in the notebook server.', table: 'Notebooks table', name: 'Name', sharing: 'Shared', actions: 'Actions',
    none: 'No notebooks yet', noneText: 'Import a .ipynb file to read it here and to share it.',
    isShared: 'By a link', notShared: 'No', view: (title: string) => `Read ${title}`, all: 'All notebooks',
    open: 'Open in the cloud', share: 'Share by a link', unshare: 'Stop sharing', copyLink: 'Copy link', remove: 'Delete', more: (title: string) => `Actions of ${title}`,
    sharedNow: (title: string) => `‘${title}’ is shared. Anybody who has the link can read it.`, unsharedNow: (title: string) => `‘${title}’ is no longer shared. Its link has stopped working.`, linkCopied: 'The link is copied.', removed: (title: string) => `‘${title}’ is deleted.`,
    confirmTitle: (title: string) => `Delete ‘${title}’?`, confirmText: 'The notebook is deleted for ever. A link to it stops working.', confirmYes: 'Delete', confirmNo: 'Keep',
    unshareTitle: (title: string) => `Stop sharing ‘${title}’?`, unshareText: 'Its link stops working for everybody. Sharing it again makes another link.', unshareYes: 'Stop sharing',
  },
  import: {
    button: 'Import .ipynb', drop: 'Press to choose a file, or drop one here. At most 5 MB.', choose: 'Notebook file', importing: (name: string) => `Importing ${name}`, done: (title: string) => `‘${title}’ is imported.`, one: 'Drop one file at a time.',
    failed: 'The notebook could not be imported. Please try again.', refused: (reason: string) => `The hub did not take the notebook: ${reason}`,
    problems: {
      name: 'Choose a file whose name ends with .ipynb.', size: 'The file is larger than 5 MB. Clear the outputs of the notebook, and import it again.', json: 'The file is no JSON, so it is no notebook. Export it again from your notebook server.',
      format: 'The file is no notebook of format 4. Open it in a notebook server and save it: that brings old notebooks to format 4.', read: 'The browser could not read the file. Please try again.',
    },
  },
  cloud: {
    title: 'Code in the cloud', going: 'Going to the notebook server', goingText: 'If nothing happens, use the link.', goOn: 'Go on',
    signIn: 'Sign in to open notebooks', signInText: 'Notebooks run under your name. Sign in or create an account, and come back.', signInButton: 'Sign in',
    limited: 'Your account cannot open notebooks', limitedText: 'Opening notebooks belongs to a plan that you do not have. You can still read notebooks that others share.',
    none: 'No notebook server is configured', noneText: 'This hub keeps and shows notebooks, but nothing that runs them is connected to it. An administrator connects a notebook server, such as JupyterHub, by setting NOTEBOOK_URL to its address.', toWorkspace: 'Go to your workspace', wrong: 'The address of the notebook server is not usable', wrongText: 'An administrator has to set NOTEBOOK_URL to an http or https address.',
  },
} as const;
