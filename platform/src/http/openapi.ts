import { actionsOfScope, can, ROLES, SERVICE_ACCOUNT_SCOPES } from '@terrarium/domain/access';
import { z } from 'zod';
import { createDocument } from 'zod-openapi';
import type {
  ZodOpenApiOperationObject,
  ZodOpenApiParameterObject,
  ZodOpenApiPathItemObject,
  ZodOpenApiPathsObject,
  ZodOpenApiResponseObject,
} from 'zod-openapi';
import { takesKeys } from './idempotency.ts';
import { answers, failureResponses, HEADERS } from './openapiAnswers.ts';
import { operationId } from './operationId.ts';
import { shareParts } from './openapiShared.ts';
import { bySpecificity } from './order.ts';
import { featureOf } from './route.ts';
import type { Access, Route } from './route.ts';
import { comparedKind } from './versions.ts';
import { pathDescription, fieldDescription } from './fieldDescriptions.ts';

/** An OpenAPI 3.1 document. */
export type OpenApiDocument = ReturnType<typeof createDocument>;

const DESCRIPTION = `The REST API of a Terrarium hub, served at the hub's own URL. Get tokens on the page Tokens of your profile, from \`POST /api/iam/token\`, or by OpenID Connect for applications.

Every response has \`x-request-id\` (a client's own ID is kept) and the caller's rate limit in \`RateLimit\`. An error has a message for users and a code for programs, one of those listed with its status. Validation errors also list the invalid fields. Errors with other statuses have the same format.`;

/** Parts of the document other than the routes. */
interface DocumentParts {
  /** Title and description of each area. */
  tags: Readonly<Record<string, readonly [title: string, description: string]>>;
  /** Examples of request bodies, by operation ID. */
  bodyExamples: Readonly<Record<string, unknown>>;
  /** Requests that the hub sends, by name, with the components they refer to. */
  webhooks: Record<string, ZodOpenApiPathItemObject>;
  parameters: Record<string, ZodOpenApiParameterObject>;
  responses: Record<string, ZodOpenApiResponseObject>;
  schemas: Record<string, z.ZodType>;
}

const noParts: DocumentParts = { tags: {}, bodyExamples: {}, webhooks: {}, parameters: {}, responses: {}, schemas: {} };

/** Builds the OpenAPI document of the declared routes. Deterministic. */
export function buildOpenApi(
  routes: Route[],
  { tags, bodyExamples, webhooks, parameters, responses, schemas }: DocumentParts = noParts,
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  for (const route of [...routes].sort(
    (a, b) => bySpecificity(a, b) || a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method]: operation(route, comparedKind(route, routes) !== undefined, bodyExamples),
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
    tags: Object.entries(tags).map(([name, [title, text]]) => ({ name, 'x-displayName': title, description: text })),
    components: {
      headers: HEADERS,
      responses: { ...failureResponses(), ...responses },
      schemas,
      parameters: {
        ...parameters,
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          required: false,
          schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,255}$' },
          description:
            'Key that makes a request idempotent for one day. A repeated request gets the first response, marked with `Idempotency-Replayed`.',
        },
        IfMatch: {
          name: 'If-Match',
          in: 'header',
          required: false,
          schema: { type: 'string' },
          description:
            "The `ETag` you read. If it has changed since, nothing is done (412 `changed_meanwhile`). Every write rejects an If-Match that it can't compare.",
        },
      },
      securitySchemes: {
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'tr-',
          description:
            'An API token of a user, from the page Tokens of the profile or `POST /api/account/tokens`. It starts with `tr-` and is valid for up to a year. Each operation names the scope that the token needs: `read`, `publish`, or `full`. A larger scope includes the smaller ones.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'An access token from `POST /api/iam/token`. It expires after ten minutes, and can be refreshed with the refresh token.',
        },
        openId: {
          type: 'openIdConnect',
          openIdConnectUrl: '/.well-known/openid-configuration',
          description:
            'For applications that act for a user: authorization code with PKCE, or the device flow. The scope contains `openid`. Send the access token as a bearer token.',
        },
        serviceAccountKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a service account, for machines. It works in the organization of the account, and where its scopes allow. Each operation names the scopes that it needs.',
        },
        clientCredentials: {
          type: 'oauth2',
          description:
            'An access token of a service account, which works for up to ten minutes. The client ID is the ID of the account, and the secret is one of its keys.',
          flows: {
            clientCredentials: {
              tokenUrl: '/api/iam/token',
              scopes: Object.fromEntries(
                SERVICE_ACCOUNT_SCOPES.map((scope) => [scope, `Allows ${actionsOfScope(scope).join(', ')}.`]),
              ),
            },
          },
        },
      },
    },
    paths,
    ...(Object.keys(webhooks).length > 0 ? { webhooks } : {}),
  });
  fill(document);
  shareParts(document);
  return document;
}

