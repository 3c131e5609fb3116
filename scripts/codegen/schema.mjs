// The schema as the gateway builds it. The tools' own merging takes every type of the name Subscription for a root, whatever the roots are declared to be.
import { globSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** Loader of graphql-codegen: the schema of the files of a pattern. */
export default (pattern) =>
  buildSchema(
    globSync(pattern)
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
