/** Names of operations: a verb and its object, from method and path. */
import { z } from 'zod';
import { isFile, schemaOf } from './route.ts';
import type { Route } from './route.ts';

/** Nouns for parts of paths that differ from the part itself; '' for parts without meaning. */
const NOUNS: Record<string, string> = {
  artifacts: 'packages',
  ce: '',
  'channel-policies': 'channel policies',
  'channel-policy-deltas': 'channel deltas',
  curations: 'vex decisions',
  dependants: 'dependents',
  iam: '',
  operator: 'hub',
  payments: '',
  people: 'users',
  products: 'seat assignments',
  'repo-policies': 'policies',
  v1: '',
  v2: '',
  workloads: 'trusted workloads',
};

/** Last parts of POST paths that are verbs. */
const VERBS = new Set(['apply', 'cancel', 'fetch', 'publish', 'restore', 'retry', 'validate']);

const METHODS = { get: 'get', post: 'create', put: 'update', patch: 'update', delete: 'delete' } as const;

/** Writes words in PascalCase: letters after anything but a letter or digit become uppercase. */
export const pascal = (words: string): string =>
  words.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, (_, letter: string) => letter.toUpperCase());

const singular = (words: string): string => words.replace(/ies$/, 'y').replace(/([^su])s$/, '$1');

/** Whether a call returns a list. */
function isList({ method, answers }: Route): boolean {
  const answer = answers[200];
  const schema = answer && (isFile(answer) ? schemaOf(answer) : answer);
  return method === 'get' && schema instanceof z.ZodObject && 'items' in schema.shape;
}

/** Beginnings of paths that stand for a kind of caller or client, with their part of operation names. */
const DOORS: [start: string, name: string, stands: string][] = [
  ['/api/ce/packages/{channel}/subchannels/{sub}', 'Subchannel', ''],
  ['/api/ce/packages/{channel}', 'Hub', 'channels/{channel}'],
  ['/api/payments/v2/organizations/{org}', 'Organization', ''],
  ['/api/operator/organizations/{org}', 'Hub', 'organization/{org}'],
];

/**
 * Name of an operation: its verb and the last two nouns of its path.
 * A route with `operationId` uses that instead.
 * @example 'listChannelSnapshots' for GET /api/organizations/{org}/channels/{channel}/snapshots
 */
export function operationId(route: Route): string {
  if (route.operationId !== undefined) return route.operationId;
  const [start, name, stands] = DOORS.find(([each]) => route.path.startsWith(each)) ?? ['/api', '', ''];
  const path = route.path.replace(start, stands);
  const parts = path.split('/').filter((part) => part !== '');
  const words = parts.filter((part) => !part.startsWith('{'));
  const isVerb = route.method === 'post' && VERBS.has(words.at(-1) ?? '');
  const verb = isVerb ? words.pop()! : isList(route) ? 'list' : METHODS[route.method];
  const isOfOne = isVerb || verb === 'create' || parts.at(-1)?.startsWith('{') === true;
  const things = words.map((word) => NOUNS[word] ?? word).filter((word) => word !== '');
  // Parts of an organization are unique by their own name.
  const named = things.slice(-2).filter((word, at, both) => at === both.length - 1 || word !== 'organizations');
  const said = named.map((word, at) => pascal(at === named.length - 1 && !isOfOne ? word : singular(word)));
  return verb + name + said.join('');
}
