import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { bySpecificity } from './order.ts';
import type { Route } from './route.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const detail = z
  .object({
    loc: z.array(z.union([z.string(), z.number()])).meta({ description: "Part of the request and the way to the field: ['body', 'name']." }),
    msg: z.string(),
    type: z.string(),
    pointer: z.string().optional().meta({ description: 'The same place in the body as a JSON Pointer (RFC 6901); only for mistakes in the body.' }),
    suggestion: z.string().optional().meta({ description: 'A value that would do, e.g. a name that is free.' }),
  })
  .meta({ id: 'Detail', description: 'One thing that is wrong with a request.' });

const failure = z
  .object({
    error: z.object({ message: z.string(), human_readable_id: z.string() }),
    detail: z.array(detail).optional(),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });

const FAILURES: Record<number, string> = {
  400: 'Malformed request.',
  401: 'No or bad credentials.',
  403: 'Not allowed.',
  404: 'Unknown or not visible.',
  409: 'Not possible in the present state.',
  413: 'Body too large.',
  415: 'Wrong media type.',
  422: 'Invalid values; `detail` names the fields.',
  429: 'Too many requests; see Retry-After.',
};

const DESCRIPTIONS: Record<number, string> = { 202: 'Accepted.', 204: 'Done.', 302: 'Elsewhere; see Location.' };

/** The document of the declared routes; the same routes give the same text. */
export function buildOpenApi(routes: Route[]): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of [...routes].sort((a, b) => bySpecificity(a, b) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method))) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Terrarium platform',
      version: '1',
      description: 'The REST services of Terrarium. Every answer carries x-request-id; writes of signed-in users accept Idempotency-Key.',
      license: { name: 'BSD-3-Clause', identifier: 'BSD-3-Clause' },
    },
    servers: [{ url: '/' }],
    components: { securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    paths,
  });
}

function operation(route: Route): ZodOpenApiOperationObject {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const result: ZodOpenApiOperationObject = {
    operationId: operationId(route),
    summary: route.summary,
    tags: [tag(route.path)],
    security: security(route),
    responses: responses(route, names.length > 0),
  };
  if (route.ledger.length > 0) result.description = `Ledger: ${route.ledger.join(', ')}.`;
  const path = pathParameters(route, names);
  const query = route.query instanceof z.ZodObject ? route.query : undefined;
  if (path || query) result.requestParams = { ...(path ? { path } : {}), ...(query ? { query } : {}) };
  const schema = route.bodyDocument ?? route.body;
  if (schema) {
    result.requestBody = { required: true, content: Object.fromEntries(route.bodyTypes.map((type) => [type, { schema }])) };
  }
  return result;
}

function pathParameters(route: Route, names: string[]): z.ZodObject | undefined {
  if (names.length === 0) return undefined;
  const declared: Record<string, z.ZodType> = route.params instanceof z.ZodObject ? (route.params.shape as Record<string, z.ZodType>) : {};
  return z.object(Object.fromEntries(names.map((name) => [name, declared[name] ?? z.string()])));
}

function responses(route: Route, hasPathParameters: boolean): ZodOpenApiResponsesObject {
  const result: Record<string, ZodOpenApiResponsesObject[`${1 | 2 | 3 | 4 | 5}${string}`]> = {};
  for (const [status, answer] of Object.entries(route.answers)) {
    const description = DESCRIPTIONS[Number(status)] ?? 'Success.';
    if (answer === null) result[status] = { description };
    else if ('contentType' in answer) {
      const json = 'json' in answer ? { 'application/json': { schema: answer.json } } : {};
      result[status] = { description, content: { ...json, [answer.contentType]: { schema: z.string() } } };
    }
    else result[status] = { description, content: { 'application/json': { schema: answer } } };
  }
  const failures = [400, 429];
  if (route.access.kind !== 'public') failures.push(401);
  if (route.access.kind === 'organization' || (route.access.kind === 'user' && (route.access.inPerson || route.access.freshProof || route.access.confirmed)) || (route.access.kind === 'operator' && route.access.freshProof)) failures.push(403);
  if (hasPathParameters || route.access.kind === 'operator') failures.push(404);
  if (route.method !== 'get') failures.push(409);
  if (route.body) failures.push(413, 415);
  if (route.body || route.query) failures.push(422);
  for (const status of failures) result[status] ??= { description: FAILURES[status] ?? '', content: { 'application/json': { schema: failure } } };
  return result as ZodOpenApiResponsesObject;
}

function security(route: Route): Record<string, string[]>[] {
  if (route.access.kind === 'public') return [];
  const open = route.access.kind === 'optional' || (route.access.kind === 'organization' && route.access.everybody === true);
  return open ? [{ accessToken: [] }, {}] : [{ accessToken: [] }];
}

/** `getOrganizationsOrgChannels` for GET /api/organizations/{org}/channels. */
function operationId(route: Route): string {
  const parts = route.path.split(/[^A-Za-z0-9]+/).filter((part) => part !== '' && part !== 'api');
  return route.method + parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
}

const TAGS = ['channels', 'repo-policies', 'channel-policies', 'groups', 'ce'];

function tag(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== 'api');
  return parts.find((part) => TAGS.includes(part)) ?? parts[0] ?? 'platform';
}
