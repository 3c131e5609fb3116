// The schema as the gateway builds it. The tools' own merging treats every type named Subscription as a root type.
import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** Loader of graphql-codegen: builds the schema of the files of a pattern. */
export default (pattern) =>
  buildSchema(
    globSync(pattern)
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
