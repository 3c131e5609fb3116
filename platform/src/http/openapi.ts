import { can, ROLES } from '@terrarium/domain/access';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import type { ZodOpenApiOperationObject, ZodOpenApiPathsObject } from 'zod-openapi';
import { takesKeys } from './idempotency.ts';
import { answers, failureResponses, HEADERS } from './openapiAnswers.ts';
import { bySpecificity } from './order.ts';
import { featureOf } from './route.ts';
import type { Access, Route } from './route.ts';
import { comparedKind } from './versions.ts';
import { pathWordOf, describedName } from './words.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const DESCRIPTION = `The REST services of a Terrarium hub, served under its own address. Tokens come from \`POST /api/iam/token\`, or by OpenID Connect for applications.

Every answer has \`x-request-id\` (a caller's own is kept) and tells the caller's budget in \`RateLimit\`. An error has a message for people, a code for programs that is one of those listed
with its status, and for wrong values their places. What fits no status listed with a call has the same form.`;

/** The document of the declared routes; the same routes give the same text. */
export function buildOpenApi(routes: Route[]): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of [...routes].sort(
    (a, b) => bySpecificity(a, b) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operation(route, comparedKind(route, routes) !== undefined),
    };
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Terrarium',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'BSD-3-Clause', identifier: 'BSD-3-Clause' },
    },
    servers: [{ url: '/', description: 'The hub that serves this document.' }],
    components: {
      headers: HEADERS,
      responses: failureResponses(),
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
          description:
            'The same request under the same key counts once for a day: a second one gets the answer of the first, marked with `Idempotency-Replayed`.',
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description:
            'The `ETag` of what the caller has read. Where it is another one now, nothing is done (412 `changed_meanwhile`). Every write refuses an If-Match that it cannot compare.',
        },
      },
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'An access token of `POST /api/iam/token`, good for ten minutes; renewed with the refresh token.',
        },
        openId: {
          type: 'openIdConnect',
          openIdConnectUrl: '/.well-known/openid-configuration',
          description:
            'For applications that act for a person: authorization code with PKCE, or the device flow; the scope holds `openid`. The token is sent as the other kind is.',
        },
      },
    },
    paths,
  });
  fill(document);
  return document;
}

function operation(route: Route, isVersioned: boolean): ZodOpenApiOperationObject {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const result: ZodOpenApiOperationObject = {
    operationId: operationId(route),
    summary: route.summary,
    description: description(route),
    tags: [tag(route.path)],
    security: security(route),
    responses: answers(route, isVersioned),
  };
  if (route.ledger.length > 0) result['x-ledger'] = route.ledger;
  const path = pathParameters(route, names);
  const query = route.query instanceof z.ZodObject ? route.query : undefined;
  if (path || query) result.requestParams = { ...(path ? { path } : {}), ...(query ? { query } : {}) };
  const headers = [
    ...(takesKeys(route) && route.access.kind !== 'public' ? ['IdempotencyKey'] : []),
    ...(isVersioned || route.ownPrecondition ? ['IfMatch'] : []),
  ];
  if (headers.length > 0) result.parameters = headers.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const schema = route.bodyDocument ?? route.body;
  if (schema) {
    result.requestBody = {
      required: true,
      description: bodyDescription(route),
      content: Object.fromEntries(route.bodyTypes.map((type) => [type, { schema }])),
    };
  }
  if (route.bytes.length > 0)
    result.requestBody = {
      required: true,
      description: `Bytes. As ${route.bytes.join(' or ')}.`,
      content: Object.fromEntries(route.bytes.map((type) => [type, { schema: bytesOf(type) }])),
    };
  return result;
}

/** The form of a body of bytes: bare, or as the files of a form. */
const bytesOf = (type: string): z.ZodType =>
  type === 'multipart/form-data'
    ? z.object({ files: z.string().meta({ format: 'binary', description: 'The file.' }) })
    : z.string().meta({ format: 'binary' });

/** Who may call it, and what is special about it. */
function description(route: Route): string {
  const secret = route.secretAnswer
    ? ['The answer holds a secret that is shown once: it is not kept for an Idempotency-Key.']
    : [];
  const feature = featureOf(route);
  const planned =
    feature === null
      ? []
      : [
          `Part of the feature \`${feature}\` of the plan (403 \`not_in_plan\`, \`switched_off\`)${route.takesAway ? '; what only takes rights away is possible under every plan' : ''}.`,
        ];
  return [who(route.access), ...planned, scopeText(route), ...secret].filter((text) => text !== '').join(' ');
}

