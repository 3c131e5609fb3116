/** What the REST document says of answers: good ones as they are declared, errors by status with their codes, and the headers of both. */
import { z } from 'zod';
import type { ZodOpenApiHeadersObject, ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi';
import { FAILURE_STATUSES, meaningsOf } from './codes.ts';
import type { FailureStatus } from './codes.ts';
import { takesKeys } from './idempotency.ts';
import { time } from './fields.ts';
import { isFile } from './route.ts';
import type { Answers, Route } from './route.ts';

type Status = `${1 | 2 | 3 | 4 | 5}${string}`;
type Header = { description: string; schema: { type: 'string' | 'integer'; example?: string | number } };

/** Headers of answers, by the name under which the document refers to them. */
export const HEADERS = {
  RequestId: {
    description: 'Id of the request, for those who look into it: the one that came in `x-request-id`, or a new one.',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: "The caller's budget: points in a window of so many seconds.",
    schema: { type: 'string', example: '"points";q=6000;w=60' },
  },
  RateLimit: {
    description: 'Points that are left, and seconds until all are there again.',
    schema: { type: 'string', example: '"points";r=5996;t=1' },
  },
  RetryAfter: { description: 'Seconds after which trying again makes sense.', schema: { type: 'integer' } },
  Authenticate: {
    description: 'How to sign in, and what is wrong with the token (RFC 6750).',
    schema: { type: 'string', example: 'Bearer error="invalid_token", error_description="…"' },
  },
  IdempotencyReplayed: {
    description: '`true` where the answer is that of an earlier request under the same Idempotency-Key.',
    schema: { type: 'string' },
  },
  Location: { description: 'Where the browser goes on.', schema: { type: 'string' } },
  Disposition: { description: 'Name of the file.', schema: { type: 'string' } },
  ETag: {
    description: 'Changes with the answer; sent back in `If-None-Match` it saves sending the same again (304).',
    schema: { type: 'string' },
  },
  Version: {
    description: 'Version of what was read or written; an edit sends it back in `If-Match`.',
    schema: { type: 'string' },
  },
} as const satisfies Record<string, Header>;

const ref = (name: keyof typeof HEADERS): { $ref: string } => ({ $ref: `#/components/headers/${name}` });

/** What every answer has. */
const ALWAYS: ZodOpenApiHeadersObject = {
  'x-request-id': ref('RequestId'),
  'RateLimit-Policy': ref('RateLimitPolicy'),
  RateLimit: ref('RateLimit'),
};

const detail = z
  .object({
    loc: z
      .array(z.union([z.string(), z.number()]))
      .meta({ description: "Part of the request and the way to the field: ['body', 'name']." }),
    msg: z.string().meta({ description: 'What is wrong, for people.' }),
    type: z.string().meta({ description: 'Kind of the mistake, e.g. `missing`.' }),
    pointer: z
      .string()
      .optional()
      .meta({ description: 'The same place in the body as a JSON Pointer (RFC 6901); only for mistakes in the body.' }),
    suggestion: z.string().optional().meta({ description: 'A value that would do, e.g. a name that is free.' }),
  })
  .meta({ id: 'Detail', description: 'One thing that is wrong with a request.' });

/** The body of every error. */
export const failure = z
  .object({
    error: z
      .object({
        message: z.string().meta({ description: 'What happened, why, and what to do next, for people.' }),
        human_readable_id: z
          .string()
          .meta({ description: 'Code of the error, for programs: one of those listed with the status.' }),
      })
      .meta({ description: 'The error.' }),
    detail: z
      .array(detail)
      .optional()
      .meta({ description: 'What is wrong, place by place; with 422, and where a name is taken.' }),
    changed: z
      .object({
        by: z
          .string()
          .nullable()
          .meta({ description: 'User name of who changed it; null where that is not known, or not for the caller.' }),
        at: time.nullable().meta({ description: 'When it was changed; null where that is not known.' }),
        version: z.string().meta({ description: 'The version that it has now, as in `ETag` without the quotes.' }),
      })
      .optional()
      .meta({ description: 'The change that the caller has not seen; with `changed_meanwhile`.' }),
  })
  .meta({ id: 'Error', description: 'The body of every error.' });

const SENTENCES: Record<FailureStatus, string> = {
  400: 'The request cannot be read.',
  401: 'No credentials, or bad ones.',
  402: 'The payment was refused; nothing was charged.',
  403: 'The caller may not do this.',
  404: 'It does not exist, or the caller may not see it.',
  409: 'Not possible in the present state.',
  412: 'A condition of the call does not hold, or the protocol of the call has another version.',
  413: 'The body is too large.',
  415: 'The body has the wrong form.',
  416: 'There is no such range.',
  422: 'Wrong values; `detail` names their places.',
  424: "The company's provider or the payment processor is away.",
  429: 'Too much or too often: wait as long as `Retry-After` says.',
  500: 'A fault of the hub.',
  503: 'A part of the hub is away.',
};

/** The answer of each error, with the codes that it comes with; `Error404` and so on. */
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

/** Every answer of a route. */
export function answers(route: Route, isVersioned: boolean): ZodOpenApiResponsesObject {
  const result: Record<string, ZodOpenApiResponsesObject[Status]> = {};
  for (const [status, answer] of Object.entries(route.answers))
    result[status] = success(route, Number(status), answer, isVersioned);
  for (const status of failuresOf(route)) result[status] ??= { $ref: `#/components/responses/Error${status}` };
  return result as ZodOpenApiResponsesObject;
}

/** Errors that a call may answer. What depends on what it does, and not on how it is declared, is counted in rather than left out. */
export function failuresOf({ access, method, query, body, bytes, path, answers: good }: Route): FailureStatus[] {
  const isWrite = method !== 'get';
  const isSignIn = path.startsWith('/api/iam/');
  const isWorkload = isWrite && path.startsWith('/api/oidc/');
  // Providers and issuers of tokens, the payment processor, sources of files.
  const asksOthers =
    path.includes('/auth/oidc') ||
    isWorkload ||
    path.startsWith('/api/payments/') ||
    (isWrite && path.includes('/promotions'));
  const takesBody = body !== undefined || bytes.length > 0;
  // Of an owner, a channel, a package.
  const namesThings = query instanceof z.ZodObject && Object.keys(query.shape).length > 0;
  // Its first call names the size of a file that comes in further ones.
  const isUpload = path.startsWith('/api/projects/{id}/uploads');
  const asks: [FailureStatus, boolean][] = [
    [400, true],
    [401, access.kind !== 'public' || isSignIn || isWorkload],
    [402, isWrite && path.startsWith('/api/payments/')],
    [403, isWrite || (access.kind !== 'public' && access.kind !== 'optional')],
    // What is the caller's own may not be there, either.
    [404, isWrite || path.includes('{') || namesThings || access.kind !== 'public'],
    [409, isWrite],
    [412, isWrite],
    [413, takesBody || isUpload],
    [415, takesBody],
    [416, 206 in good],
    // A parameter that is not declared is refused everywhere.
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

/** The sentence of a good answer, and the headers that not every one has. */
function aside(
  route: Route,
  status: number,
  answer: Answers[keyof Answers],
): { says: string; extra: ZodOpenApiHeadersObject } {
  if (status === 202) return { says: 'The request was taken; the rest is done afterwards.', extra: {} };
  if (status === 204) return { says: 'Done; there is no body.', extra: {} };
  if (status === 302) return { says: 'Go on at `Location`.', extra: { Location: ref('Location') } };
  if (status === 304) return { says: 'Nothing has changed; there is no body.', extra: { ETag: ref('ETag') } };
  const isTagged = 304 in route.answers;
  const extra: ZodOpenApiHeadersObject = isTagged ? { ETag: ref('ETag') } : {};
  if (answer && 'contentType' in answer && [answer.contentType].flat()[0]?.startsWith('text/csv'))
    return {
      says: `The table as a file${'json' in answer ? ', or the same as JSON' : ''}.`,
      extra: { ...extra, 'Content-Disposition': ref('Disposition') },
    };
  return {
    says:
      status === 201
        ? 'It was made.'
        : route.method === 'get'
          ? 'What was asked for.'
          : 'Done; this is how things are now.',
    extra,
  };
}
