// The one config of graphql-codegen. `npm run codegen` writes, `npm run check` tells when a file is out of date.
// No area and no feature is listed: the gateway's models and the web's operations are found where they stand.
import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { documentsOf, modelsOf } from './scripts/codegen/places.ts';

/** How the values of scalars are written in TypeScript, on both sides. */
const scalars = {
  ID: 'string',
  DateTime: 'string',
  Date: 'string',
  URL: 'string',
  EmailAddress: 'string',
  ByteSize: 'number',
  SHA256: 'string',
  CondaVersion: 'string',
  MatchSpec: 'string',
  JSON: 'unknown',
  // What is sent is made by the domain's types; what is answered may hold facets of another tool.
  PolicyFilters: {
    input: "import('@terrarium/domain/policy').Filters",
    output: "import('@terrarium/domain/policy').StoredFilters",
  },
  PolicyDialogFilter: { input: "import('@terrarium/domain/policy').DialogFilter", output: 'object' },
};
/** What the gateway is sent is nothing yet: its resolvers read it by the domain's rules. */
const received = {
  ...scalars,
  PolicyFilters: { ...scalars.PolicyFilters, input: 'unknown' },
  PolicyDialogFilter: { ...scalars.PolicyDialogFilter, input: 'unknown' },
};

/**
 * Types of the gateway's resolvers. Nullable and optional are one thing each: a field of an answer is there and may be null, a field of an input may be
 * left out or null.
 * @param schema text of the whole schema
 */
export const resolverTypes = (schema: string): Record<string, unknown> => ({
  contextType: '../context.ts#Context',
  mappers: modelsOf(schema),
  makeResolverTypeCallable: true,
  avoidOptionals: { field: true, resolvers: true, inputValue: false, object: false, defaultValue: true },
  skipTypename: true,
  scalars: received,
  disableDescriptions: true,
  // A value, as compiled queries read it: they do not wait for what stands inside a value.
  resolverTypeWrapperSignature: 'T',
});

const operations = {
  namespacedImportName: 'Types',
  types: './types.ts',
  binders: '../lib/apollo/bind.ts',
  avoidOptionals: { field: true, inputValue: false, object: false, defaultValue: false },
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  inlineFragmentTypes: 'mask',
  customDirectives: { apolloUnmask: true },
};
const ofOperations = Object.entries(documentsOf()).map(([name, documents]) => [
  `web/src/gen/${name}.ts`,
  {
    documents,
    // Of what stands in `lib` there are types only: its fragments are parts of others' operations.
    plugins:
      name === 'lib'
        ? ['typescript-operations']
        : ['typescript-operations', 'typed-document-node', './scripts/codegen/apollo-hooks-plugin.mjs'],
    config: operations,
  },
]);

const config: CodegenConfig = {
  schema: { 'schema/*.graphql': { loader: './scripts/codegen/schema.mjs' } },
  overwrite: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  ignoreNoDocuments: true,
  config: { useTypeImports: true, enumsAsTypes: true, strictScalars: true, scalars },
  generates: {
    // The web's operations by hash (trusted documents).
    'gateway/src/gen/operations.json': {
      documents: 'web/src/**/*.graphql',
      plugins: ['./scripts/codegen/operations-plugin.mjs'],
    },
    'gateway/src/gen/schema.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: resolverTypes(
        globSync('schema/*.graphql')
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n'),
      ),
    },
    'web/src/gen/types.ts': { plugins: ['typescript'] },
    'web/src/gen/possible-types.ts': {
      plugins: ['fragment-matcher'],
      config: { useExplicitTyping: false, deterministic: true },
    },
    ...Object.fromEntries(ofOperations),
  },
};
export default config;
