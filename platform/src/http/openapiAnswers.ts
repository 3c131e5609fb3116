/** Responses in the OpenAPI document: declared successes, errors by status with their codes, and headers. */
import { z } from 'zod';
import type { ZodOpenApiHeadersObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { FAILURE_STATUSES, meaningsOf } from './codes.ts';
import type { FailureStatus } from './codes.ts';
import { takesKeys } from './idempotency.ts';
import { time } from './fields.ts';
import { LINES } from './lines.ts';
import { isFile } from './route.ts';
import type { Answers, Route } from './route.ts';

type Status = `${1 | 2 | 3 | 4 | 5}${string}`;
type Header = { description: string; schema: { type: 'string' | 'integer'; example?: string | number } };

/** Headers of responses, by their name in the document. */
export const HEADERS = {
  RequestId: {
    description: 'ID of the request, for support: from the request header `x-request-id`, or a new one.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'Rate limit of the caller: points per window in seconds.',
    schema: { type: 'string', example: '"points";q=6000;w=60' },
  },
  RateLimit: {
    description: 'Remaining points, and seconds until the window resets.',
    schema: { type: 'string', example: '"points";r=5996;t=1' },
  },
  RetryAfter: { description: 'Seconds after which to retry.', schema: { type: 'integer' } },
  Authenticate: {
    description: 'How to authenticate, and what is wrong with the token (RFC 6750).',
    schema: { type: 'string', example: 'Bearer error="invalid_token", error_description="…"' },
  },
  IdempotencyReplayed: {
    description: '`true` if this is the response to an earlier request with the same Idempotency-Key.',
    schema: { type: 'string' },
  },
  Location: { description: 'URL to continue at.', schema: { type: 'string' } },
  Disposition: { description: 'Name of the file.', schema: { type: 'string' } },
  ETag: {
    description: 'Changes with the response. Send it in `If-None-Match` to get 304 if nothing changed.',
    schema: { type: 'string' },
  },
  Version: {
    description: 'Version of the data that was read or written. Send it in `If-Match` with an update.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Header>;

const ref = (name: keyof typeof HEADERS): { $ref: string } => ({ $ref: `#/components/headers/${name}` });

/** Headers of every response. */
const ALWAYS: ZodOpenApiHeadersObject = {
  'x-request-id': ref('RequestId'),
  'RateLimit-Policy': ref('RateLimitPolicy'),
  RateLimit: ref('RateLimit'),
};

const detail = z
  .object({
    loc: z
      .array(z.union([z.string(), z.number()]))
      .meta({ description: "Part of the request and path of the field, such as ['body', 'name']." }),
    msg: z.string().meta({ description: 'Message for users.' }),
    type: z.string().meta({ description: 'Kind of error, such as `missing`.' }),
    pointer: z.string().optional().meta({
      description: 'The same location in the body as a JSON Pointer (RFC 6901). Only for errors in the body.',
    }),
    suggestion: z.string().optional().meta({ description: 'A valid value, such as an available name.' }),
  })
  .meta({ id: 'Detail', description: 'A validation error in a request.' });

/** The body of every error. */
export const failure = z
  .object({
    error: z
      .object({
        message: z.string().meta({ description: 'Message for users: what happened, why, and what to do.' }),
        human_readable_id: z
          .string()
          .meta({ description: 'Error code for programs, one of those listed with the status.' }),
      })
      .meta({ description: 'The error.' }),
    detail: z
      .array(detail)
      .optional()
      .meta({ description: 'Validation errors by field. Only with 422, and if a name is already in use.' }),
    changed: z
      .object({
        by: z.string().nullable().meta({
          description: 'Username of the user who changed it. `null` if unknown or not visible to the caller.',
        }),
        at: time.nullable().meta({ description: 'Time of the change. `null` if unknown.' }),
        version: z.string().meta({ description: 'Current version, the same as `ETag` without quotes.' }),
      })
      .optional()
      .meta({ description: "The change that the caller hasn't seen. Only with `changed_meanwhile`." }),
  })
  .meta({ id: 'Error', description: 'Body of every error.' });

const SENTENCES: Record<FailureStatus, string> = {
  400: "The request can't be read.",
  401: 'Credentials are missing or invalid.',
  402: 'The payment was declined. Nothing was charged.',
  403: "The caller doesn't have permission.",
  404: "It doesn't exist, or the caller doesn't have access.",
  409: "The current state doesn't allow the request.",
  412: "A precondition failed, or the protocol version isn't supported.",
  413: 'The body is too large.',
  415: 'The body has an unsupported format.',
  416: "The range can't be satisfied.",
  422: 'Invalid values. `detail` lists the fields.',
  424: 'The identity provider or payment processor is unavailable.',
  429: 'Too many requests. Wait for the time in `Retry-After`.',
  500: 'Internal error of the hub.',
  503: 'A part of the hub is unavailable.',
};

/** Returns the response of each error with its codes: `Error404` and so on. */
export function failureResponses(): Record<string, ZodOpenApiResponseObject> {
  return Object.fromEntries(
    FAILURE_STATUSES.map((status) => {
      const codes = Object.entries(meaningsOf(status)).map(([code, meaning]) => `- \`${code}\`: ${meaning}`);
      const headers = {
        ...ALWAYS,
        ...(status === 401 ? { 'WWW-Authenticate': ref('Authenticate') } : {}),
        ...(status === 429 || status === 503 ? { 'Retry-After': ref('RetryAfter') } : {}),
      };
      return [
        `Error${status}`,
        {
          description: `${SENTENCES[status]}\n\n${codes.join('\n')}`,
          headers,
          content: { 'application/json': { schema: failure } },
        },
      ];
    }),
  );
}

/** Returns every response of a route. */
export function answers(route: Route, isVersioned: boolean): ZodOpenApiResponsesObject {
  const result: Record<string, ZodOpenApiResponsesObject[Status]> = {};
  for (const [status, answer] of Object.entries(route.answers))
    result[status] = success(route, Number(status), answer, isVersioned);
  for (const status of failuresOf(route)) result[status] ??= { $ref: `#/components/responses/Error${status}` };
  return result as ZodOpenApiResponsesObject;
}

/**
 * Returns the errors that a route can return.
 * Includes those that depend on its implementation rather than its declaration.
 */
export function failuresOf({ access, method, query, body, bytes, path, answers: good }: Route): FailureStatus[] {
  const isWrite = method !== 'get';
  const isSignIn = path.startsWith('/api/iam/');
  const isWorkload = isWrite && path.startsWith('/api/oidc/');
  // Identity providers, token issuers, the payment processor, and file sources.
  const asksOthers =
    path.includes('/auth/oidc') ||
    isWorkload ||
    path.startsWith('/api/payments/') ||
    (isWrite && path.includes('/promotions'));
  const takesBody = body !== undefined || bytes.length > 0;
  // An owner, a channel, or a package.
  const namesThings = query instanceof z.ZodObject && Object.keys(query.shape).length > 0;
  // Its first request declares the size of a file sent in later ones.
  const isUpload = path.startsWith('/api/projects/{id}/uploads');
  const asks: [FailureStatus, boolean][] = [
    [400, true],
    [401, access.kind !== 'public' || isSignIn || isWorkload],
    [402, isWrite && path.startsWith('/api/payments/')],
    [403, isWrite || access.kind !== 'public'],
    // The caller's own resource can be missing too.
    [404, isWrite || path.includes('{') || namesThings || access.kind !== 'public'],
    [409, isWrite],
    [412, isWrite],
    [413, takesBody || isUpload],
    [415, takesBody],
    [416, 206 in good],
    // Undeclared parameters are rejected everywhere.
    [422, true],
    [424, asksOthers],
    [429, true],
    [500, true],
    [503, true],
  ];
  return asks.filter(([, isPossible]) => isPossible).map(([status]) => status);
}

function success(
  route: Route,
  status: number,
  answer: Answers[keyof Answers],
  isVersioned: boolean,
): ZodOpenApiResponseObject {
  const { extra, says } = aside(route, status, answer);
  const headers = {
    ...ALWAYS,
    ...(takesKeys(route) && route.access.kind !== 'public'
      ? { 'Idempotency-Replayed': ref('IdempotencyReplayed') }
      : {}),
    ...extra,
    ...(status < 300 && (route.version !== undefined || (isVersioned && route.method !== 'delete'))
      ? { ETag: ref('Version') }
      : {}),
  };
  if (answer === null || answer === undefined) return { description: says, headers };
  if (!isFile(answer)) return { description: says, headers, content: { 'application/json': { schema: answer } } };
  const json = 'json' in answer ? { 'application/json': { schema: answer.json } } : {};
  const schema = 'schema' in answer ? answer.schema : z.string();
  const files = Object.fromEntries([answer.contentType].flat().map((type) => [type, { schema }]));
  return { description: says, headers, content: { ...files, ...json } };
}

/** Returns the description of a success response, and its additional headers. */
function aside(
  route: Route,
  status: number,
  answer: Answers[keyof Answers],
): { says: string; extra: ZodOpenApiHeadersObject } {
  if (status === 202) return { says: 'Accepted. The rest is done later.', extra: {} };
  if (status === 204) return { says: 'Done. No body.', extra: {} };
  if (status === 302) return { says: 'Continue at `Location`.', extra: { Location: ref('Location') } };
  if (status === 304) return { says: 'Not modified. No body.', extra: { ETag: ref('ETag') } };
  const isTagged = 304 in route.answers;
  const extra: ZodOpenApiHeadersObject = isTagged ? { ETag: ref('ETag') } : {};
  const types = answer && 'contentType' in answer ? [answer.contentType].flat() : [];
  const whole = types.includes(LINES)
    ? ` As \`${LINES}\`, all items from the cursor on: \`{"cursor", "item"}\` per line, then \`{"next_cursor"}\`.`
    : '';
  if (answer && types[0]?.startsWith('text/csv'))
    return {
      says: `The table as a file${'json' in answer ? ', or the same data as JSON' : ''}.${whole}`,
      extra: { ...extra, 'Content-Disposition': ref('Disposition') },
    };
  return {
    says:
      status === 201
        ? 'Created.'
        : route.method === 'get'
          ? `The requested data.${whole}`
          : 'Done. Returns the state after the change.',
    extra,
  };
}
