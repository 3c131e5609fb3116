import { NoDeprecatedCustomRule, printSchema, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { RequestSession } from '../session/index.ts';

/** Kinds of callers, as the metrics name them. Metrics contain no names of users. */
export type CallerKind = 'visitor' | 'browser' | 'api_token' | 'access_token' | 'service_account';

/** Returns the kind of a request's caller. */
export function callerKind({ userId, machine, fromCookie, apiScope }: RequestSession): CallerKind {
  if (machine !== undefined) return 'service_account';
  if (userId === null) return 'visitor';
  if (fromCookie) return 'browser';
  return apiScope === undefined ? 'access_token' : 'api_token';
}

/** The element in a sentence of graphql-js's rule: `Type.field`, `Enum.VALUE`, or `Type.field(argument:)`. */
function elementOf(sentence: string): string {
  const element = /\b\w+\.\w+/.exec(sentence)?.[0] ?? sentence;
  const argument = /^Field "[\w.]+" argument "(\w+)"/.exec(sentence)?.[1];
  return argument === undefined ? element : `${element}(${argument}:)`;
}

/**
 * Returns a function that names the deprecated elements of a document, remembered with the document. For a schema
 * without any, it costs nothing.
 */
export function deprecatedElements(schema: GraphQLSchema): (document: DocumentNode) => readonly string[] {
  if (!printSchema(schema).includes('@deprecated(')) return () => [];
  const known = new WeakMap<DocumentNode, readonly string[]>();
  return (document) => {
    let elements = known.get(document);
    if (elements === undefined) {
      const found = validate(schema, document, [NoDeprecatedCustomRule], { maxErrors: 1_000 });
      elements = [...new Set(found.map(({ message }) => elementOf(message)))];
      known.set(document, elements);
    }
    return elements;
  };
}
