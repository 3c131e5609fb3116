// Trusted documents: the web's client sends exactly what codegen registered at the gateway.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloClient, ApolloLink, Observable, type ApolloCache } from '@apollo/client';
import { Kind, parse, print, type DocumentNode, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import operations from '../../gateway/src/gen/operations.json' with { type: 'json' };

const web = join(import.meta.dirname, '../../web/src');
const generated = join(web, 'gen');
// By name only: its types would draw the whole web into the project of these tests.
const { createCache } = (await import(join(generated, '../lib/apollo/cache.ts'))) as {
  createCache: () => ApolloCache;
};
const isOperation = (value: unknown): value is DocumentNode =>
  typeof value === 'object' &&
  value !== null &&
  'definitions' in value &&
  (value as DocumentNode).definitions.some((definition) => definition.kind === Kind.OPERATION_DEFINITION);

test('every operation of the web is registered with the text that its client sends, and nothing else is', async () => {
  const sent = new Map<string, string>();
  const client = new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    link: new ApolloLink((operation) => {
      const text = print(operation.query);
      sent.set(createHash('sha256').update(text).digest('hex'), text);
      return new Observable((observer) => observer.error(new Error('not sent')));
    }),
  });
  const modules = globSync('*.ts', { cwd: generated }).map(
    (file) => import(join(generated, file)) as Promise<Record<string, unknown>>,
  );
  // Operations of `lib` are sent as text (hub/watch.ts), without a generated document.
  const texts = globSync('lib/**/*.graphql', { cwd: web }).map((file) => parse(readFileSync(join(web, file), 'utf8')));
  const documents = [...(await Promise.all(modules)).flatMap((all) => Object.values(all)), ...texts].filter(
    isOperation,
  );
  for (const document of documents) {
    const definition = document.definitions.find(
      (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
    )!;
    if (definition.operation === 'subscription')
      await new Promise((resolve) =>
        client.subscribe({ query: document }).subscribe({ next: resolve, error: resolve }),
      );
    else
      await (
        definition.operation === 'mutation'
          ? client.mutate({ mutation: document })
          : client.query({ query: document, fetchPolicy: 'network-only' })
      ).catch(() => undefined);
  }
  expect(Object.fromEntries(sent)).toEqual(operations);
});
