import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { Edited } from './conflict.ts';

/** A value as a query brings it, without the names of types. */
export type Plain<T> = T extends readonly (infer One)[]
  ? readonly Plain<One>[]
  : T extends object
    ? { [Key in keyof T as Key extends '__typename' ? never : Key]: Plain<T[Key]> }
    : T;

/** An edit of a resource that has a version. */
interface Edit<Data, Variables extends OperationVariables, T extends { version?: string | null }> {
  /** Reads what is edited. */
  query: TypedDocumentNode<Data, Variables>;
  variables: NoInfer<Variables>;
  /** Finds it in the answer. */
  pick: (data: Data) => NoInfer<T> | null | undefined;
  /** What is edited, as it was when the form was opened. */
  start: T;
  /** The values that the user entered, by field name. */
  mine: Partial<Plain<NoInfer<T>>>;
  /** The fields of the form: the label of each, and its value as text. */
  fields: readonly (readonly [label: string, text: (of: Plain<NoInfer<T>>) => string])[];
  /** Discards what the user entered; receives what is stored now. */
  discard: (now: NoInfer<T> | null) => void;
}

/** The context of a mutation that edits a resource: how to compare the edit with what is stored if someone else saved first. */
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
