import { ApolloLink } from '@apollo/client';
import {
  buildSchema,
  execute,
  getOperationAST,
  parse,
  type FormattedExecutionResult,
  type GraphQLSchema,
  defaultFieldResolver,
  type GraphQLFieldResolver,
} from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Observable } from 'rxjs';
import { vi } from 'vitest';
import type { Mutation, Query } from '../gen/types.ts';

/** A value of the schema in which any field may be a function of the field's arguments, and may be awaited. */
export type Mock<T> = T extends readonly (infer U)[]
  ? readonly Mock<U>[]
  : T extends object
    ? { [K in keyof T]: Mock<T[K]> | Answer<T[K]> }
    : T;

type Answer<T> = (args: never) => Mock<T> | Promise<Mock<T>>;

/** The hub's responses: fields of Query and Mutation. A missing field is null. */
export type Hub = Partial<{ [K in keyof Query]: Mock<Query[K]> | Answer<Query[K]> }> &
  Partial<{ [K in keyof Mutation]: Mock<Mutation[K]> | Answer<Mutation[K]> }>;

/** One request the application made. */
export interface Asked {
  name: string;
  variables: Record<string, unknown>;
}

let built: GraphQLSchema | undefined;

/** The real schema, so that an invalid mock fails its test. */
export function schema(): GraphQLSchema {
  const root = join(import.meta.dirname, '../../../schema');
  built ??= buildSchema(
    globSync('*.graphql', { cwd: root })
      .sort()
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n'),
  );
  return built;
}

/** Editable types (a member, a channel …) have a version, which matters only in tests of concurrent edits. */
const VERSION = /^(featuresV|v)ersion$/;
const withVersion: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) =>
  defaultFieldResolver(source, args, context, info) ?? (VERSION.test(info.fieldName) ? 'first' : undefined);

/**
 * Answers queries without a client (lib/queryWithoutApollo.ts) through the real schema, and records them. A test's own
 * `fetch` stays.
 */
export function stubAsk(hub: Hub, asked: Asked[]): void {
  if (vi.isMockFunction(globalThis.fetch)) return;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address !== '/graphql') throw new TypeError(`Nothing answers at ${address}.`);
    const document = parse((JSON.parse(body) as { query: string }).query);
    asked.push({ name: getOperationAST(document)?.name?.value ?? '', variables: {} });
    return Response.json(await execute({ schema: schema(), document, rootValue: hub, fieldResolver: withVersion }));
  });
}

/** A transport that answers from `hub` through the real schema, and records requests. */
export function hubLink(hub: Hub, asked: Asked[] = []): ApolloLink {
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        asked.push({ name: getOperationAST(operation.query)?.name?.value ?? '', variables: operation.variables });
        Promise.resolve(
          execute({
            schema: schema(),
            document: operation.query,
            rootValue: hub,
            variableValues: operation.variables,
            fieldResolver: withVersion,
          }),
        ).then(
          (result) => {
            observer.next(JSON.parse(JSON.stringify(result)) as FormattedExecutionResult as never);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );
}
