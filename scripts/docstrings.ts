// Docstring check of `npm run check`: each exported function, type, and value must have one.
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

const root = join(import.meta.dirname, '..');
const searched = '{bench,client,domain,gateway,platform,scripts,tests,web}/**/*.{ts,tsx,mjs}';
const left = new Set(['node_modules', 'dist', 'data', 'gen', '.cache', 'coverage', 'test-results']);

/** Returns the names of exports without a docstring. A default export is described at the head of its file. */
export function undocumented(text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, kind, name] =
      /^export (?:declare |abstract |async )*(function|class|interface|type|const|let|enum)\*? (\w+)/.exec(line) ?? [];
    if (name === undefined) return [];
    let before = at - 1;
    while (/^\/\/|^@/.test(lines[before] ?? '')) before -= 1;
    const isOverload = kind === 'function' && new RegExp(`^export .*function ${name}\\b`).test(lines[before] ?? '');
    return /\*\/\s*$/.test(lines[before] ?? '') || isOverload ? [] : [name];
  });
}

/** Names every file that exports something without a docstring; empty when none does. */
export async function exportsAreDescribed(): Promise<string> {
  const wrong: string[] = [];
  for (const file of globSync(searched, {
    cwd: root,
    exclude: (path) => path.split(sep).some((part) => left.has(part)),
  }).sort()) {
    const names = undocumented(readFileSync(join(root, file), 'utf8'));
    if (names.length > 0) wrong.push(`  ${file}: ${names.join(', ')}`);
  }
  return wrong.length === 0
    ? ''
    : `These exports have no docstring (/** … */ in the line before):\n${wrong.join('\n')}`;
}
