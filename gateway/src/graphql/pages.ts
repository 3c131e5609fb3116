import { collectSubFields } from '@graphql-tools/utils';
import { getArgumentValues, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import type { CursorList } from '../rest/index.ts';
import { askedPage, connection, type AskedPage, type Connection, type PageArguments } from './connection.ts';
import { required } from './errors.ts';

/** Loads a page of a list of a parent. A page that was loaded before, such as with the parent, isn't loaded again. */
type Pages<Node> = (args: PageArguments) => Promise<Connection<Node>>;

/** A parent with the pages of its list `field`, which is a connection. */
export type PagedBy<Parent, Field extends keyof Parent> = Omit<Parent, Field> & {
  pages: Pages<Parent[Field] extends { nodes: (infer Node)[] } ? Node : never>;
};

/** Arguments of the first use of a field in the selection of its parent; null if it isn't selected. */
function argumentsOf(
  { schema, fragments, variableValues, returnType, fieldNodes }: GraphQLResolveInfo,
  field: string,
): PageArguments | null {
  const parent = returnType as GraphQLObjectType;
  // The form of graphql 17, in which the package passes them on.
  const variables = { coerced: variableValues, sources: {} };
  const { fields } = collectSubFields(schema, fragments, variables, parent, [...fieldNodes]);
  for (const [node] of fields.values())
    if (node?.name.value === field) return getArgumentValues(parent.getFields()[field]!, node, variableValues);
  return null;
}

/**
 * Loads a parent whose REST call also returns a page of its list `field`. The first call loads the page that the
 * operation requests first, or one item, so that the parent's fields and one page take one call.
 * @param filter everything except the page that determines items and order; cursors are bound to it
 * @param ask the call; null if the parent isn't found
 * @param most maximum items per page
 * @throws GraphQLError BAD_USER_INPUT for a page argument out of range
 */
export async function withPages<Whole extends CursorList<unknown>>(
  info: GraphQLResolveInfo,
  field: string,
  filter: unknown,
  ask: (page: AskedPage) => Promise<Whole | null>,
  most?: number,
): Promise<(Whole & { pages: Pages<Whole['items'][number]> }) | null> {
  const loaded = new Map<string, Promise<Whole | null>>();
  const load = (page: AskedPage): Promise<Whole | null> => {
    const key = `${page.limit} ${page.offset} ${page.cursor} ${page.backward}`;
    let found = loaded.get(key);
    if (found === undefined) loaded.set(key, (found = ask(page)));
    return found;
  };
  const whole = await load(askedPage(argumentsOf(info, field) ?? { first: 1 }, filter, most));
  return (
    whole && {
      ...whole,
      pages: (args) =>
        connection<Whole['items'][number], Whole['items'][number]>(
          args,
          filter,
          (page) => required('The list', load(page)),
          (item) => item,
          undefined,
          most,
        ),
    }
  );
}
