import type { z } from 'zod';
import { notFound, unprocessable } from './errors.ts';
import type { Detail } from './errors.ts';

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
