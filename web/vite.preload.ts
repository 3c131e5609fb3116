import type { Plugin, Rollup } from 'vite';

/** Pages by the address they show at; the first that matches counts. Each names the modules that the route loads lazily. */
const shell = ['src/lib/apollo/client.ts', 'src/app/shell/Shell.tsx', 'src/app/shell/loader.ts'];
const pages: [pattern: string, modules: string[]][] = [
  ['^/sign-in$', ['src/features/identity/SignInPage.tsx']],
  ['^/unauthorized$', ['src/features/identity/UnauthorizedPage.tsx']],
  ['^/$', [...shell, 'src/features/organization/HomePage.tsx']],
  [
    '^/organizations$',
    [...shell, 'src/features/organization/OrganizationsPage.tsx', 'src/features/organization/loaders.ts'],
  ],
  ['^/organizations/[^/]+$', [...shell, 'src/features/channel/OverviewPage.tsx', 'src/features/channel/loaders.ts']],
  [
    '^/organizations/[^/]+/channels$',
    [...shell, 'src/features/channel/ChannelsPage.tsx', 'src/features/channel/loaders.ts'],
  ],
  [
    '^/organizations/[^/]+/channels/[^/]+$',
    [...shell, 'src/features/channel/ChannelPage.tsx', 'src/features/channel/loaders.ts'],
  ],
  [
    '^/organizations/[^/]+/channels/[^/]+/packages/[^/]+$',
    [...shell, 'src/features/artifact/PackagePage.tsx', 'src/features/artifact/loaders.ts'],
  ],
  [
    '^/organizations/[^/]+/policies',
    [...shell, 'src/features/policy/list/PoliciesPage.tsx', 'src/features/policy/loaders.ts'],
  ],
  ['^/cves$', [...shell, 'src/features/cve/CvesPage.tsx', 'src/features/cve/loaders.ts']],
  ['^/cves/[^/]+$', [...shell, 'src/features/cve/CvePage.tsx', 'src/features/cve/loaders.ts']],
];

/** Files of the chunks that hold the modules, with all they import statically. Throws when a module is nowhere: then the table is out of date. */
function filesOf(bundle: Rollup.OutputBundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((item): item is Rollup.OutputChunk => item.type === 'chunk');
  const found = new Set<string>();
  const add = (chunk: Rollup.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find((one) => one.moduleIds.some((id) => id.endsWith(`/${module}`)));
    if (!chunk) throw new Error(`vite.preload.ts names ${module}, but no chunk holds it. Correct the table of pages.`);
    add(chunk);
  }
  return [...found];
}

/** The file of a font's Latin letters. Throws when the build has none. */
function latin(bundle: Rollup.OutputBundle, font: string): string {
  const found = Object.keys(bundle).find((file) =>
    new RegExp(`/${font}-latin-wght-normal-[\\w-]+\\.woff2$`).test(file),
  );
  if (!found) throw new Error(`The build holds no Latin letters of ${font}. See main.tsx.`);
  return found;
}

/**
 * Text is drawn once: with the hub's font when it is there in time, which it is when it is asked for first, else with the system's for as
 * long as the page stays. A font that comes in later would draw every line anew, and move what stands below.
 */
export function steadyFonts(): Plugin {
  return {
    name: 'steady-fonts',
    enforce: 'pre',
    transform: (code, id) =>
      /@fontsource-variable\/.*\.css$/.test(id)
        ? code.replaceAll('font-display: swap', 'font-display: optional')
        : undefined,
  };
}

/**
 * Writes /preload.js, which runs before the application and asks for the code of the page at hand at once, instead of after the
 * application has started and found out: splitting without it costs a round trip per level.
 */
export function preloadPages(): Plugin {
  return {
    name: 'preload-pages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const table = pages.map(([pattern, modules]) => [pattern, filesOf(bundle, modules)]);
      const source = `// Written by vite.preload.ts: the fonts, and the code of the page at hand, asked for before the application starts.
(function (pages) {
  function load(rel, file, as) {
    var link = document.createElement('link');
    link.rel = rel;
    if (as) {
      link.as = as;
      link.crossOrigin = '';
    }
    link.href = '/' + file;
    document.head.appendChild(link);
  }
  load('preload', ${JSON.stringify(latin(bundle, 'geist'))}, 'font');
  for (var i = 0; i < pages.length; i += 1) {
    if (!new RegExp(pages[i][0]).test(location.pathname)) continue;
    pages[i][1].forEach(function (file) { load('modulepreload', file); });
    // Names, versions and sums: pages before the sign-in have none.
    if (/^\\^.(organizations|cves)/.test(pages[i][0])) load('preload', ${JSON.stringify(latin(bundle, 'jetbrains-mono'))}, 'font');
    return;
  }
})(${JSON.stringify(table)});
`;
      this.emitFile({ type: 'asset', fileName: 'preload.js', source });
      // For scripts/web-budget.ts, which adds up what each page needs.
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(table, null, 2) });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/preload.js' }, injectTo: 'head-prepend' }],
  };
}
