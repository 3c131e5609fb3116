import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, aRestUser, stage, type Answer, type Stage } from '../testing/index.ts';
import { toId } from './ids.ts';
import { createSchema } from './schema.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  // The rate limits would end a walk of some hundred operations.
  on = await stage({ offersPlans: true, quotas: { points: 1e9, visitorPoints: 1e9 } });
  token = await on.token();
});
afterAll(() => on.close());

/** Returns a literal for a required argument of this type. */
function sample(type: GraphQLInputType): string {
  const inner = getNullableType(type);
  if (isListType(inner)) return `[${sample(inner.ofType)}]`;
  if (isEnumType(inner)) return inner.getValues()[0]!.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${sample(field.type)}`).join(', ')} }`;
  }
  const literals: Record<string, string> = { Int: '1', Float: '1', Boolean: 'true', PolicyFilters: '{}', JSON: '{}' };
  return literals[getNamedType(inner).name] ?? '"acme"';
}

const selection = (field: GraphQLField<unknown, unknown>): string => {
  // Of `filters` and `rules`, one is needed.
  const isNeeded = (arg: GraphQLArgument) => isRequiredArgument(arg) || arg.name === 'filters';
  const args = field.args.filter(isNeeded).map((arg) => `${arg.name}: ${sample(arg.type)}`);
  const named = getNamedType(field.type);
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isLeafType(named) ? '' : ' { __typename }'}`;
};

/** Where to request a type's fields, and the calls that load the object. */
const parents: { type: string; wrap: (field: string) => string; path: string[]; others?: string }[] = [
  { type: 'Query', wrap: (field) => `{ ${field} }`, path: [] },
  {
    type: 'User',
    wrap: (field) => `{ viewer { ${field} } }`,
    path: ['viewer'],
    // A user as seen by others.
    others: toId('User', '0190f000-0000-7000-8000-000000000002'),
  },
  { type: 'Organization', wrap: (field) => `{ organization(name: "acme") { ${field} } }`, path: ['organization'] },
  {
    type: 'Channel',
    wrap: (field) => `{ organization(name: "acme") { channel(name: "main") { ${field} } } }`,
    path: ['organization', 'channel'],
  },
];

const things: Record<string, (role: string | null) => object> = {
  '/api/account': () => aRestUser(),
  '/api/organizations/acme': (role) => aRestOrganization({ role }),
  '/api/organizations/acme/channels/main/details': () => aRestChannel(),
};
const isParent = (path: string): boolean => path in things || path.startsWith('/api/users/');

/** Responses for the parents, and `rest` for every other call. */
const answers =
  (role: string | null, rest: { status: number; body: object }): Answer =>
  ({ path }) => {
    const thing =
      things[path] ?? (path.startsWith('/api/users/') ? () => aRestUser({ id: path.split('/').at(-1) }) : undefined);
    return thing ? { body: thing(role) } : rest;
  };

/**
 * Fields whose null means that the object doesn't exist: no session, or no public channel. Lookups by name or ID
 * (fields with a required argument) are included, because services don't distinguish missing from hidden.
 */
const maybeAbsent = new Set(['viewer', 'session', 'featuredPackages']);

const schema = createSchema();
const fieldsOf = (type: string) =>
  Object.values((schema.getType(type) as GraphQLObjectType).getFields()).filter(({ type: t }) => !isNonNullType(t));

/** Requests one field. @returns its value, whether it has an error, and whether it made an upstream call of its own */
async function read(
  { type, wrap, path: at }: Pick<(typeof parents)[number], 'type' | 'wrap' | 'path'>,
  field: GraphQLField<unknown, unknown>,
  as?: string,
) {
  on.calls.length = 0;
  const { data, errors = [] } = await on.ask(wrap(selection(field)), as ? { token: as } : {});
  const holder = at.reduce<Record<string, unknown> | null>(
    (value, key) => (value?.[key] ?? null) as Record<string, unknown> | null,
    data,
  );
  if (holder === null) throw new Error(`${type} itself could not be read: ${JSON.stringify(errors)}`);
  return {
    value: holder[field.name],
    codes: errors.filter(({ path }) => path?.at(-1) === field.name).map(({ extensions }) => extensions['code']),
    asked: on.calls.some(({ path }) => !isParent(path)),
  };
}

describe.each(parents)('a nullable field of $type', (parent) => {
  test('has an error with its null when the service fails', async () => {
    on.answer(answers('admin', { status: 503, body: {} }));
    const silent: string[] = [];
    for (const field of fieldsOf(parent.type)) {
      const { value, codes, asked } = await read(parent, field, token);
      if (asked && value === null && codes.length === 0) silent.push(field.name);
    }
    expect(silent).toEqual([]);
  });

  test("has FORBIDDEN with its null when the caller can't read it", async () => {
    const hidden = { status: 404, body: { error: { message: 'x', human_readable_id: 'not_found' } } };
    const silent: string[] = [];
    for (const field of fieldsOf(parent.type)) {
      if (field.args.some(isRequiredArgument) || maybeAbsent.has(field.name)) continue;
      // 404, because many failures within seconds would open the circuit breaker for the calls after them.
      on.answer(answers('admin', hidden));
      const { codes: failed, asked } = await read(parent, field, token);
      if (!asked && failed.length === 0) continue;
      on.answer(answers(null, hidden));
      const seen = parent.others
        ? {
            ...parent,
            path: ['node'],
            wrap: (f: string) => `{ node(id: "${parent.others}") { ... on User { ${f} } } }`,
          }
        : parent;
      // As a visitor, or as a user from outside.
      for (const caller of parent.others ? [token] : [undefined, token]) {
        const { value, codes } = await read(seen, field, caller);
        if (value === null && !codes.some((code) => code === 'FORBIDDEN' || code === 'NOT_FOUND'))
          silent.push(`${field.name} (${caller ? 'stranger' : 'visitor'}): ${codes.join()}`);
      }
    }
    expect(silent).toEqual([]);
  });
});
