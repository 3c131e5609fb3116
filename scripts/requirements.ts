// Requirement check of `npm run check`: an ID such as `WIZ-53` in the code must exist in docs/requirements.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const searched = [
  '{bench,client,docker,docs,domain,gateway,platform,schema,scripts,tests,web}/**/*.{ts,tsx,mts,mjs,css,graphql,md,yml,html}',
  '*.{md,yml,ts}',
];
const left = new Set(['node_modules', 'dist', 'data', '.cache', 'coverage', 'test-results']);

/** The ids that the tables of docs/requirements define: the first cell of each row. */
export function definedRequirements(folder = join(root, 'docs/requirements')): Set<string> {
  const ids = new Set<string>();
  for (const file of globSync('*.md', { cwd: folder })) {
    for (const [, id] of readFileSync(join(folder, file), 'utf8').matchAll(/^\| ([A-Z]+-\d{2,}) \|/gm)) ids.add(id!);
  }
  return ids;
}

/** The ids in a text that look like one of `defined`, of the same families, and are none of them. */
export function unknownRequirements(text: string, defined: ReadonlySet<string>): string[] {
  const families = [...new Set([...defined].map((id) => id.slice(0, id.indexOf('-'))))];
  const mentioned = text.match(new RegExp(`\\b(?:${families.join('|')})-\\d{2,}\\b`, 'g')) ?? [];
  return [...new Set(mentioned)].filter((id) => !defined.has(id));
}

/** Names every file of the repository that mentions an id which no requirement has; empty when none does. */
export async function requirementsExist(): Promise<string> {
  const defined = definedRequirements();
  const wrong: string[] = [];
  for (const file of globSync(searched, {
    cwd: root,
    exclude: (path) => path.split(sep).some((part) => left.has(part)),
  }).sort()) {
    if (file.endsWith(join('scripts', 'requirements.test.ts'))) continue;
    const unknown = unknownRequirements(readFileSync(join(root, file), 'utf8'), defined);
    if (unknown.length > 0) wrong.push(`  ${file}: ${unknown.join(', ')}`);
  }
  return wrong.length === 0 ? '' : `Unknown requirement IDs:\n${wrong.join('\n')}`;
}
