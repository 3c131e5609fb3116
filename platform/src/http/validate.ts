import type { z } from 'zod';
import { HttpError, notFound, unprocessable } from './errors.ts';
import type { Detail } from './errors.ts';
import { failuresOf } from './openapiAnswers.ts';
import type { AnyReply, Route, SuccessStatus } from './route.ts';

/**
 * Checks one part of a request against its schema and returns the parsed value.
 * @throws 422 with one detail for every issue; for the path 404, since a path that cannot exist names nothing.
 */
export async function validate(
  part: 'path' | 'query' | 'body',
  schema: z.ZodType | undefined,
  value: unknown,
): Promise<unknown> {
  if (!schema) return part === 'path' ? value : undefined;
  const result = await schema.safeParseAsync(value);
  if (result.success) return result.data;
  if (part === 'path') throw notFound();
  throw unprocessable(details(result.error, [part]));
}

/** The issues of zod as details of a 422: `loc` is the part of the request and the way to the field. */
function details(error: z.ZodError, prefix: (string | number)[]): Detail[] {
  return error.issues.flatMap((issue) => {
    const loc = [...prefix, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    // One detail for each unknown key, so that each can stand at its field.
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'Is not known here', type: 'unrecognized_keys' }));
    const missing =
      issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message);
    if (missing) return [{ loc, msg: 'Field required', type: 'missing' }];
    // Numbers of an address are read from text; one that is given twice is a list, and no number either.
    if (issue.code === 'invalid_type' && /expected number, received NaN/.test(issue.message))
      return [{ loc, msg: 'Must be one number', type: issue.code }];
    // A check in code may name the kind of mistake itself.
    const type: unknown = issue.code === 'custom' ? issue.params?.['type'] : undefined;
    return [{ loc, msg: issue.message, type: typeof type === 'string' ? type : issue.code }];
  });
}

/**
 * Checks an answer against its declaration; used in tests and development.
 * @throws 500 naming what does not fit, so that a test fails with the reason.
 */
export function validateAnswer(route: Route, reply: AnyReply): void {
  const problem = (text: string): HttpError => undeclared(route, text);
  if (!(reply.status in route.answers)) throw problem(`status ${reply.status}`);
  const declared = route.answers[reply.status as SuccessStatus];
  if (declared === null || declared === undefined) {
    if (reply.body !== undefined || reply.stream) throw problem(`a body with ${reply.status}`);
    return;
  }
  if ('contentType' in declared && (reply.stream || !('json' in declared))) {
    if (!reply.stream) throw problem(`no stream with ${reply.status}`);
    return;
  }
  // As it will be on the wire: undefined fields gone, dates as text.
  const onWire: unknown = JSON.parse(JSON.stringify(reply.body ?? null));
  const result = ('json' in declared ? declared.json : declared).safeParse(onWire);
  if (!result.success)
    throw problem(
      details(result.error, ['body'])
        .map((item) => `${item.loc.join('.')}: ${item.msg}`)
        .join('; '),
    );
}

/**
 * Checks the status of a failure against the REST document, as {@link validateAnswer} does for what went well.
 * @throws 500 naming the status, so that a test fails with the reason.
 */
export function validateFailure(route: Route, { status, code }: HttpError): void {
  if (status in route.answers || failuresOf(route).some((each) => each === status)) return;
  throw undeclared(route, `status ${status} with ${code}`);
}

function undeclared(route: Route, text: string): HttpError {
  return new HttpError(
    500,
    'undeclared_answer',
    `${route.method.toUpperCase()} ${route.path} answered what it does not declare: ${text}`,
  );
}
