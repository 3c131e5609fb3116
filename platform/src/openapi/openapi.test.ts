// The REST document: valid, and nothing in it without a word.
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { ORGANIZATION_ACTIONS } from '@terrarium/domain/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedFields } from '../http/fieldDescriptions.ts';
import { declaredRoutes } from '../routes.ts';
import { openApiOf } from './document.ts';
import { startPlatform } from '../testing/index.ts';
import type { TestPlatform } from '../testing/index.ts';

const document = openApiOf(declaredRoutes());

interface Described {
  description?: string;
  $ref?: string;
}
interface Schema extends Described {
  properties?: Record<string, Schema>;
}
interface Operation extends Described {
  tags: string[];
  summary?: string;
  parameters?: (Described & { name: string; in: string; schema?: Schema })[];
  requestBody?: Described;
  responses: Record<string, Described & { headers?: Record<string, Described> }>;
}

const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method} ${path}`,
    operation,
  })),
);

/** Every field of a schema that says nothing of itself, by the way to it. */
function silentFields(value: unknown, way: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = (value as Schema).properties;
  const silent =
    typeof fields === 'object'
      ? Object.entries(fields)
          .filter(([, field]) => !field.description)
          .map(([name]) => `${way}.${name}`)
      : [];
  return [...silent, ...Object.entries(value).flatMap(([key, each]) => silentFields(each, `${way}.${key}`))];
}

/** Paths of the specification that the linter warns about, and a call that only redirects. They stay as they are. */
const ACCEPTED = [
  'no-ambiguous-paths #/paths//api/organizations/{org}/users/{userId}/products',
  'no-ambiguous-paths #/paths//api/organizations/{org}/channel-policies/{sameOrg}/{channel}/current',
  'no-ambiguous-paths #/paths//api/organizations/{org}/channels/{channel}/{file}/sbom',
  'no-ambiguous-paths #/paths//api/organizations/{org}/channels/{channel}/{file}/signatures',
  'operation-2xx-response #/paths//api/iam/auth/oidc/start/get/responses',
  'no-path-trailing-slash #/paths//api/organizations/',
  'no-path-trailing-slash #/paths//api/organizations/{org}/channel-policy-deltas/subscriptions/{channel}/',
  'no-path-trailing-slash #/paths//api/organizations/{org}/remove-invitations/',
  'no-path-trailing-slash #/paths//api/organizations/{org}/resend-invitations/',
  'no-path-trailing-slash #/paths//api/users/{id}/',
];

test('is valid OpenAPI 3.1 and keeps the rules of its linter', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: { 'operation-tag-defined': 'error', 'tag-description': 'error' },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  const named = problems.map(
    ({ ruleId, location }) => `${ruleId} ${location[0]?.pointer?.replaceAll('~1', '/') ?? ''}`,
  );
  expect(named.filter((problem) => !ACCEPTED.includes(problem))).toEqual([]);
  expect(ACCEPTED.filter((problem) => !named.includes(problem))).toEqual([]);
});

test('every format is one that JSON Schema or OpenAPI knows', () => {
  const formatsIn = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, each]) =>
          key === 'format' && typeof each === 'string' ? [each] : formatsIn(each),
        );
  // https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
  // and https://spec.openapis.org/registry/format/
  const known = ['date', 'date-time', 'email', 'uri', 'uuid', 'binary', 'byte', 'int32', 'int64', 'double', 'password'];
  expect(
    [...new Set(formatsIn(document.components?.schemas)), ...new Set(formatsIn(document.paths))].filter(
      (one) => !known.includes(one),
    ),
  ).toEqual([]);
});

test('every integer says that it can be larger than 32 bits', () => {
  const plain = (value: unknown): unknown[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { type, format } = value as { type?: unknown; format?: unknown };
    const isPlain = [type].flat().includes('integer') && format !== 'int64' && format !== 'int32';
    return [...(isPlain ? [value] : []), ...Object.values(value).flatMap(plain)];
  };
  expect(plain(document)).toEqual([]);
});

describe('nothing is without a word', () => {
  test('operations, their bodies and their answers', () => {
    const silent = operations.flatMap(({ name, operation }) => [
      ...(operation.summary && operation.description ? [] : [name]),
      ...(operation.requestBody && !operation.requestBody.description ? [`${name} body`] : []),
      ...Object.entries(operation.responses)
        .filter(([, answer]) => !answer.description && !answer.$ref)
        .map(([status]) => `${name} ${status}`),
    ]);
    expect(silent).toEqual([]);
  });

  test('parameters', () => {
    const silent = operations.flatMap(({ name, operation }) =>
      (operation.parameters ?? [])
        .filter((each) => !each.$ref && !each.description && !each.schema?.description)
        .map((each) => `${name} ${each.in} ${each.name}`),
    );
    expect(
      silent,
      'describe them with .meta in the contract, or in http/fieldDescriptions.ts where the name means the same everywhere',
    ).toEqual([]);
  });

  test('fields', () => {
    expect(
      [...silentFields(document.paths, 'paths'), ...silentFields(document.components, 'components')],
      'describe them with .meta in the contract, or in http/fieldDescriptions.ts where the name means the same everywhere',
    ).toEqual([]);
  });

  test('and what tells values tells those of its own place', () => {
    const strange = (value: unknown, path: string): string[] => {
      if (typeof value !== 'object' || value === null) return [];
      const { enum: values, description } = value as { enum?: unknown; description?: unknown };
      const told = typeof description === 'string' ? /`(\w+)` or `(\w+)`/.exec(description)?.slice(1) : undefined;
      const isStrange = Array.isArray(values) && told !== undefined && !told.every((word) => values.includes(word));
      return [
        ...(isStrange ? [path] : []),
        ...Object.entries(value).flatMap(([key, inside]) => strange(inside, `${path}/${key}`)),
      ];
    };
    expect(strange(document, '')).toEqual([]);
  });

  test('and no word is without a use', () => {
    const text = JSON.stringify(document);
    const unused = describedFields().filter(
      (word) => !text.includes(`"${word}":{`) && !text.includes(`"name":"${word}"`),
    );
    expect(unused).toEqual([]);
  });
});

test('answers tell the headers that come with them, and errors their codes', () => {
  const responses = (document.components?.responses ?? {}) as Record<string, Described & { headers: object }>;
  expect(Object.keys(responses['Error429']!.headers)).toEqual(
    expect.arrayContaining(['x-request-id', 'RateLimit', 'RateLimit-Policy', 'Retry-After']),
  );
  expect(responses['Error409']!.description).toContain('`channel_name_taken`');
  for (const { name, operation } of operations) {
    for (const status of ['400', '422', '429', '500', '503'])
      expect([name, operation.responses[status]?.$ref]).toEqual([name, `#/components/responses/Error${status}`]);
    const good = Object.entries(operation.responses).filter(([status]) => Number(status) < 400);
    expect([name, good.length > 0]).toEqual([name, true]);
    for (const [, answer] of good) {
      const { headers } = answer.$ref ? responses[answer.$ref.split('/').at(-1)!]! : answer;
      expect([name, Object.keys(headers ?? {})]).toEqual([name, expect.arrayContaining(['x-request-id', 'RateLimit'])]);
    }
  }
});

