/** Holds answers to what the REST document says of them; in tests and development (`VALIDATE_ANSWERS`). */
import { pointerTo } from '@terrarium/domain/errors';
import type { z } from 'zod';
import { errorBody, HttpError } from './errors.ts';
import { failure as failureSchema, failuresOf } from './openapiAnswers.ts';
import { isFile, schemaOf } from './route.ts';
import type { AnyReply, Route, SuccessStatus } from './route.ts';

const undeclared = ({ method, path }: Route, status: number, text: string): HttpError =>
  new HttpError(
    500,
    'undeclared_answer',
    `${method.toUpperCase()} ${path} answered what it does not declare with status ${status}: ${text}`,
  );

/**
 * Checks what went well against its declaration. A field that the document does not name is wrong, too: nobody decided that callers may see it.
 * @throws 500 naming the JSON Pointer of each place that does not fit, so that a test fails with the reason.
 */
export function validateAnswer(route: Route, reply: AnyReply): void {
  const { status } = reply;
  if (!(status in route.answers)) throw undeclared(route, status, 'the status itself');
  const declared = route.answers[status as SuccessStatus];
  if (declared === null || declared === undefined) {
    if (reply.body !== undefined || reply.stream) throw undeclared(route, status, 'a body');
    return;
  }
  const schema = schemaOf(declared);
  if (!schema && !reply.stream) throw undeclared(route, status, 'no stream');
  const types = isFile(declared) && (reply.stream || !('json' in declared)) ? declared.contentType : 'application/json';
  const given = mediaType(reply.headers?.['content-type'] ?? 'application/json');
  if (
    ![types]
      .flat()
      .map(mediaType)
      .some((type) => covers(type, given))
  )
    throw undeclared(route, status, `the media type ${given}`);
  if (reply.stream || !schema) return;
  const wrong = mistakes(schema, reply.body);
  if (wrong.length > 0) throw undeclared(route, status, wrong.join('; '));
}

/**
 * Checks a failure against the document, as {@link validateAnswer} does for what went well.
 * @throws 500 naming its status, or the places of its body that do not fit.
 */
export function validateFailure(route: Route, error: HttpError): void {
  const { status, code } = error;
  if (!(status in route.answers) && !failuresOf(route).some((each) => each === status))
    throw undeclared(route, status, `the status of ${code}`);
  const wrong = mistakes(failureSchema, errorBody(error));
  if (wrong.length > 0) throw undeclared(route, status, wrong.join('; '));
}

/** The type without its parameters, such as the charset. */
const mediaType = (text: string): string => text.split(';', 1)[0]!.trim();

/** Whether a declared type, which may be a range as `image/*`, names another. */
const covers = (declared: string, given: string): boolean =>
  declared === given || (declared.endsWith('/*') && given.startsWith(declared.slice(0, -1)));

/** What of a body does not fit its schema: `/items/0/name: Invalid input`, a text for each place. */
function mistakes(schema: z.ZodType, body: unknown): string[] {
  // As it will be on the wire: undefined fields gone, dates as text.
  const onWire: unknown = JSON.parse(JSON.stringify(body ?? null));
  const result = schema.safeParse(onWire);
  if (result.success) return extraFields(onWire, result.data, []).map((pointer) => `${pointer}: is not declared`);
  return result.error.issues.flatMap((issue) => said(issue, issue.path));
}

/** An issue of zod in words; of a union, what its nearest member says. */
function said(issue: z.core.$ZodIssue, path: PropertyKey[]): string[] {
  const nearest = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : undefined;
  if (nearest !== undefined && nearest.length > 0)
    return nearest.flatMap((inner) => said(inner, [...path, ...inner.path]));
  return [`${pointerTo(path.map((key) => (typeof key === 'number' ? key : String(key))))}: ${issue.message}`];
}

/** Pointers to the fields that a schema left out as it read an answer: it does not know them. */
function extraFields(given: unknown, read: unknown, path: (string | number)[]): string[] {
  if (given === read || typeof given !== 'object' || typeof read !== 'object' || given === null || read === null)
    return [];
  if (Array.isArray(given))
    return given.flatMap((each, at) => extraFields(each, (read as unknown[])[at], [...path, at]));
  return Object.entries(given).flatMap(([name, value]) =>
    name in read
      ? extraFields(value, (read as Record<string, unknown>)[name], [...path, name])
      : [pointerTo([...path, name])],
  );
}
