import { HeaderMap } from '@apollo/server';
import { GraphQLNonNull, GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { Budgets } from '../quota/budget.ts';
import { OperationCost, RequestCost } from '../quota/index.ts';
import { UpstreamError } from '../rest/index.ts';
import { DocumentCheck } from './document.ts';
import { createEngine } from './engine.ts';

const failing = (name: string): GraphQLObjectType =>
  new GraphQLObjectType({
    name,
    fields: {
      away: {
        type: GraphQLString,
        deprecationReason: 'Until 2027-01-01.',
        resolve: () => {
          throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'A service behind this hub does not answer.');
        },
      },
      fault: {
        type: GraphQLString,
        resolve: () => {
          throw new TypeError('a fault of ours');
        },
      },
      missing: { type: new GraphQLNonNull(GraphQLString), resolve: () => null },
    },
  });

test.each(['query', 'mutation'])(
  'a failure of a %s is logged once, with the request ID, and its deprecated field is counted',
  async (kind) => {
    const lines: Record<string, unknown>[] = [];
    const uses: string[][] = [];
    const log = pino(
      { level: 'info' },
      { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
    );
    const { server } = await createEngine(
      new GraphQLSchema({ query: failing('Query'), mutation: failing('Mutation') }),
      {
        introspection: true,
        registeredOnly: false,
        documents: new DocumentCheck(),
        onDeprecated: (element, caller) => void uses.push([element, caller]),
        log,
      },
    );
    const requestCost = new RequestCost(new Budgets(100), 'somebody');
    const context = {
      viewer: 'somebody',
      session: { userId: null },
      bodyBytes: 100,
      caller: {},
      requestId: 'request-1234',
      requestCost,
      operationCost: new OperationCost({ calls: 10, objects: 10 }, requestCost, () => undefined),
      log,
    } as unknown as Context;
    for (const field of ['away', 'fault', 'missing'])
      await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: {
          method: 'POST',
          headers: new HeaderMap([['content-type', 'application/json']]),
          search: '',
          body: { query: `${kind} { ${field} }` },
        },
        context: async () => context,
      });
    await server.stop();
    expect(uses).toEqual([[kind === 'query' ? 'Query.away' : 'Mutation.away', 'visitor']]);
    expect(lines.map(({ msg, requestId, path }) => [msg, requestId, path])).toEqual([
      ['upstream call failed', 'request-1234', ['away']],
      ['unexpected error', 'request-1234', ['fault']],
      ['unexpected error', 'request-1234', ['missing']],
    ]);
  },
);
