// Every mutation with generated inputs, against a hub that nobody needs afterwards: as an admin with the names and IDs
// of what is there, as a member, with a key of a service account, and as a visitor. Whatever is sent, the answer keeps
// the schema, no service breaks its contract, and nothing fails in the hub itself.
import { emptyFilters } from '@terrarium/domain/policy';
import * as fc from 'fast-check';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLInputType, GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../gateway/src/config.ts';
import { schemaText } from '../../gateway/src/graphql/schema.ts';
import { startGateway, type Gateway } from '../../gateway/src/server.ts';
import { callersOf } from './twins/callers.ts';
import type { Caller } from './twins/callers.ts';
import { mistakesIn } from './twins/conformance.ts';
import { argumentOf, globalIds, operationsOf } from './twins/graphql.ts';
import { aHouse, CVE } from './twins/house.ts';
import type { House } from './twins/house.ts';

/** Inputs per mutation and caller. */
const RUNS = { admin: 6, others: 2 };
const SEED = 20_261_130;
/** Mutations that take away what the others need come late, those that end the caller last. */
const ENDS = /^(?:delete|leave|remove|revoke|reset|cancel|transfer|disable)/;
const LAST = /^(?:leave|delete)Organization$/;
/** Codes of errors that the hub itself causes. */
const BROKEN = new Set(['INTERNAL', 'UPSTREAM_CONTRACT_VIOLATION', 'UPSTREAM_UNAVAILABLE']);

const schema = buildSchema(schemaText());
let house: House;
let gateway: Gateway;
let callers: Caller[];
/** Global IDs that the admin sees, by type. */
const pool = new Map<string, string[]>();

beforeAll(async () => {
  house = await aHouse(() => Promise.resolve());
  callers = await callersOf(house);
  gateway = await startGateway({
    ...readConfig({
      PLATFORM_URL: house.platform.baseUrl,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'silent',
      COOKIE_SECRET: 'a secret of at least thirty-two bytes',
    }),
    quotas: { points: 1e9, visitorPoints: 1e9, concurrency: 20, calls: 5_000 },
  });
  const admin = callers[0]!;
  for (const { query, variables } of operationsOf(schema, admin.own))
    for (const id of new Set(globalIds(await ask(admin.token, query, variables)))) {
      const [type = ''] = JSON.parse(Buffer.from(id, 'base64url').toString()) as string[];
      pool.set(type, [...(pool.get(type) ?? []), id]);
    }
}, 900_000);
afterAll(async () => {
  await gateway?.close();
  await house?.close();
});

async function ask(token: string | null, query: string, variables: object): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  return response.text();
}

/** Texts that can be right, by the name of their field. */
const LIKELY: Record<string, string> = {
  spec: 'common-lib >=1',
  cve: CVE,
  password: 'correct horse battery staple',
  email: 'somebody@hub.example',
  url: 'https://hooks.example/one',
  issuer: 'https://gitlab.com',
  subject: 'project_path:acme/tools:*',
  content: 'some text',
  path: 'notes.txt',
  label: 'testing',
  country: 'DE',
  currency: 'EUR',
};

/** Texts that are wrong almost everywhere. */
const oddText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom('', ' ', '\u0000', '\u202e', "'; drop table app_user; --", '../../etc/passwd', 'x'.repeat(5_000)),
);

/** Values of a scalar. @param tame whether all of them can be right */
function scalar(
  name: string,
  parent: string,
  field: GraphQLInputField,
  own: Caller['own'],
  tame: boolean,
): fc.Arbitrary<unknown> {
  const words = Object.values(own).filter((value) => typeof value === 'string');
  switch (name) {
    case 'Int':
      return tame
        ? fc.integer({ min: 1, max: 40 })
        : fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constantFrom(-1, 2_147_483_647, -2_147_483_648));
    case 'Float':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'Boolean':
      return fc.boolean();
    case 'DateTime':
      return fc
        .date(
          tame ? { min: new Date(), max: new Date(Date.now() + 1e10), noInvalidDate: true } : { noInvalidDate: true },
        )
        .map((date) => date.toISOString());
    case 'JSON':
    case 'PolicyFilters':
      return tame ? fc.constant(emptyFilters()) : fc.jsonValue({ maxDepth: 3 });
    case 'ID': {
      const of = (field.astNode?.directives ?? [])
        .find((directive) => directive.name.value === 'id')
        ?.arguments?.find((each) => each.name.value === 'of')?.value;
      const ids = (of?.kind === 'StringValue' && pool.get(of.value)) || [...pool.values()].flat();
      if (tame) return fc.constantFrom(...ids);
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...ids) }, fc.constantFrom(...words), oddText);
    }
    default: {
      const fill = argumentOf({ name: parent } as GraphQLObjectType, { name: '' } as never, field.name);
      const likely =
        field.name === 'organization'
          ? own['org']
          : field.name === 'name' && parent.startsWith('Create')
            ? undefined
            : (fill?.(own) ?? LIKELY[field.name] ?? own[field.name] ?? own[field.name.replace(/Name$/, '')]);
      if (tame) return likely === undefined ? fc.uuid().map((id) => `generated-${id.slice(-6)}`) : fc.constant(likely);
      return fc.oneof(
        { weight: 8, arbitrary: fc.constant(likely ?? own['org']) },
        { weight: 2, arbitrary: fc.constantFrom(...words) },
        { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }) },
        oddText,
      );
    }
  }
}

