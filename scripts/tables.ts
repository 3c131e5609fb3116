// Table check of `npm run check`: each table belongs to one area of the platform, other areas use that area's index,
// and SQL is written with the query builder.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { STRAYS } from './table-strays.ts';
import type { Stray } from './table-strays.ts';

/** A table name in SQL in the code. `line` starts at 1. */
interface TableUse {
  file: string;
  line: number;
  table: string;
  writes: boolean;
}

/** A product file of the platform, by its path inside `platform/src`. */
interface SourceText {
  file: string;
  text: string;
}

/** Builder calls whose argument names tables, and whether they write them. */
const CALLS = new Map([
  ...['selectFrom', 'from', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using', 'table'].map(
    (name) => [name, false] as const,
  ),
  ...['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'].map((name) => [name, true] as const),
]);
/** Where SQL text names a table; what follows is its name, or several with commas between them. */
const PLACES =
  /\b(delete\s+from|insert\s+into|truncate(?:\s+table)?|update|from|join|using|analyze|lock\s+table)\s+(?:only\s+|lateral\s+)?("?[a-z_]+"?(?:\.[a-z_]+)?(?:\s+(?:as\s+)?(?!where\b|on\b|set\b|join\b|left\b|inner\b|cross\b|order\b|group\b|limit\b|for\b|union\b|returning\b|values\b|using\b|select\b)[a-z_]+)?(?:\s*,\s*(?:lateral\s+)?"?[a-z_]+"?(?:\s+(?:as\s+)?(?!where\b|on\b|order\b|group\b|limit\b|for\b|union\b|join\b|left\b|inner\b|cross\b)[a-z_]+)?)*)/gi;

/** Returns a file's area: its folder in `platform/src`; without one, the file's own name. */
function areaOf(file: string): string {
  return file.split('/')[0]!;
}

function walk(source: SourceText, visit: (node: ts.Node, line: number) => void): void {
  const tree = ts.createSourceFile(source.file, source.text, ts.ScriptTarget.Latest, true);
  const step = (node: ts.Node): void => {
    visit(node, tree.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, step);
  };
  step(tree);
}

/** The tables that a file declares as its area's: the members of its `interface Tables`. */
function declaredTables(source: SourceText): string[] {
  const names: string[] = [];
  if (!source.text.includes('interface Tables')) return names;
  walk(source, (node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Tables')
      names.push(...node.members.map((member) => member.name!.getText()));
  });
  return names;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' $ ');
  return null;
}

/** Every table of `tables` that a file names in SQL: by the query builder, or in a text. */
function usesIn(source: SourceText, tables: ReadonlySet<string>): TableUse[] {
  const found: TableUse[] = [];
  const add = (name: string, writes: boolean, line: number): void => {
    const table = name
      .trim()
      .replace(/^lateral\s+/i, '')
      .replaceAll('"', '')
      .split(/[\s.]/)[0]!;
    if (tables.has(table)) found.push({ file: source.file, line, table, writes });
  };
  walk(source, (node, line) => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const writes = CALLS.get(node.expression.name.text);
      if (writes === undefined || node.arguments[0] === undefined) return;
      const [first] = node.arguments;
      for (const each of ts.isArrayLiteralExpression(first) ? first.elements : [first])
        if (ts.isStringLiteralLike(each)) add(each.text, writes, line);
      return;
    }
    const text = textOf(node);
    if (text === null || ts.isImportDeclaration(node.parent)) return;
    for (const [, verb, names] of text.matchAll(PLACES))
      names!
        .split(',')
        .forEach((name, i) => add(name, i === 0 && /^(delete|insert|truncate|update)/i.test(verb!), line));
  });
  return found;
}

/**
 * Marks a file as a reader of other tables: `Read model of channel, policy: why the join is the point`. Only reading is
 * allowed; the reason is for reviewers.
 */
const READ_MODEL = /\bRead model of ([a-z_]+(?:, [a-z_]+)*): \S.{10,}/g;

/** Where SQL is text for a `pg` client, by the beginning of the path: docs/decisions/database.md says why. */
const TEXT_SQL = [
  'backup/',
  'db/',
  'jobs/',
  'repo/decisions/',
  'repo/memory/',
  'repo/publishing/compute.ts',
  'repo/publishing/labels.ts',
  'repo/publishing/packages.ts',
  'repo/publishing/recordDecisions.ts',
  'repo/storage/packedDecisions.ts',
  'repo/storage/storedInstallability.ts',
];

/** Every place where SQL is text for a `pg` client and has no reason to be, a line each. */
export function textQueries(sources: readonly SourceText[]): string[] {
  const wrong: string[] = [];
  for (const source of sources) {
    if (TEXT_SQL.some((place) => source.file.startsWith(place))) continue;
    walk(source, (node, line) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      const [first] = node.arguments;
      if (node.expression.name.text !== 'query' || first === undefined) return;
      const text = ts.isObjectLiteralExpression(first) ? first.getText() : textOf(first);
      if (text !== null && /\b(select|insert|update|delete|with|truncate)\s/i.test(text))
        wrong.push(
          `${source.file}:${line}: SQL as text. Write it with the query builder (docs/decisions/database.md).`,
        );
    });
  }
  return wrong;
}

/** Every breach of the walls, a line each; empty when there is none. */
export function breaches(sources: readonly SourceText[], strays: readonly Stray[]): string[] {
  const wrong: string[] = [];
  const owners = new Map<string, string>();
  for (const source of sources)
    for (const table of declaredTables(source)) {
      const [area, other] = [areaOf(source.file), owners.get(table)];
      if (other !== undefined)
        wrong.push(`${source.file}: ${table} is declared by ${other} already; a table belongs to one area.`);
      owners.set(table, area);
    }
  const tables = new Set(owners.keys());
  const needed = new Set<Stray>();
  for (const source of sources) {
    const area = areaOf(source.file);
    const models = new Set([...source.text.matchAll(READ_MODEL)].flatMap(([, names]) => names!.split(', ')));
    const read = new Set<string>();
    for (const use of usesIn(source, tables)) {
      if (owners.get(use.table) === area) continue;
      if (!use.writes && models.has(use.table)) {
        read.add(use.table);
        continue;
      }
      const stray = strays.find((each) => each.area === area && each.table === use.table && each.writes === use.writes);
      if (stray !== undefined) needed.add(stray);
      else
        wrong.push(
          `${use.file}:${use.line}: ${use.writes ? 'writes' : 'reads'} ${use.table}, which belongs to ${owners.get(use.table)}. Ask its index${use.writes ? '' : `, or, where a join is the point, say "Read model of ${use.table}: why" at the head of the file`}.`,
        );
    }
    for (const table of models)
      if (!read.has(table))
        wrong.push(
          `${source.file}: calls itself a read model of ${table}, which it does not read, or which is its own.`,
        );
  }
  for (const stray of strays)
    if (!needed.has(stray))
      wrong.push(
        `scripts/table-strays.ts: ${stray.area} does not ${stray.writes ? 'write' : 'read'} ${stray.table} any more. Take the entry away.`,
      );
  return wrong;
}

/** Returns the findings in the platform; empty if there are none. */
export function tablesStayHome(): Promise<string> {
  const folder = join(import.meta.dirname, '../platform/src');
  const sources = globSync('**/*.ts', { cwd: folder })
    // Tests look into tables to see what became of them.
    .filter((file) => !/\.(test|child|gen)\.ts$|(^|\/)testing\//.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
  return Promise.resolve([...breaches(sources, STRAYS), ...textQueries(sources)].join('\n'));
}
