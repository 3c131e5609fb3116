// Local graphql-codegen preset: the web's operations, one output file per part of the web that loads them.
import { join, relative } from 'node:path';
import { Kind } from 'graphql';

const root = join(import.meta.dirname, '../..');

/** Name of the output file for a document: `app`, the feature, or the feature with the name of a `Name.lazy.graphql`. */
function outputOf(location) {
  const [, , place, feature] = relative(root, location).split('/');
  if (place === 'lib') return 'lib';
  return `${place === 'app' ? place : feature}${/(\w+)\.lazy\.graphql$/.exec(location)?.[1] ?? ''}`;
}

const fragmentsOf = ({ document }) =>
  document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map(({ name }) => name.value);

/** Writes a file for each output. Fragments of `lib` are repeated in every file whose operations use them. */
export const preset = {
  buildGeneratesSection: ({ baseOutputDir, documents, plugins, ...options }) => {
    const sorted = documents.toSorted((a, b) => (a.location < b.location ? -1 : 1));
    const shared = sorted.filter(({ location }) => outputOf(location) === 'lib');
    const outputs = Map.groupBy(sorted, ({ location }) => outputOf(location));
    return [...outputs].map(([name, own]) => ({
      ...options,
      filename: join(baseOutputDir, `${name}.ts`),
      documents:
        name === 'lib'
          ? own
          : own.flatMap((one) => [
              one,
              ...shared.filter((other) =>
                fragmentsOf(other).some((fragment) => one.rawSDL.includes(`...${fragment} `)),
              ),
            ]),
      // `lib` has only fragments, which others use: it gets types, but no documents and hooks.
      plugins: name === 'lib' ? plugins.filter((plugin) => 'typescript-operations' in plugin) : plugins,
    }));
  },
};