/** Values of an input type, with optional parts missing, null, or given. */
function valueOf(
  type: GraphQLInputType,
  parent: string,
  field: GraphQLInputField,
  own: Caller['own'],
  tame: boolean,
  depth: number,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueOf(type.ofType, parent, field, own, tame, depth);
  if (isListType(type))
    return fc.array(valueOf(type.ofType, parent, field, own, tame, depth + 1), {
      minLength: Number(tame),
      maxLength: 3,
    });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isScalarType(type)) return scalar(type.name, parent, field, own, tame);
  if (!isInputObjectType(type)) throw new Error(`Say here how values of ${String(type)} are made.`);
  const fields = Object.values(type.getFields());
  const of = (one: GraphQLInputField): fc.Arbitrary<unknown> => valueOf(one.type, type.name, one, own, tame, depth + 1);
  if (type.isOneOf) return fc.constantFrom(...fields).chain((one) => of(one).map((value) => ({ [one.name]: value })));
  const required = fields.filter((one) => isRequiredInputField(one));
  const optional = tame || depth > 4 ? [] : fields.filter((one) => !isRequiredInputField(one));
  return fc
    .tuple(
      fc.record(Object.fromEntries(required.map((one) => [one.name, of(one)]))),
      fc.record(
        Object.fromEntries(
          optional.map((one) => [one.name, isNonNullType(one.type) ? of(one) : fc.option(of(one), { freq: 8 })]),
        ),
        { requiredKeys: [] },
      ),
    )
    .map(([must, may]) => ({ ...must, ...may }));
}

/**
 * Selects everything of a payload that needs no argument, and of the objects in it what isn't an object again.
 * @param prefix of aliases, so that the types of a union don't conflict
 */
function selectionOf(type: GraphQLObjectType, depth = 0, prefix = ''): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    const named = getNamedType(field.type);
    const key = prefix === '' ? field.name : `${prefix}${field.name}: ${field.name}`;
    if (isLeafType(named)) return field.args.some(({ type: each }) => isNonNullType(each)) ? [] : [key];
    if (depth > 0) return [];
    if (isObjectType(named)) return [`${key} ${selectionOf(named, 1)}`];
    const objects = schema
      .getPossibleTypes(named as never)
      .map((one) => `... on ${one.name} ${selectionOf(one, 1, `${one.name}_`)}`);
    return [`${key} { ${objects.join(' ')} }`];
  });
  return `{ __typename ${parts.join(' ')} }`;
}

const rank = (name: string): number => (name === 'deleteAccount' ? 3 : LAST.test(name) ? 2 : ENDS.test(name) ? 1 : 0);
const mutations = Object.values(schema.getMutationType()!.getFields()).toSorted(
  (one, other) => rank(one.name) - rank(other.name),
);

/** Returns the operation of a mutation, and its generated variables. */
function operation(field: GraphQLField<unknown, unknown>, own: Caller['own'], runs: number) {
  const given = field.args.map(({ name, type }) => ({ name, type }));
  const query = `mutation Generated${given.length === 0 ? '' : `(${given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})`} { ${field.name}${given.length === 0 ? '' : `(${given.map(({ name }) => `${name}: $${name}`).join(', ')})`} ${selectionOf(getNamedType(field.type) as GraphQLObjectType)} }`;
  const variables = (tame: boolean, numRuns: number) => {
    const record = given.map(({ name, type }) => [
      name,
      valueOf(type, field.name, { name } as GraphQLInputField, own, tame, 0),
    ]);
    return fc.sample(fc.record(Object.fromEntries(record) as Record<string, fc.Arbitrary<unknown>>), {
      seed: SEED,
      numRuns,
    });
  };
  return { query, variables: [...variables(true, runs / 2), ...variables(false, runs / 2)] };
}

test('no generated mutation breaks the hub or its schema', async () => {
  const wrong: string[] = [];
  const carriedOut = new Set<string>();
  /** New tokens of callers that were signed out. */
  const tokens = new Map<Caller, string>();
  let count = 0;
  const [admin] = callers;
  const visitor = callers.find(({ isVisitor }) => isVisitor)!;
  const others = callers.filter(({ title }) => /^(?:the member|the key)/.test(title)).slice(0, 2);
  const run = async (caller: Caller, title: string, field: GraphQLField<unknown, unknown>, runs: number) => {
    const { query, variables } = operation(field, admin!.own, runs);
    for (const each of variables) {
      count += 1;
      let text = await ask(tokens.get(caller) ?? caller.token, query, each);
      if (text.includes('"humanReadableId":"session_ended"') && field.name !== 'deleteAccount') {
        // A mutation before it signed the caller out.
        tokens.set(caller, await house.platform.accessToken(house.sides[0].people.admin.email));
        text = await ask(tokens.get(caller)!, query, each);
      }
      const said = `${title}: ${field.name} ${JSON.stringify(each).slice(0, 600)}`;
      const { data, errors = [] } = JSON.parse(text) as {
        data?: Record<string, { userErrors?: unknown[] } | null> | null;
        errors?: { message: string; path?: unknown[]; extensions?: { code?: string } }[];
      };
      for (const { message, extensions } of errors)
        if (extensions?.code === undefined || BROKEN.has(extensions.code))
          wrong.push(`${said}: ${extensions?.code} ${message}`);
      if (data) wrong.push(...mistakesIn(schema, query, data).map((mistake) => `${said}: ${mistake}`));
      if (data?.[field.name]?.userErrors?.length === 0) carriedOut.add(field.name);
    }
  };
  for (const field of mutations) {
    await run(visitor, 'a visitor', field, RUNS.others);
    for (const other of others) await run(other, other.title, field, RUNS.others);
    await run(admin!, 'the admin', field, RUNS.admin);
  }
  expect(wrong).toEqual([]);
  // A generator that only makes what is refused would find nothing.
  expect(carriedOut.size).toBeGreaterThan(60);
  expect(count).toBe(mutations.length * (RUNS.admin + RUNS.others * (others.length + 1)));
}, 900_000);
