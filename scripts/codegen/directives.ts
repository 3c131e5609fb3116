import type { ConstDirectiveNode } from 'graphql';

interface WithDirectives {
  astNode?: { readonly directives?: readonly ConstDirectiveNode[] | undefined } | null | undefined;
}

/** Arguments of a directive, by name. A list is joined by spaces. */
export type DirectiveValues = Record<string, string>;

/** Returns the uses of a directive at a place of the schema. */
export const uses = (place: WithDirectives, name: string): DirectiveValues[] =>
  (place.astNode?.directives ?? [])
    .filter((each) => each.name.value === name)
    .map((each) =>
      Object.fromEntries(
        (each.arguments ?? []).map(({ name: key, value }) => [
          key.value,
          value.kind === 'ListValue'
            ? value.values.map((part) => ('value' in part ? part.value : '')).join(' ')
            : 'value' in value
              ? String(value.value)
              : '',
        ]),
      ),
    );
