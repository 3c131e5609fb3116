import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Edited } from './conflict.ts';

/** A query result without type names. */
export type Plain<T> = T extends readonly (infer One)[]
  ? readonly Plain<One>[]
  : T extends object
    ? { [Key in keyof T as Key extends '__typename' ? never : Key]: Plain<T[Key]> }
    : T;

/** An edit of a versioned resource. */
interface Edit<Data, Variables extends OperationVariables, T extends { version?: string | null }> {
  /** Query that loads the resource. */
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** Selects the resource in the response. */
  pick: (data: Data) => NoInfer<T> | null | undefined;
  /** The resource when the form was opened. */
  start: T;
  /** The values that the user entered, by field name. */
  mine: Partial<Plain<NoInfer<T>>>;
  /** The fields of the form: the label of each, and its value as text. */
  fields: readonly (readonly [label: string, text: (of: Plain<NoInfer<T>>) => string])[];
  /** Discards the user's input; called with the stored resource. */
  discard: (now: NoInfer<T> | null) => void;
}

/**
 * Context of a mutation that edits a resource: how to compare the edit with the stored version if someone else saved
 * first.
 */
export function editOf<Data, Variables extends OperationVariables, T extends { version?: string | null }>(
  client: ApolloClient,
  { query, variables, pick, start, mine, fields, discard }: Edit<Data, Variables, T>,
): { edited: Edited } {
  const read = async (): Promise<T | null> => {
    const { data } = await client.query({
      query: query as TypedDocumentNode<Data, OperationVariables>,
      variables: variables as OperationVariables,
      fetchPolicy: 'network-only',
    });
    return (data && pick(data as Data)) ?? null;
  };
  return {
    edited: {
      now: async () => {
        const now = await read();
        if (!now?.version) return null;
        const plain = (thing: T) => thing as Plain<T>;
        return {
          version: now.version,
          fields: fields.map(([label, text]) => ({
            label,
            before: text(plain(start)),
            now: text(plain(now)),
            mine: text({ ...plain(start), ...mine }),
          })),
        };
      },
      discard: () => void read().then(discard),
    },
  };
}
