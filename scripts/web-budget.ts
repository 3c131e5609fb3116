// `node scripts/run.mjs scripts/web-budget.ts`: how much JavaScript the built web sends, gzipped, against its budget. Fails above it.
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

/** Budgets in KB (1,024 bytes) of gzipped JavaScript: the code an address needs before it shows. */
const routes: { name: string; address: string; limit: number }[] = [
  { name: 'sign-in', address: '/sign-in', limit: 170 },
  { name: 'channels (first list)', address: '/organizations/acme/channels', limit: 220 },
  { name: 'organization', address: '/organizations/acme', limit: 220 },
  { name: 'channel', address: '/organizations/acme/channels/main', limit: 225 },
  { name: 'package', address: '/organizations/acme/channels/main/packages/numpy', limit: 225 },
  { name: 'policies', address: '/organizations/acme/policies', limit: 226 },
];

/** Budget of any file that is loaded later, in KB, which Markdown with its tables comes next to; the libraries of the routes above are counted there. */
const lazyLimit = 50;

/** The code that a build's preload.js asks for at an address. */
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
 * Measures a build, and looks whether the code of every page is asked for before the application starts.
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
  for (const { name, address, limit } of routes) {
    const asked = preloaded(dist, address);
    if (asked.length === 0) throw new Error(`No feature of the web has a page at ${address}.`);
    const files = new Set([...filesOf(['index.html']), ...asked]);
    for (const file of files) initial.add(file);
    judge(
      name,
      [...files].reduce((sum, file) => sum + size(file), 0),
      limit,
    );
  }
  for (const { pattern, files } of pages) {
    const asked = new Set([...filesOf(['index.html']), ...preloaded(dist, pattern.replaceAll(/:\w+/g, 'a-name'))]);
    const late = files.filter((file) => !asked.has(file));
    const gone = [...asked].filter((file) => !existsSync(join(dist, file)));
    passed &&= late.length === 0 && gone.length === 0;
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

/** What is above its budget in a build, as text; empty when nothing is. */
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