/** What an API token must be good for; '' where none is looked at, or none will do. */
function scopeText({ access, scope }: Route): string {
  const none = access.kind === 'public' || access.kind === 'operator' || (access.kind === 'user' && access.inPerson);
  return none ? '' : `API tokens: scope \`${scope}\`${scope === 'full' ? '' : ' or more'}.`;
}

const ROLE_NAMES = { member: 'members', billing_manager: 'billing managers', admin: 'admins' } as const;

function who(access: Access): string {
  const proven =
    'freshProof' in access && access.freshProof
      ? ' It asks for a proof of who they are that is younger than ten minutes (403 `fresh_proof_needed`).'
      : '';
  switch (access.kind) {
    case 'public':
      return 'For everybody; a token is not looked at.';
    case 'optional':
      return 'For everybody: visitors see what is public.';
    case 'operator':
      return `For operators of the hub in person; for others there is no such call (404 \`unknown_address\`).${proven}`;
    case 'user': {
      const inPerson = access.inPerson
        ? ' in person, not for applications and API tokens that act for them (403 `person_needed`)'
        : '';
      const confirmed = access.confirmed ? ' whose e-mail address is confirmed (403 `address_not_confirmed`)' : '';
      return `For people who are signed in${inPerson}${confirmed}.${proven}`;
    }
    case 'organization': {
      const { action, everybody } = access;
      const roles = ROLES.filter((role) => can(role, action)).map((role) => ROLE_NAMES[role]);
      const people = roles.length === ROLES.length ? 'members' : roles.toReversed().join(' and ');
      return `For ${people} of the organization.${everybody ? ' Others see what is public.' : ' For people outside there is no such organization (404 `organization_not_found`).'}`;
    }
  }
}

function bodyDescription(route: Route): string {
  const kibibytes = route.bodyLimit / 1024;
  const most = kibibytes >= 1024 ? `${Math.floor(kibibytes / 1024)} MiB` : `${Math.floor(kibibytes)} KiB`;
  return `At most ${most}.${route.bodyTypes.length > 1 ? ` As ${route.bodyTypes.join(' or ')}.` : ''}`;
}

function pathParameters(route: Route, names: string[]): z.ZodObject | undefined {
  if (names.length === 0) return undefined;
  const declared: Record<string, z.ZodType> =
    route.params instanceof z.ZodObject ? (route.params.shape as Record<string, z.ZodType>) : {};
  return z.object(Object.fromEntries(names.map((name) => [name, declared[name] ?? z.string()])));
}

function security(route: Route): Record<string, string[]>[] {
  const { access } = route;
  if (access.kind === 'public') return [];
  const open = access.kind === 'optional' || (access.kind === 'organization' && access.everybody === true);
  const inPerson = access.kind === 'operator' || (access.kind === 'user' && access.inPerson === true);
  return [{ accessToken: [] }, ...(inPerson ? [] : [{ openId: ['openid'] }]), ...(open ? [{}] : [])];
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

interface Described {
  description?: string;
}
interface Parameter extends Described {
  in: string;
  name: string;
  schema?: Described;
}

/** Gives fields and parameters without a description of their own the one that their name has everywhere. */
function fill(document: OpenApiDocument): void {
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const { parameters = [] } of Object.values(methods as Record<string, { parameters?: Parameter[] }>)) {
      for (const parameter of parameters) {
        const word = parameter.in === 'path' ? pathWordOf(parameter.name, path) : describedName(parameter.name);
        if (parameter.description === undefined && parameter.schema?.description === undefined && word !== undefined)
          parameter.description = word;
      }
    }
  }
  fillFields(document);
}

function fillFields(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('properties' in value && typeof value.properties === 'object') {
    for (const [name, field] of Object.entries(value.properties as Record<string, Described>)) {
      const word = describedName(name);
      if (typeof field === 'object' && field.description === undefined && word !== undefined) field.description = word;
    }
  }
  for (const each of Object.values(value)) fillFields(each);
}
