// `npm run check -- --numbers [--against COMMIT] [--write]`: measures the project's size and complexity. With
// --against, the table also shows the counts of an earlier commit; with --write, it's saved in the decisions.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSchema } from 'graphql';
import type { GraphQLField } from 'graphql';
import ts from 'typescript';
import { isBadSubject, longComments, newSubjects, wordHits } from './words.ts';

const root = join(import.meta.dirname, '..');
const page = join(root, 'docs/decisions/numbers.md');
/** A folder with the project's sources. */
type Folder = string;

interface Count {
  what: string;
  /** The count's upper limit; absent without a goal. */
  goal?: number;
  of: (folder: Folder) => number;
}

const read = (folder: Folder, file: string): string => readFileSync(join(folder, file), 'utf8');
const lines = (text: string): number => text.split('\n').length - 1;

/** Files that match patterns, without generated ones. */
const files = (folder: Folder, ...patterns: string[]): string[] =>
  globSync(patterns, { cwd: folder, exclude: ['**/node_modules', '**/dist', '**/gen'] });

const isTest = (file: string): boolean => /\.(test|testing)\.tsx?$|\/testing\//.test(file);
const products = (folder: Folder, pattern: string): string[] => files(folder, pattern).filter((file) => !isTest(file));

/** How often a pattern occurs in the files of a part of the product. */
const occurrences = (pattern: RegExp, glob: string) => (folder: Folder) =>
  products(folder, glob).reduce((sum, file) => sum + [...read(folder, file).matchAll(pattern)].length, 0);

const linesOf = (file: string) => (folder: Folder) => (existsSync(join(folder, file)) ? lines(read(folder, file)) : 0);

/** Files of the gateway's areas: the folders that have a part of the schema. */
const areaFiles = (folder: Folder): string[] =>
  products(folder, 'gateway/src/*/**/*.ts').filter((file) =>
    existsSync(join(folder, `schema/${file.split('/')[2]}.graphql`)),
  );
const areaFilesNamed = (name: string) => (folder: Folder) =>
  areaFiles(folder).filter((file) => file.endsWith(`/${name}`)).length;

/** Packages that `npm ci --omit=dev` installs on this system. */
function productionPackages(folder: Folder): number {
  interface Package {
    dev?: boolean;
    link?: boolean;
    os?: string[];
    cpu?: string[];
    libc?: string[];
  }
  const { packages } = JSON.parse(read(folder, 'package-lock.json')) as { packages: Record<string, Package> };
  const fits = (allowed: string[] | undefined, own: string): boolean =>
    allowed === undefined || (allowed.includes(own) && !allowed.includes(`!${own}`));
  return Object.entries(packages).filter(
    ([path, { dev, link, os, cpu, libc }]) =>
      path.includes('node_modules/') &&
      !dev &&
      !link &&
      fits(os, process.platform) &&
      fits(cpu, process.arch) &&
      fits(libc, 'glibc'),
  ).length;
}

