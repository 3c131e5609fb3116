import { parse } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';
import { budgets } from '../scripts/web-budget.ts';
import { readPages, readParts, type LazyPage } from './vite.preload.ts';

/** Libraries that many pages share: each gets its own file, which stays in the browser's cache across releases. */
const libraries: [name: string, packages: RegExp][] = [
  [
    'react',
    /node_modules\/(?:(?:react|react-dom|scheduler)\/|lucide-react\/dist\/esm\/(?:createLucideIcon|Icon|defaultAttributes|context|shared\/))/,
  ],
  ['router', /node_modules\/(react-router|react-router-dom|cookie|set-cookie-parser)\//],
  ['apollo', /node_modules\/(@apollo|rxjs|graphql|@graphql-typed-document-node|@wry|optimism|tslib)\//],
  ['emotion', /node_modules\/(@emotion|stylis|@babel\/runtime|hoist-non-react-statics|react-is)\//],
  ['forms', /node_modules\/(react-hook-form|@hookform)\//],
  ['zod', /node_modules\/zod\/|src\/lib\/formRules\.ts/],
  // Their texts grow with the product, unlike the code of the page that shows them.
  ['guides-reference', /\/docs\/guides\/(?:operate|reference)\//],
  ['guides', /\/docs\/guides\//],
  // The engine of regular expressions in match specs; only the wizard reaches it.
  ['regex', /node_modules\/re2js\//],
];

/** Estimated bytes below which a file is merged with another. Its name and headers cost half a kilobyte per request. */
const SMALL = 5_000;

/** Bytes that merging with shared code counts for in addition, so that a feature's code stays together. */
const FOREIGN = 2_000;

/** How much the bytes of a library count that pages would load for a merge without using it. */
const LIBRARY = 3;

/** Estimated share of a module's code that is left after minification; packages have more that nobody imports. */
const MINIFIED = { own: 0.6, packages: 0.4 };

/** Pages that people open most: their bytes count eight times. */
const budgeted = new Set(budgets.map(({ pattern }) => pattern));

/** Name of the file that the application starts with. */
const entry = 'index';

/** Modules that share a file. */
interface Group {
  /** The file's name, if it takes no other group's modules. */
  name: string;
  modules: string[];
  size: number;
  /** Which starting points load the group: pages, and parts that load on demand. */
  users: Set<Start>;
  /** The feature that the modules belong to; empty for shared code. */
  feature: string;
}

/**
 * What loads code: a page, a part that loads after its page without an action, or what loads on an action. `weight`
 * says how much additional bytes matter there.
 */
interface Start {
  weight: number;
  kind: Kind;
}
type Kind = 'page' | 'late' | 'action';

/** Modules that pages load after their first paint without an action, in addition to the parts of features. */
const lateModules = [
  'src/app/shell/BackToTop.tsx',
  'src/lib/hub/watch.ts',
  'src/lib/telemetry.ts',
  'src/ui/Outage.tsx',
  'src/ui/PlanNotice.tsx',
  'src/features/artifact/Blocked.tsx',
  'src/features/channel/install/InstallPanel.tsx',
  'src/features/channel/overview/AttentionList.tsx',
  'src/features/channel/page/Jobs.tsx',
];

/** The feature of a module, from its folder, its generated operations, or its style sheet. */
const featureOf = (id: string, features: ReadonlySet<string>): string => {
  const name = /\/src\/features\/(\w+)\//.exec(id)?.[1] ?? /\/src\/gen\/([a-zA-Z]+)\.ts$/.exec(id)?.[1] ?? '';
  const isOf = (feature: string): boolean =>
    name === feature || (name.startsWith(feature) && /[A-Z]/.test(name.charAt(feature.length)));
  return [...features].find(isOf) ?? '';
};

const kindOf = ({ users }: Group): Kind => {
  const kinds = new Set([...users].map(({ kind }) => kind));
  return kinds.has('page') ? 'page' : kinds.has('late') ? 'late' : 'action';
};

/** Whether a group may load whenever another one does: late parts also load with pages of their feature. */
const canLoadWith = (group: Group, other: Group): boolean =>
  kindOf(group) === kindOf(other) ||
  (kindOf(group) === 'late' && kindOf(other) === 'page' && group.feature !== '' && group.feature === other.feature);

/**
 * Assigns modules to files. Rolldown would write a file for each set of pages that share code: 400 files, most of them
 * smaller than their HTTP headers. This merges small ones with a file of the same feature, or else with shared code,
 * where that adds the fewest bytes to pages. Code that loads on demand isn't merged with pages. Files never import
 * each other in a circle.
 */
function assign(
  pages: readonly LazyPage[],
  parts: readonly string[],
  ids: readonly string[],
  used: ReadonlySet<string>,
  getModuleInfo: Rolldown.GetModuleInfo,
): Map<string, string> {
  const moduleOf = reader(getModuleInfo);
  const importsOf = importsThroughIndexes(moduleOf);
  const sizeOf = (id: string): number =>
    used.has(id) ? moduleOf(id).length * (id.includes('/node_modules/') ? MINIFIED.packages : MINIFIED.own) : 0;
  const reachable = (roots: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const open = [...roots];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      open.push(...importsOf(id));
    }
    return found;
  };
  const fixed = new Map<string, string>();
  for (const id of ids) {
    const library = libraries.find(([, packages]) => packages.test(id))?.[0];
    if (library !== undefined) fixed.set(id, library);
  }
  for (const id of reachable(ids.filter((one) => getModuleInfo(one)?.isEntry)))
    if (!fixed.has(id)) fixed.set(id, entry);

  const named = (module: string): string => ids.find((id) => id.endsWith(`/web/${module}`)) ?? module;
  const starts: { start: Start; modules: Set<string> }[] = pages.map(({ modules, isBare, pattern }) => ({
    // Pages before the sign-in are the first that a browser loads, without anything in its cache.
    start: { weight: isBare ? 10 : budgeted.has(pattern) ? 8 : 1, kind: 'page' },
    modules: reachable(modules.map(named)),
  }));
  const lateIds = new Set([...lateModules, ...parts].map(named));
  const loadedByPages = new Set(pages.flatMap(({ modules }) => modules.map(named)));
  for (const id of new Set(ids.flatMap((one) => getModuleInfo(one)?.dynamicallyImportedIds ?? [])))
    if (!loadedByPages.has(id)) {
      const kind = lateIds.has(id) ? 'late' : 'action';
      starts.push({ start: { weight: kind === 'late' ? 0.5 : 0.2, kind }, modules: reachable([id]) });
    }

  const features = new Set(ids.flatMap((id) => /\/src\/features\/(\w+)\//.exec(id)?.[1] ?? []));
  const groups = new Map<string, Group>();
  for (const id of ids) {
    // Style sheets stay with the pages that need them.
    if (id.endsWith('.css')) continue;
    const users = starts.filter(({ modules }) => modules.has(id));
    const name = fixed.get(id);
    if (name === undefined && users.length === 0) continue;
    const feature = featureOf(id, features);
    const key = name ?? `${feature} ${users.map((one) => starts.indexOf(one)).join(' ')}`;
    const group = groups.get(key) ?? { name: name ?? '', modules: [], size: 0, users: new Set(), feature };
    groups.set(key, group);
    group.modules.push(id);
    group.size += sizeOf(id);
    for (const { start } of users) group.users.add(start);
  }
  const assigned = new Map<string, string>();
  for (const [at, { name, modules }] of merged([...groups.values()], importsOf).entries()) {
    const [largest = ''] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a));
    // Rolldown adds a hash, but joins files of the same name.
    const own =
      name ||
      `${
        parse(largest.split('?', 1)[0] ?? '')
          .name.split('.')
          .at(-1) || 'shared'
      }-${at}`;
    for (const id of modules) assigned.set(id, own);
  }
  // A module that only an index names can still have code: it belongs to the index.
  const importerOf = (id: string): string | undefined =>
    getModuleInfo(id)
      ?.importers.toSorted()
      .find((one) => assigned.has(one));
  for (
    let left = ids.filter((id) => !assigned.has(id) && !id.endsWith('.css')), before = Infinity;
    left.length < before;
  ) {
    before = left.length;
    for (const id of left) {
      const file = assigned.get(importerOf(id) ?? '');
      if (file !== undefined) assigned.set(id, file);
    }
    left = left.filter((id) => !assigned.has(id));
  }
  return assigned;
}

/** What {@link assign} reads of a module. */
interface Module {
  /** Length of its code without comments. */
  length: number;
  /** Whether it only exports again what others declare. */
  isIndex: boolean;
  imports: readonly string[];
  references: readonly Reference[];
}

/** What a module imports from another one, or exports of it. */
interface Reference {
  from: string;
  /** The other's name for it; none for the other as a whole. */
  name?: string | null;
  /** The module's own name for what it exports; none for all that the other exports. */
  exported?: string | null;
}

/** Returns a function that parses a module, once. */
function reader(getModuleInfo: Rolldown.GetModuleInfo): (id: string) => Module {
  const read = (id: string): Module => {
    const { code, importedIds: imports = [] } = getModuleInfo(id) ?? {};
    if (code == null || id.endsWith('.css')) return { length: 0, isIndex: false, imports, references: [] };
    const { comments, module } = parseSync(id, code, { lang: 'js' });
    // A name that is imported and then exported is an export of the import's statement.
    const named: (Reference & { start: number })[] = [
      ...module.staticImports.flatMap(({ start, moduleRequest: { value: from }, entries }) =>
        entries.length === 0 ? [{ start, from }] : entries.map((one) => ({ start, from, name: one.importName.name })),
      ),
      ...module.staticExports.flatMap(({ start, entries }) =>
        entries.flatMap(({ moduleRequest, importName, exportName }) =>
          moduleRequest
            ? [{ start, from: moduleRequest.value, name: importName.name, exported: exportName.name ?? '*' }]
            : [],
        ),
      ),
    ].sort((a, b) => a.start - b.start);
    const sources = [...new Set(named.map(({ from }) => from))];
    const references = named.map((one) => ({ ...one, from: imports[sources.indexOf(one.from)]! }));
    const declared = module.staticExports.some(({ entries }) => entries.some((one) => !one.moduleRequest));
    const rest = without(code, [...comments, ...module.staticImports, ...module.staticExports]);
    return {
      length: without(code, comments).length,
      isIndex: named.length > 0 && !declared && /^(?:[\s;]|'[^']*'|"[^"]*"|export\s*\{[^}]*\})*$/.test(rest),
      imports,
      // Last are those that no statement names: of CommonJS, and the function that preloads dynamic imports.
      references: [...references, ...imports.slice(sources.length).map((from) => ({ from }))],
    };
  };
  const known = new Map<string, Module>();
  return (id) => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}

/** Returns code without parts of it. */
function without(code: string, parts: readonly { start: number; end: number }[]): string {
  let left = '';
  let at = 0;
  for (const { start, end } of parts.toSorted((a, b) => a.start - b.start)) {
    left += code.slice(at, start);
    at = Math.max(at, end);
  }
  return left + code.slice(at);
}

/**
 * Returns a function for the modules that a module imports. An index, which only exports again, is looked through: of
 * the others that it names, the bundler drops what nobody imports.
 */
function importsThroughIndexes(moduleOf: (id: string) => Module): (id: string) => readonly string[] {
  /** The modules that declare an index's export; every module that it might be, if it isn't named. */
  const declaring = (id: string, name: string): string[] => {
    const { isIndex, references } = moduleOf(id);
    if (!isIndex) return [id];
    const found = references.find(({ exported }) => exported === name);
    if (found) return found.name == null ? [found.from] : declaring(found.from, found.name);
    return references.flatMap(({ from, exported }) => (exported === '*' ? declaring(from, name) : []));
  };
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const { isIndex, imports, references } = moduleOf(id);
    const found =
      known.get(id) ??
      (isIndex
        ? imports
        : [...new Set(references.flatMap(({ from, name }) => (name == null ? [from] : declaring(from, name))))]);
    known.set(id, found);
    return found;
  };
}

/** Merges small groups until each has a partner, or none that fits. */
function merged(all: readonly Group[], importsOf: (id: string) => readonly string[]): Group[] {
  const groups = new Set(all);
  const groupOf = new Map(all.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const needs = new Map(
    all.map((group) => [
      group,
      new Set(
        group.modules
          .flatMap(importsOf)
          .flatMap((id) => groupOf.get(id) ?? [])
          .filter((one) => one !== group),
      ),
    ]),
  );
  /** A group, and all that it loads with it; without what only its own import of `except` leads to. */
  const loadedWith = (group: Group, except?: Group): Set<Group> => {
    const found = new Set([group]);
    const open = [...needs.get(group)!].filter((one) => one !== except);
    for (let one = open.pop(); one; one = open.pop()) {
      if (found.has(one)) continue;
      found.add(one);
      open.push(...needs.get(one)!);
    }
    return found;
  };
  /** Estimated bytes that users of one group load in addition, when they load another one as well. */
  const addedBy = (group: Group, users: ReadonlySet<Start>): number => {
    const others = users.difference(group.users);
    if (others.size === 0) return 0;
    let bytes = 0;
    for (const { name, size, users: has } of loadedWith(group))
      for (const user of others) if (!has.has(user)) bytes += size * user.weight * (name ? LIBRARY : 1);
    return bytes;
  };
  /** A file that imports another one through a third would import itself if it was one with it. */
  const fit = (one: Group, other: Group): boolean =>
    !loadedWith(one, other).has(other) && !loadedWith(other, one).has(one);
  /** The cheapest partner of a small group: of its own feature, or else of shared code. */
  const partnerOf = (group: Group): { group: Group; other: Group; cost: number } | undefined => {
    let best: { group: Group; other: Group; cost: number } | undefined;
    for (const other of groups) {
      if (other === group || other.name || !canLoadWith(group, other)) continue;
      // Late parts of different features don't meet on a page, and a large one isn't loaded for a small one.
      if (kindOf(group) === 'late' && other.size > 2 * SMALL) continue;
      if (other.feature !== group.feature && (other.feature !== '' || kindOf(group) === 'late')) continue;
      const penalty = other.feature === group.feature ? 0 : FOREIGN;
      const cost = penalty + addedBy(group, other.users) + addedBy(other, group.users);
      if (cost < (best?.cost ?? Infinity) && fit(group, other)) best = { group, other, cost };
    }
    return best;
  };
  const merge = (group: Group, other: Group): void => {
    other.modules.push(...group.modules);
    other.size += group.size;
    for (const one of groups) if (needs.get(one)!.delete(group) && one !== other) needs.get(one)!.add(other);
    for (const one of needs.get(group)!) if (one !== other) needs.get(other)!.add(one);
    groups.delete(group);
    const users = other.users.union(group.users);
    for (const one of loadedWith(other)) for (const user of users) one.users.add(user);
  };
  // The cheapest first. Each merge changes the costs of others, so the cheapest is computed again before its turn.
  const open = [...groups].flatMap((group) =>
    !group.name && group.size < SMALL && kindOf(group) !== 'action' ? (partnerOf(group) ?? []) : [],
  );
  while (open.length > 0) {
    open.sort((a, b) => b.cost - a.cost);
    const { group, other, cost } = open.pop()!;
    if (!groups.has(group) || group.size >= SMALL) continue;
    const now = partnerOf(group);
    if (!now) continue;
    if (now.other === other || now.cost <= cost) merge(group, now.other);
    else open.push(now);
  }
  return [...groups];
}

/** The file of a style sheet: those that each page needs are one, the others stay with the pages that need them. */
const sheetOf = (id: string): string => (/@fontsource|theme\.css$/.test(id) ? 'theme' : parse(id).name);

/** Writes the build's files as {@link assign} says. */
export function groupedChunks(): Plugin {
  let ids: string[] = [];
  return {
    name: 'grouped-chunks',
    apply: 'build',
    async config() {
      const pages = await readPages();
      const parts = await readParts();
      const used = new Set<string>();
      let files: Map<string, string> | undefined;
      const group: Rolldown.CodeSplittingGroup = {
        debugName: 'assigned',
        // Rolldown asks for each module whose code is used here, before it asks for the first name.
        test(id) {
          used.add(id);
          return true;
        },
        name(id, context) {
          if (id.endsWith('.css')) return sheetOf(id);
          files ??= assign(pages, parts, ids, used, (one) => context.getModuleInfo(one));
          return files.get(id);
        },
      };
      const codeSplitting = { groups: [group], includeDependenciesRecursively: false };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
    buildEnd() {
      // In the same order in each build, so that the files are the same.
      ids = [...this.getModuleIds()].sort();
    },
  };
}
