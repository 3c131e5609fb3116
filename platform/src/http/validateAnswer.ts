/** Validates responses against the OpenAPI document, in tests and development (`VALIDATE_ANSWERS`). */
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
 * Validates a success response against its declaration.
 * Undocumented fields are errors too, because they may be internal.
 * @throws 500 with the JSON Pointer of each invalid place, so that a test fails with the reason
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
 * Validates an error response, like {@link validateAnswer} for successes.
 * @throws 500 with its status, or the invalid places of its body
 */
export function validateFailure(route: Route, error: HttpError): void {
  const { status, code } = error;
  if (!(status in route.answers) && !failuresOf(route).some((each) => each === status))
    throw undeclared(route, status, `the status of ${code}`);
  const wrong = mistakes(failureSchema, errorBody(error));
  if (wrong.length > 0) throw undeclared(route, status, wrong.join('; '));
}

/** Returns a media type without parameters, such as the charset. */
const mediaType = (text: string): string => text.split(';', 1)[0]!.trim();

/** Returns whether a declared type, which can be a range such as `image/*`, includes another. */
const covers = (declared: string, given: string): boolean =>
  declared === given || (declared.endsWith('/*') && given.startsWith(declared.slice(0, -1)));

/** Returns the errors of a body against its schema: `/items/0/name: Invalid input`, one text per place. */
function mistakes(schema: z.ZodType, body: unknown): string[] {
  // As it will be sent: without undefined fields, dates as text.
  const onWire: unknown = JSON.parse(JSON.stringify(body ?? null));
  const result = schema.safeParse(onWire);
  if (result.success) return extraFields(onWire, result.data, []).map((pointer) => `${pointer}: is not declared`);
  return result.error.issues.flatMap((issue) => said(issue, issue.path));
}

/** Formats a zod issue; for a union, the issues of the closest member. */
function said(issue: z.core.$ZodIssue, path: PropertyKey[]): string[] {
  const nearest = issue.code === 'invalid_union' ? issue.errors.toSorted((a, b) => a.length - b.length)[0] : undefined;
  if (nearest !== undefined && nearest.length > 0)
    return nearest.flatMap((inner) => said(inner, [...path, ...inner.path]));
  return [`${pointerTo(path.map((key) => (typeof key === 'number' ? key : String(key))))}: ${issue.message}`];
}

/** Returns pointers to fields of a response that its schema removed because it doesn't know them. */
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
