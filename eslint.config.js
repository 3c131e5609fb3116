// Rules for `schema/*.graphql`: the recommended schema rules and the Relay rules of graphql-eslint. oxlint checks the rest.
import graphql from '@graphql-eslint/eslint-plugin';

export default [
  {
    files: ['schema/*.graphql'],
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphql },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      // Most descriptions are one line.
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // It compares letters, not words: `User.username` and `Consent.consentedAt` are no repetitions.
      '@graphql-eslint/no-typename-prefix': 'off',
      // REST lists are read forward; pages before are reached with `offset`.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Lists that can't grow, such as the parts of a value, are plain lists. A connection also has `nodes`.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false },
      ],
      // Values, pages, and payloads have no ID. tests/contract/schema.test.ts checks that entities have one.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
];
