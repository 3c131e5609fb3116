// `node scripts/run.mjs scripts/web-budget.ts`: compares the gzipped size of the built web's JavaScript with its
// budget. Fails above it.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

/** One entry of Vite's manifest; names are keys of the manifest. */
interface ManifestEntry {
  file: string;
  imports?: string[];
}

const root = join(import.meta.dirname, '..');

/**
 * Budgets in KB (1,024 bytes) of gzipped JavaScript: the code that a URL needs before it renders. Fewer files hold a
 * little more code than a page needs, and save a third of a kilobyte of headers each (vite.chunks.ts). The layout's one
 * operation added 1 KB to each page, and saves three requests. The build also reads which pages these are.
 */
export const budgets: { name: string; pattern: string; limit: number }[] = [
  { name: 'sign-in', pattern: '/sign-in', limit: 170 },
  { name: 'channels (first list)', pattern: '/organizations/:org/channels', limit: 232 },
  { name: 'organization', pattern: '/organizations/:org', limit: 232 },
  { name: 'channel', pattern: '/organizations/:org/channels/:channel', limit: 240 },
  { name: 'package', pattern: '/organizations/:org/channels/:channel/packages/:name', limit: 234 },
  { name: 'policies', pattern: '/organizations/:org/policies', limit: 233 },
];

/**
 * Budget of any file that is loaded later, in KB. Markdown with its tables is closest; the libraries of the routes
 * above are counted there.
 */
const lazyLimit = 50;

/** Most JavaScript files of a page. Parts that load later come in addition: tests/e2e/first-load.spec.ts. */
const mostFiles = 40;

/** Fewest bytes of a page's JavaScript file: a smaller one costs more in headers and time than it transfers. */
const smallestFile = 4_096;

/** The bundler's own functions, in a file of their own: Rolldown merges it with no other. */
const runtime = /\/rolldown-runtime-[\w-]+\.js$/;

/** Returns a URL of a page. */
const anAddress = (pattern: string): string => pattern.replaceAll(/:\w+/g, 'a-name');

/** Returns the code that a build's preload.js requests for a URL. */
function preloaded(dist: string, pathname: string): string[] {
  const links: { href?: string }[] = [];
  runInNewContext(readFileSync(join(dist, 'preload.js'), 'utf8'), {
    location: { pathname },
    window: {},
    document: { createElement: () => ({}), head: { appendChild: (link: { href?: string }) => links.push(link) } },
  });
  return links.map(({ href = '' }) => href.slice(1)).filter((file) => file.endsWith('.js'));
}

/**
 * Measures a build, and checks that each page's code is preloaded before the application starts.
 * @param dist folder of the built web, with .vite/manifest.json and .vite/pages.json
 * @returns one line per measurement, and whether all are within their budget
 */
export function measure(dist: string): { lines: string[]; passed: boolean } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const pages = JSON.parse(readFileSync(join(dist, '.vite/pages.json'), 'utf8')) as {
    pattern: string;
    files: string[];
  }[];
  const sizes = new Map<string, number>();
  const size = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  const filesOf = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const entry = manifest[key];
      if (!entry) throw new Error(`The manifest holds no ${key}. Build again with "npm run build".`);
      if (found.has(entry.file)) continue;
      found.add(entry.file);
      filesOf(entry.imports ?? [], found);
    }
    return found;
  };
  const lines: string[] = [];
  let passed = true;
  const judge = (name: string, bytes: number, limit: number) => {
    const ok = bytes <= limit * 1024;
    passed &&= ok;
    lines.push(`${ok ? 'ok  ' : 'OVER'} ${(bytes / 1024).toFixed(1).padStart(6)} of ${limit} KB  ${name}`);
  };
  const initial = new Set<string>();
  for (const { name, pattern, limit } of budgets) {
    const asked = preloaded(dist, anAddress(pattern));
    if (asked.length === 0) throw new Error(`No feature of the web has a page at ${pattern}.`);
    const files = new Set([...filesOf(['index.html']), ...asked]);
    for (const file of files) initial.add(file);
    judge(
      name,
      [...files].reduce((sum, file) => sum + size(file), 0),
      limit,
    );
  }
  for (const { pattern, files } of pages) {
    const asked = new Set([...filesOf(['index.html']), ...preloaded(dist, anAddress(pattern))]);
    const late = files.filter((file) => !asked.has(file));
    const gone = [...asked].filter((file) => !existsSync(join(dist, file)));
    const small = [...asked].filter(
      (file) =>
        !runtime.test(file) && existsSync(join(dist, file)) && readFileSync(join(dist, file)).length < smallestFile,
    );
    passed &&= late.length === 0 && gone.length === 0 && small.length === 0 && asked.size <= mostFiles;
    if (asked.size > mostFiles) lines.push(`MANY ${pattern}: ${asked.size} files, of at most ${mostFiles}`);
    if (small.length > 0) lines.push(`SMALL ${pattern}: ${small.join(', ')} have less than ${smallestFile} bytes`);
    if (gone.length > 0) lines.push(`GONE ${pattern}: preload.js asks for ${gone.join(', ')}`);
    if (late.length > 0) lines.push(`LATE ${pattern}: preload.js does not ask for ${late.join(', ')}`);
  }
  const later = Object.values(manifest)
    .map((entry) => entry.file)
    .filter((file) => file.endsWith('.js') && !initial.has(file));
  const [largest] = [...new Set(later)].sort((a, b) => size(b) - size(a));
  if (largest) judge(`largest lazy file (${largest})`, size(largest), lazyLimit);
  return { lines, passed };
}

/** Returns the exceeded budgets of a build as text; empty if there are none. */
export function checkBudget(dist: string): string {
  const { lines, passed } = measure(dist);
  return passed
    ? ''
    : `${lines.join('\n')}\nThe web sends more JavaScript than its budget, or late. Load what is not needed at once on intent, or find what brought it in.`;
}

if (import.meta.main) {
  const dist = process.argv[2] ?? join(root, 'web/dist');
  if (!existsSync(join(dist, '.vite/manifest.json'))) {
    console.error(`There is no build in ${dist}. Run "npm run build" first.`);
    process.exit(1);
  }
  const { lines, passed } = measure(dist);
  console.log(lines.join('\n'));
  if (!passed) {
    console.error(checkBudget(dist));
    process.exit(1);
  }
}
