// Compares the API with the last release: a breaking change needs a line of the changelog, with its day.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, findBreakingChanges, lexicographicSortSchema, parse, print, printSchema, visit } from 'graphql';
import { broken, promises, type OpenApi } from './restPromises.ts';

const root = join(import.meta.dirname, '..');
const changelog = 'docs/guides/api-changelog.md';
/** The API of the last release, in the form in which it is compared. */
const released = { graphql: 'tests/contract/released.snap.graphql', rest: 'tests/contract/released.snap.txt' };

/** The text of both parts of an API. */
interface Api {
  /** Schema of GraphQL. */
  graphql: string;
  /** Guarantees of the REST document, one a line. */
  rest: string;
}

/** A change that breaks clients: what it is about, as the changelog names it, and what happens to it. */
interface Break {
  element: string;
  change: string;
}

/** The element that a sentence of graphql-js is about: `Type`, `Type.field`, or `Enum.VALUE`. */
function graphqlElement(sentence: string): string {
  const added = /^A required (?:input )?(?:field|arg) (\w+) on (?:input type )?([\w.]+) was added/.exec(sentence);
  if (added) return `${added[2]!}.${added[1]!}`;
  const value = /^(\w+) was removed from (?:enum|union) type (\w+)/.exec(sentence);
  if (value) return `${value[2]!}.${value[1]!}`;
  return /^[\w.@]+/.exec(sentence)?.[0] ?? sentence;
}

/** The call or field that a guarantee is about: `GET /api/x`, or `Schema.field`. */
const restElement = (line: string): string =>
  /(?:GET|POST|PUT|PATCH|DELETE) \/\S*/.exec(line)?.[0] ??
  line
    .replace(/^\w+: (?:asks|answers) /, '')
    .replace(/: [^:]*$/, '')
    .replaceAll(/\?|\[\]/g, '');

/** Lists what breaks clients of one API under another. */
export function breaks(before: Api, after: Api): Break[] {
  const graphql = findBreakingChanges(buildSchema(before.graphql), buildSchema(after.graphql));
  return [
    ...graphql.map(({ description }) => ({ element: graphqlElement(description), change: description })),
    ...broken(before.rest.trimEnd().split('\n'), after.rest.trimEnd().split('\n')).map((change) => ({
      element: restElement(change),
      change,
    })),
  ];
}

/**
 * Lists the breaking changes that no line of the changelog names with a day that has come.
 * @param today `yyyy-MM-dd`
 */
export function untold(found: readonly Break[], text: string, today: string): string[] {
  const lines = text.split('\n').filter((line) => /^(?:- |\| )/.test(line));
  const isTold = ({ element }: Break): boolean =>
    lines.some(
      (line) => line.includes(`\`${element}\``) && (line.match(/\d{4}-\d\d-\d\d/g) ?? []).some((day) => day <= today),
    );
  return found.filter((one) => !isTold(one)).map(({ element, change }) => `\`${element}\`: ${change}`);
}

/** The API as the contract has it now. */
const current = (): Api => ({
  graphql: globSync('schema/*.graphql', { cwd: root })
    .toSorted()
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n'),
  rest: promises(JSON.parse(readFileSync(join(root, 'schema/openapi.json'), 'utf8')) as OpenApi).join('\n'),
});

/** Returns '' if clients of the last release still work, or the changelog says since when they don't. */
export function apiChangesAreTold(): Promise<string> {
  const last = {
    graphql: readFileSync(join(root, released.graphql), 'utf8'),
    rest: readFileSync(join(root, released.rest), 'utf8'),
  };
  const today = new Date().toISOString().slice(0, 10);
  const missing = untold(breaks(last, current()), readFileSync(join(root, changelog), 'utf8'), today);
  return Promise.resolve(
    missing.length === 0
      ? ''
      : `These changes break clients of the last release. For each, ${changelog} needs a line with its name and the day on which the old form ended:\n${missing.map((each) => `  ${each}`).join('\n')}`,
  );
}

// `node scripts/apiChanges.ts --release`: the present API becomes that of the last release.
if (process.argv[1] === import.meta.filename && process.argv.includes('--release')) {
  const now = current();
  // Sorted and without descriptions, which break no client.
  const sorted = printSchema(lexicographicSortSchema(buildSchema(now.graphql)));
  const bare = visit(parse(sorted), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  writeFileSync(join(root, released.graphql), `${print(bare)}\n`);
  writeFileSync(join(root, released.rest), `${now.rest}\n`);
}