/** Lines of each function of the product, without those of functions inside it that are counted themselves. */
function functionLengths(folder: Folder, glob: string): number[] {
  return products(folder, glob).flatMap((file) => {
    const source = ts.createSourceFile(file, read(folder, file), ts.ScriptTarget.Latest, false);
    const found: number[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body)
        found.push(lines(source.text.slice(node.getStart(source), node.end)) + 1);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
/** Texts of a file's functions at the top level. */
function componentsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  return source.statements.map((statement) => text.slice(statement.pos, statement.end));
}
const functionsOver = (most: number, glob: string) => (folder: Folder) =>
  functionLengths(folder, glob).filter((length) => length > most).length;
const filesOver = (most: number) => (folder: Folder) =>
  products(folder, '{domain,gateway,platform,client,web}/**/*.{ts,tsx}').filter(
    (file) => lines(read(folder, file)) > most,
  ).length;

const mutationsOf = (folder: Folder): GraphQLField<unknown, unknown>[] =>
  Object.values(
    buildSchema(
      files(folder, 'schema/*.graphql')
        .map((file) => read(folder, file))
        .join('\n'),
    )
      .getMutationType()
      ?.getFields() ?? {},
  );
const verbs = (folder: Folder): number =>
  new Set(mutationsOf(folder).map(({ name }) => /^[a-z]+/.exec(name)?.[0])).size;
/** How many of some names occur more than once. */
const repeated = (names: string[]): number => new Set(names.filter((name, at) => names.indexOf(name) !== at)).size;

const CLOSURES = ['createRunService', 'createExecutor', 'createRepoFront', 'createPolicyFiles', 'createPolicyService'];

/**
 * Components with a form, a state, and no hook of react-hook-form. A component without a state has its form from a
 * parent, and a search field isn't a form: its value is the address.
 */
const ownForms = (folder: Folder): number =>
  products(folder, 'web/src/features/**/*.tsx')
    .flatMap((file) => componentsOf(file, read(folder, file)))
    .filter(
      (text) =>
        /\bonSubmit=/.test(text) &&
        /\buseState\b/.test(text) &&
        !/\buse\w*Form\b\w*[(<]/.test(text) &&
        !/\brole="search"/.test(text),
    ).length;

const WEB = 'web/src/**/*.{ts,tsx,graphql}';
const PLATFORM = 'platform/src/**/*.ts';

const COUNTS: Count[] = [
  {
    what: "lines of the gateway's area folders",
    goal: 5500,
    of: (folder) => areaFiles(folder).reduce((sum, file) => sum + lines(read(folder, file)), 0),
  },
  { what: '`source.ts` in gateway areas', goal: 12, of: areaFilesNamed('source.ts') },
  { what: '`index.ts` in gateway areas', goal: 0, of: areaFilesNamed('index.ts') },
  { what: 'REST paths written in the gateway', of: occurrences(/\bpath`/g, 'gateway/src/**/*.ts') },
  { what: 'lines of `schema/openapi.json`', goal: 35_000, of: linesOf('schema/openapi.json') },
  { what: 'lines of the generated REST types', goal: 15_000, of: linesOf('schema/gen/rest.ts') },
  { what: 'production packages', goal: 600, of: productionPackages },
  { what: 'ruled-out words and long sentences (words.json)', goal: 0, of: (folder) => wordHits(folder).length },
  { what: 'comment lines over 120 characters', goal: 0, of: (folder) => longComments(120, folder).length },
  { what: 'comment lines over 160 characters', goal: 0, of: (folder) => longComments(160, folder).length },
  { what: 'verbs of mutations', goal: 25, of: verbs },
  {
    what: 'inputs that several mutations share',
    goal: 0,
    of: (folder) => repeated(mutationsOf(folder).flatMap(({ args }) => args.map(({ type }) => String(type)))),
  },
  {
    what: 'payloads that several mutations share',
    goal: 0,
    of: (folder) => repeated(mutationsOf(folder).map(({ type }) => String(type))),
  },
  {
    // IDs of others, such as CVE IDs: tests/contract/schema.test.ts lists them with their reasons.
    what: 'GraphQL fields and arguments `…Id: String`, all of others',
    of: occurrences(/\b\w+Id: String\b/g, 'schema/*.graphql'),
  },
  { what: 'fragments without masking (`@unmask`)', goal: 0, of: occurrences(/@unmask\b/g, WEB) },
  { what: '`refetchQueries`', goal: 5, of: occurrences(/\brefetchQueries\b/g, WEB) },
  { what: 'calls of `refetch()`', goal: 15, of: occurrences(/\brefetch\(/g, WEB) },
  { what: '`optimisticResponse`', of: occurrences(/\boptimisticResponse\b/g, WEB) },
  { what: 'forms with react-hook-form', of: occurrences(/\buse\w*Form\w*[(<]/g, 'web/src/features/**/*.tsx') },
  { what: 'forms with a state of their own', goal: 0, of: ownForms },
  {
    what: 'functions over 150 lines, without components',
    goal: 0,
    of: functionsOver(150, '{domain,gateway,platform,client}/**/*.ts'),
  },
  { what: 'components over 150 lines', of: functionsOver(150, 'web/src/**/*.{ts,tsx}') },
  { what: 'files over 500 lines', goal: 10, of: filesOver(500) },
  {
    what: `closures ${CLOSURES.map((name) => `\`${name}\``).join(', ')}`,
    goal: 0,
    of: (folder) =>
      CLOSURES.filter(
        (name) => occurrences(new RegExp(`\\bfunction ${name}\\b`, 'g'), '{gateway,platform}/src/**/*.ts')(folder) > 0,
      ).length,
  },
  { what: '`toISOString()` in the platform', goal: 0, of: occurrences(/\.toISOString\(\)/g, PLATFORM) },
  { what: 'copies of `UNDO_HOURS`', goal: 1, of: occurrences(/\bUNDO_HOURS = /g, PLATFORM) },
  {
    what: 'files loose in `web/src/features/channel`',
    of: (folder) => files(folder, 'web/src/features/channel/*.*').length,
  },
];

/** Counts of an earlier commit, from a copy of its files. */
function countsAt(commit: string): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-numbers-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return COUNTS.map(({ of }) => of(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const shown = (value: number): string => value.toLocaleString('en-US');

/** Prints the table. @param args arguments after `npm run check -- --numbers` */
export async function printNumbers(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { numbers: { type: 'boolean' }, against: { type: 'string' }, write: { type: 'boolean', default: false } },
  });
  const before = values.against === undefined ? undefined : countsAt(values.against);
  const beforeTitle = before && `at ${values.against}`;
  const rows = COUNTS.map(({ what, goal, of }, at) => [
    what,
    ...(before ? [shown(before[at]!)] : []),
    shown(of(root)),
    goal === undefined ? '–' : shown(goal),
  ]);
  const subjects = await newSubjects();
  rows.push([
    `commit subjects over 72 characters since issue 11, of ${subjects.length}`,
    ...(before ? ['–'] : []),
    shown(subjects.filter(isBadSubject).length),
    '0',
  ]);
  const head = ['count', ...(beforeTitle ? [beforeTitle] : []), 'now', 'goal, at most'];
  const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;
  const table = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map(line).join('\n');
  console.log(table);
  if (values.write)
    writeFileSync(
      page,
      `# Numbers\n\nHow large and how plain the project is. Written by \`npm run check -- --numbers --against COMMIT --write\`; [numbers.ts](../../scripts/numbers.ts) says what each line counts. Tests and generated files don't count, except where a line names them.\n\n${table}\n`,
    );
}