function operation(
  route: Route,
  isVersioned: boolean,
  bodyExamples: DocumentParts['bodyExamples'],
): ZodOpenApiOperationObject {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const result: ZodOpenApiOperationObject = {
    operationId: operationId(route),
    summary: route.summary,
    description: description(route),
    tags: [route.area ?? 'hub'],
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
    const example = bodyExamples[operationId(route)];
    result.requestBody = {
      required: true,
      description: bodyDescription(route),
      content: Object.fromEntries(
        route.bodyTypes.map((type) => [type, { schema, ...(example === undefined ? {} : { example }) }]),
      ),
    };
  }
  if (route.bytes.length > 0)
    result.requestBody = {
      required: true,
      description: `File content. As ${route.bytes.join(' or ')}.`,
      content: Object.fromEntries(route.bytes.map((type) => [type, { schema: bytesOf(type) }])),
    };
  return result;
}

/** Schema of a binary body: raw, or files of a form. */
const bytesOf = (type: string): z.ZodType =>
  type === 'multipart/form-data'
    ? z.object({ files: z.string().meta({ format: 'binary', description: 'The file.' }) })
    : z.string().meta({ format: 'binary' });

/** Describes who can call a route, and what is special about it. */
function description(route: Route): string {
  const secret = route.secretAnswer
    ? ["The response contains a secret that is shown only once. It isn't stored for an Idempotency-Key."]
    : [];
  const feature = featureOf(route);
  const planned =
    feature === null
      ? []
      : [
          `Part of the feature \`${feature}\` of the plan (403 \`not_in_plan\`, \`switched_off\`)${route.takesAway ? '. Requests that only remove access are possible with any plan' : ''}.`,
        ];
  return [who(route.access), ...planned, scopeText(route), machineText(route), ...secret]
    .filter((text) => text !== '')
    .join(' ');
}

/** Describes the scope that an API token needs; '' if tokens aren't checked or accepted. */
function scopeText({ access, scope }: Route): string {
  const none =
    access.kind === 'public' ||
    access.kind === 'operator' ||
    (access.kind === 'user' && (access.inPerson || access.inSession));
  return none ? '' : `API tokens: scope \`${scope}\`${scope === 'full' ? '' : ' or more'}.`;
}

/** Describes the scope that the key of a service account needs; '' if the route is closed to machines. */
function machineText({ machineScopes: scopes }: Route): string {
  if (scopes === null) return '';
  const named = scopes.map((scope) => `\`${scope}\``).join(', ');
  return `Service account keys: ${scopes.length === 0 ? 'any scope' : `${scopes.length === 1 ? 'scope' : 'scopes'} ${named}`}.`;
}

const ROLE_NAMES = { member: 'members', billing_manager: 'billing managers', admin: 'admins' } as const;

function who(access: Access): string {
  const proven =
    'freshProof' in access && access.freshProof
      ? ' Requires re-authentication within the last ten minutes (403 `fresh_proof_needed`).'
      : '';
  switch (access.kind) {
    case 'public':
      return 'For anyone. Tokens are ignored.';
    case 'optional':
      return 'For anyone. Visitors see public data.';
    case 'operator':
      return `For hub operators in person. Others get 404 \`unknown_address\`.${proven}`;
    case 'user': {
      const inPerson = access.inPerson
        ? ' in person, not for applications and API tokens that act for them (403 `person_needed`)'
        : '';
      const confirmed = access.confirmed ? ' with a confirmed email address (403 `address_not_confirmed`)' : '';
      return `For signed-in users${inPerson}${confirmed}.${proven}`;
    }
    case 'anyToken':
      return 'For users and service accounts.';
    case 'organization': {
      const { action, everybody } = access;
      const roles = ROLES.filter((role) => can(role, action)).map((role) => ROLE_NAMES[role]);
      const people = roles.length === ROLES.length ? 'members' : roles.toReversed().join(' and ');
      return `For ${people} of the organization.${everybody ? ' Others see public data.' : ' Others get 404 `organization_not_found`.'}`;
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
  const inSession = access.kind === 'user' && access.inSession === true;
  const { machineScopes } = route;
  return [
    ...(inPerson || inSession ? [] : [{ apiToken: [route.scope] }]),
    { accessToken: [] },
    ...(inPerson ? [] : [{ openId: ['openid'] }]),
    ...(machineScopes === null
      ? []
      : [{ serviceAccountKey: [...machineScopes] }, { clientCredentials: [...machineScopes] }]),
    ...(open ? [{}] : []),
  ];
}

interface Described {
  description?: string;
}
interface Parameter extends Described {
  in: string;
  name: string;
  schema?: Described;
}

/** Adds shared descriptions to fields and parameters without their own, and the format of integers. */
function fill(document: OpenApiDocument): void {
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const { parameters = [] } of Object.values(methods as Record<string, { parameters?: Parameter[] }>)) {
      for (const parameter of parameters) {
        const word = parameter.in === 'path' ? pathDescription(parameter.name, path) : fieldDescription(parameter.name);
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
      const word = fieldDescription(name);
      if (typeof field === 'object' && field.description === undefined && word !== undefined) field.description = word;
    }
  }
  // Generators take integers without a format for 32 bits, and sizes are larger.
  if ('type' in value && [value.type].flat().includes('integer') && !('format' in value))
    Object.assign(value, { format: 'int64' });
  for (const each of Object.values(value)) fillFields(each);
}
