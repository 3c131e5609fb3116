// Local graphql-codegen plugin: the manifest of trusted documents, from the SHA-256 of every operation as the web sends
// it to its text.
import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import { Kind, print, visit } from 'graphql';

const cache = new InMemoryCache();

/** Adds the fragments that a definition uses, each after those that it uses itself. */
function addUsed(used, definition, fragments) {
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      const fragment = fragments.get(value);
      if (!used.has(fragment)) addUsed(used, fragment, fragments).add(fragment);
    },
  });
  return used;
}

/**
 * The operation as Apollo Client sends it: in the order of typed-document-node, with type names, without client
 * directives.
 */
function sent(operation, fragments) {
  const document = cache.transformDocument({
    kind: Kind.DOCUMENT,
    definitions: [operation, ...addUsed(new Set(), operation, fragments)],
  });
  return print(visit(document, { Directive: (node) => (node.name.value === 'unmask' ? null : undefined) }));
}

/** Plugin of graphql-codegen: the operations that the web sends, by the hash of their text. */
export const plugin = (_schema, documents) => {
  const definitions = documents.flatMap((file) => file.document.definitions);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .sort((a, b) => (a.name.value < b.name.value ? -1 : 1));
  const texts = operations.map((operation) => sent(operation, fragments));
  return `${JSON.stringify(Object.fromEntries(texts.map((text) => [createHash('sha256').update(text).digest('hex'), text])), null, 2)}\n`;
};
