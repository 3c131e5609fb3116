/** Local graphql-codegen plugin: imports the types that the operations of a file refer to. */
export const plugin = (_schema, _documents, { typesFrom }) => ({
  prepend: [`import type * as Types from '${typesFrom}';`],
  content: '',
});
