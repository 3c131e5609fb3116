import type { Plugin, Rolldown } from 'vite';
import type { Feature, Page } from './src/lib/feature.ts';

/** Modules that every page in the shell loads in addition to its own. */
const shell = ['src/lib/apollo/client.ts', 'src/app/shell/Shell.tsx', 'src/app/shell/loader.ts'];

/** A page of the web: its URL pattern, and its lazily loaded modules, as paths relative to `web`. */
export interface LazyPage {
  pattern: string;
  modules: string[];
  /** Whether the page has no shell, as pages before the sign-in. */
  isBare: boolean;
}

/**
 * Extracts the module that a page's function imports. Feature files aren't bundled here, so the function's source
 * contains it.
 */
function moduleOf(feature: string, load: () => unknown): string {
  const file = /import\('\.\/([^']+)'\)/.exec(load.toString())?.[1];
  if (!file) throw new Error(`A page of ${feature} is not loaded by import('./…'): ${load.toString()}`);
  return `src/features/${feature}/${file}`;
}

/** All pages of the features, those with parameters in their URLs last, because the first match wins. */
export async function readPages(): Promise<LazyPage[]> {
  const features = (await import(new URL('src/features.ts', import.meta.url).href)) as Record<string, Feature>;
  return Object.entries(features)
    .flatMap(([name, { addresses, pages }]) => {
      const own = ({ Component, loader, inside }: Page): string[] => [
        ...(inside === undefined ? [] : own(pages[inside]!)),
        ...[Component, loader].flatMap((load) => (load ? [moduleOf(name, load)] : [])),
      ];
      return Object.entries(pages).map(([page, entry]) => ({
        pattern: addresses[page]!,
        isBare: entry.bare === true,
        modules: [...(entry.bare ? [] : shell), ...own(entry.leadsTo === undefined ? entry : pages[entry.leadsTo]!)],
      }));
    })
    .sort((a, b) => (orderOf(a.pattern) < orderOf(b.pattern) ? -1 : 1));
}

const orderOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, '~');

const chunksOf = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');

/** The modules of the features' parts that pages show; not those of dialogs, which an action opens. */
export async function readParts(): Promise<string[]> {
  const features = (await import(new URL('src/features.ts', import.meta.url).href)) as Record<string, Feature>;
  return Object.entries(features).flatMap(([name, { parts = {} }]) =>
    Object.entries(parts).flatMap(([part, load]) => (part.endsWith('Dialog') ? [] : [moduleOf(name, load)])),
  );
}

/** Returns the chunk with a module. @throws Error without one */
function chunkOf(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  const chunk = chunksOf(bundle).find((one) => one.moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No chunk of the build holds ${module}.`);
  return chunk;
}

/** Returns the files of the modules' chunks with their static imports. @throws Error for an unknown module */
function filesOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const chunks = chunksOf(bundle);
  const found = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    // A chunk with only style sheets is removed from the build later; its file is the style sheet.
    if (!chunk || found.has(chunk.fileName) || chunk.moduleIds.every((id) => id.endsWith('.css'))) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) add(chunks.find((other) => other.fileName === name));
  };
  for (const module of modules) add(chunkOf(bundle, module));
  return [...found];
}

/** Returns the file of a font's Latin characters. @throws Error without one */
function latin(bundle: Rolldown.OutputBundle, font: string): string {
  const found = Object.keys(bundle).find((file) =>
    new RegExp(`/${font}-latin-wght-normal-[\\w-]+\\.woff2$`).test(file),
  );
  if (!found) throw new Error(`The build holds no Latin letters of ${font}. See main.tsx.`);
  return found;
}

/**
 * Renders text once: with the hub's font if it is loaded in time, which it is when preloaded, else with the system's
 * font until the page is left. A late font would rerender every line, and move what is below.
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
 * Writes /preload.js, which runs before the application and preloads the code of the current page, instead of after the
 * application has started: without it, splitting costs a round trip per level. It also provides `preloadPage(url)` for
 * the router, so that the first chunk doesn't need to list the files again.
 */
export function preloadPages(): Plugin {
  const told = new Set<string>();
  return {
    name: 'preload-pages',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: { resolveDependencies: (file, needed) => (told.has(file) ? [] : needed) },
      },
    }),
    async generateBundle(_options, bundle) {
      const read = await readPages();
      const pages = read.map(({ pattern, modules }) => ({ pattern, files: filesOf(bundle, modules) }));
      for (const module of read.flatMap(({ modules }) => modules)) told.add(chunkOf(bundle, module).fileName);
      // The application's first files are in index.html. Most pages share most files, so each file is listed once, and
      // pages refer to it.
      const first = new Set(filesOf(bundle, ['src/main.tsx']));
      const frame = filesOf(bundle, shell).filter((file) => !first.has(file));
      const files = [...new Set([...frame, ...pages.flatMap((page) => page.files)])].filter((file) => !first.has(file));
      const table = pages.map((page) => {
        const framed = frame.every((file) => page.files.includes(file));
        const own = page.files.filter((file) => !first.has(file) && !(framed && frame.includes(file)));
        return `${page.pattern} ${[...(framed ? ['+'] : []), ...own.map((file) => files.indexOf(file))].join(' ')}`;
      });
      const source = `// Written by vite.preload.ts: the fonts, and the code of the page at hand, asked for before the application starts.
(function (files, frame, pages) {
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
  function loadCode(file) {
    load('modulepreload', 'assets/' + file + '.js');
  }
  // Names, versions and sums: pages before the sign-in have none.
  if (/^.(organizations|cves)/.test(location.pathname)) load('preload', ${JSON.stringify(latin(bundle, 'jetbrains-mono'))}, 'font');
  // Preloads the code of the page at a URL or URL pattern. Matches like the router: ignores case and a trailing slash.
  window.preloadPage = function (address) {
    for (var i = 0; i < pages.length; i += 1) {
      var page = pages[i].split(' ');
      if (!new RegExp('^' + page[0].replace(/:\\w+/g, '[^/]+').replace(/\\/$/, '') + '/?$', 'i').test(address)) continue;
      for (var j = 1; j < page.length; j += 1) {
        if (page[j] === '+') files.slice(0, frame).forEach(loadCode);
        else if (page[j]) loadCode(files[page[j]]);
      }
      pages[i] = page[0];
      return;
    }
  };
  window.preloadPage(location.pathname);
})(${JSON.stringify(files.map((file) => file.replace(/^assets\/(.*)\.js$/, '$1')))}, ${frame.length}, ${JSON.stringify(table)});
`;
      this.emitFile({ type: 'asset', fileName: 'preload.js', source });
      // For scripts/web-budget.ts, which checks that preload.js requests everything that a page needs.
      this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(pages, null, 2) });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: '/preload.js' }, injectTo: 'head-prepend' }],
  };
}
