// Local graphql-codegen plugin for @apollo/client 4: one line per hook. All typing is in the hand-written binders
// (web/src/lib/apollo/bind.ts), so hooks keep Apollo Client's own modern signatures.
import { Kind } from 'graphql';

const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

const binders = {
  query: ['queryHook', 'Query'],
  mutation: ['mutationHook', 'Mutation'],
  subscription: ['subscriptionHook', 'Subscription'],
};

/**
 * Writes a hook for every operation and fragment, after the typed documents of the same file. Config: `binders`, the
 * module that exports queryHook, mutationHook, subscriptionHook, and fragmentHook; `types`, the module of the schema's types.
 */
export const plugin = (_schema, documents, config) => {
  const definitions = documents.flatMap((file) => file.document.definitions);
  const byName = (a, b) => (a.name.value < b.name.value ? -1 : 1);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION).sort(byName);
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).sort(byName);
  const used = [
    ...new Set([
      ...operations.map((node) => binders[node.operation][0]),
      ...(fragments.length > 0 ? ['fragmentHook'] : []),
    ]),
  ].sort();
  const hooks = [
    ...operations.map((node) => {
      const [binder, suffix] = binders[node.operation];
      return `export const use${pascal(node.name.value)}${suffix} = /*#__PURE__*/ ${binder}(${pascal(node.name.value)}Document);`;
    }),
    ...fragments.map(
      (node) =>
        `export const use${pascal(node.name.value)}Fragment = /*#__PURE__*/ fragmentHook(${pascal(node.name.value)}FragmentDoc, '${node.name.value}');`,
    ),
  ];
  return {
    prepend: [
      ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${config.binders}';`] : []),
      ...(config.types ? [`import type * as Types from '${config.types}';`] : []),
    ],
    content: `${hooks.join('\n')}\n`,
  };
};
