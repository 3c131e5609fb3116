import type { z } from 'zod';
import { notFound, unprocessable } from './errors.ts';
import type { Detail } from './errors.ts';

/**
 * Validates one part of a request.
 * @returns the parsed value
 * @throws 422 with one detail per issue; 404 for the path, because an invalid path matches nothing
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

/** Converts zod issues to details of a 422. `loc` is the part of the request and the path to the field. */
function details(error: z.ZodError, prefix: (string | number)[]): Detail[] {
  return error.issues.flatMap((issue) => {
    const loc = [...prefix, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    // One detail per unknown key, so that each can be shown at its field.
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ loc: [...loc, key], msg: 'Unknown field', type: 'unrecognized_keys' }));
    const missing =
      issue.code === 'invalid_type' && issue.input === undefined && /received undefined/.test(issue.message);
    if (missing) return [{ loc, msg: 'Field required', type: 'missing' }];
    // Numbers in a URL are parsed from text. A repeated one is a list, and not a number.
    if (issue.code === 'invalid_type' && /expected number, received NaN/.test(issue.message))
      return [{ loc, msg: 'Must be a number', type: issue.code }];
    // A custom check can set the type of the error.
    const type: unknown = issue.code === 'custom' ? issue.params?.['type'] : undefined;
    return [{ loc, msg: issue.message, type: typeof type === 'string' ? type : issue.code }];
  });
}
