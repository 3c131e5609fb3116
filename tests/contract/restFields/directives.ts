/** The fields of the schema with `@rest`, and the calls that they name. */
import { isObjectType } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** A REST call as a field names it: its path has placeholders, and can have a query. */
export interface NamedCall {
  method: string;
  path: string;
}

/** A field with its calls. */
export interface RestField {
  /** As `Type.field`. */
  name: string;
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
  calls: NamedCall[];
}

/** Lists the fields with `@rest`. */
export const restFields = (schema: GraphQLSchema): RestField[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .flatMap((type) =>
      Object.values(type.getFields()).flatMap((field) => {
        const calls = (field.astNode?.directives ?? [])
          .filter(({ name }) => name.value === 'rest')
          .map((directive) => {
            const value = (argument: string): string => {
              const found = directive.arguments?.find(({ name }) => name.value === argument)?.value;
              return found?.kind === 'StringValue' ? found.value : '';
            };
            return { method: value('method'), path: value('path') };
          });
        return calls.length > 0 ? [{ name: `${type.name}.${field.name}`, type, field, calls }] : [];
      }),
    );

/** Whether a request makes a named call: the same method and path, and the values of its query. */
export function makes(request: string, { method, path }: NamedCall): boolean {
  const [made, url = ''] = request.split(' ');
  const [address = '', query] = path.split('?');
  const [madeAddress = '', madeQuery] = url.split('?');
  const pattern = address
    .split('/')
    // Paths of files have slashes.
    .map((part) => (part === '{path}' ? '.+' : part.startsWith('{') ? '[^/]+' : part.replaceAll('.', String.raw`\.`)))
    .join('/');
  if (made !== method || !new RegExp(`^${pattern}$`).test(madeAddress)) return false;
  const values = new URLSearchParams(madeQuery);
  return [...new URLSearchParams(query)].every(
    ([name, value]) => values.get(name) === value || (value.startsWith('{') && values.has(name)),
  );
}