/** The alternatives of an operation's security requirement. */
const securityOf = (method: string, path: string): unknown => {
  const operation = (document.paths![path] as Record<string, { security?: unknown }>)[method]!;
  return operation.security ?? document.security;
};

test('operations name the credentials that they take, and the scopes of API tokens and keys', () => {
  const [session, application] = [{ accessToken: [] }, { openId: ['openid'] }];
  expect(Object.keys(document.components?.securitySchemes ?? {})).toEqual([
    'apiToken',
    'accessToken',
    'openId',
    'serviceAccountKey',
    'clientCredentials',
  ]);
  const key = (...scopes: string[]) => [{ serviceAccountKey: scopes }, { clientCredentials: scopes }];
  const channels = '/api/organizations/{org}/channels';
  expect(securityOf('get', channels)).toEqual([
    { apiToken: ['read'] },
    session,
    application,
    ...key('channel:read'),
    {},
  ]);
  expect(securityOf('post', channels)).toEqual([{ apiToken: ['full'] }, session, application, ...key('channel:write')]);
  const uploads = `${channels}/{channel}/uploads`;
  expect(securityOf('post', uploads)).toEqual([{ apiToken: ['publish'] }, session, application]);
  const files = '/api/organizations/{org}/repo-policies/apply';
  expect(securityOf('post', files)).toEqual(expect.arrayContaining(key('policy:apply', 'policy:write')));
  expect(securityOf('get', '/api/iam/caller')).toEqual(expect.arrayContaining(key()));
  expect(securityOf('get', '/api/operator/people')).toEqual([session]);
  expect(securityOf('get', '/api/openapi.json')).toEqual([]);
});

test('every area has a title and a description, and no other tag is defined', () => {
  const used = new Set(operations.flatMap(({ operation }) => operation.tags));
  expect(document.tags?.map(({ name }) => name)).toEqual([...used].toSorted());
});

test('every event of an organization is a webhook with its own type', () => {
  const webhooks = document.webhooks as Record<string, { post: { operationId: string; requestBody: object } }>;
  expect(Object.keys(webhooks)).toEqual([...ORGANIZATION_ACTIONS, 'webhook.test']);
  expect(webhooks['policy.applied']!.post).toMatchObject({
    operationId: 'receivePolicyApplied',
    security: [],
    requestBody: {
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/WebhookEvent' },
              {
                properties: {
                  type: { const: 'policy.applied' },
                  data: { properties: { target_type: { const: 'policy' } } },
                },
              },
            ],
          },
        },
      },
    },
  });
});

test('whoever takes a body says that one may be too large or of another form', () => {
  const silent = operations.flatMap(({ name, operation }) =>
    ['413', '415']
      .filter((status) => operation.requestBody && !(status in operation.responses))
      .map((status) => `${name} ${status}`),
  );
  expect(silent).toEqual([]);
});

describe('is served', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startPlatform();
  });
  afterAll(() => platform.close());

  test('to everybody, as it is generated, and not again to who has it', async () => {
    const response = await platform.send('/api/openapi.json');
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, no-cache',
    ]);
    const served = (await response.json()) as typeof document;
    // A hub can have further calls of its tests.
    expect(served.info).toEqual(document.info);
    expect(served.paths).toMatchObject(JSON.parse(JSON.stringify(document.paths)) as object);
    const etag = response.headers.get('etag')!;
    const again = await platform.send('/api/openapi.json', { headers: { 'if-none-match': `"another", W/${etag}` } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect((await platform.send('/api/openapi.json', { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });
});
