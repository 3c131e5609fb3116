import { ApolloLink, gql, type ApolloClient, type TypedDocumentNode } from '@apollo/client';
import { Observable, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import type { Parts } from './preload.ts';

const query: TypedDocumentNode<{ session: { email: string } }> = gql`query Session { session { email } }`;
const answerOf = (email: string) => ({ data: { session: { __typename: 'Session', email } } });

function build(answers: (() => ApolloLink.Result)[]) {
  let asked = 0;
  const transport = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[asked] ?? answers.at(-1);
        asked += 1;
        setTimeout(() => {
          observer.next(answer!());
          observer.complete();
        }, 5);
      }),
  );
  const client = createClient(transport);
  const preload = () =>
    client.query({ query, fetchPolicy: 'network-only', context: { preload: true, queryDeduplication: false } }).then(
      () => 'ok',
      () => 'failed',
    );
  const screen = () =>
    client.query({ query, fetchPolicy: 'network-only' }).then(
      (result) => result.data?.session.email,
      () => 'failed',
    );
  return { preload, screen, asked: () => asked };
}
const failure = () => ({ data: null, errors: [{ message: 'down' }] }) as unknown as ApolloLink.Result;

describe('a route and its screen', () => {
  test('send one request while it is pending', async () => {
    const { preload, screen, asked } = build([() => answerOf('ada') as ApolloLink.Result]);
    const [, email] = await Promise.all([preload(), screen()]);
    expect(email).toBe('ada');
    expect(asked()).toBe(1);
  });

  test('[ERR-12] ask once also when the request failed before the screen was there', async () => {
    const { preload, screen, asked } = build([failure, () => answerOf('ada') as ApolloLink.Result]);
    expect(await preload()).toBe('failed');
    expect(await screen()).toBe('failed');
    expect(asked()).toBe(1);
    expect(await screen()).toBe('ada');
    expect(asked()).toBe(2);
  });

  test('a received response is requested again afterwards', async () => {
    const { preload, screen, asked } = build([
      () => answerOf('ada') as ApolloLink.Result,
      () => answerOf('max') as ApolloLink.Result,
    ]);
    await preload();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await screen()).toBe('max');
    expect(asked()).toBe(2);
  });
});

describe('the parts of a preloaded response', () => {
  const whole: TypedDocumentNode<object> = gql`
    query Whole {
      session {
        email
      }
      viewer {
        id
        organizations {
          name
        }
      }
    }
  `;
  const organizations: TypedDocumentNode<{ organizations: { name: string }[] }, { id: string }> = gql`
    query Organizations($id: ID!) {
      organizations(id: $id) {
        name
      }
    }
  `;
  const change = gql`
    mutation Change {
      signOut {
        accepted
      }
    }
  `;
  const parts: Parts<{ viewer?: { id: string } | null }> = (data) =>
    data?.viewer
      ? [
          {
            query: organizations,
            variables: { id: data.viewer.id },
            fields: { organizations: ['viewer', 'organizations'] },
          },
        ]
      : data
        ? []
        : [{ query, variables: {}, fields: { session: ['session'] } }];
  const response = (errors?: ApolloLink.Result['errors']): ApolloLink.Result => ({
    data: {
      session: { __typename: 'Session', email: 'ada' },
      viewer: { __typename: 'User', id: '7', organizations: [{ __typename: 'Organization', name: 'acme' }] },
    },
    ...(errors ? { errors } : {}),
  });
  const open = (first: ApolloLink.Result) => {
    const sent: (string | undefined)[] = [];
    const transport = new ApolloLink((operation) => {
      sent.push(operation.operationName);
      return of(sent.length === 1 ? first : { data: null, errors: [{ message: 'sent again' }] });
    });
    const client = createClient(transport);
    void client
      .query({ query: whole, fetchPolicy: 'network-only', context: { preload: true, parts } })
      .catch(() => undefined);
    const read = <R, V extends Record<string, string>>(document: TypedDocumentNode<R, V>, variables: V) =>
      client.query({
        query: document,
        variables,
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      } as unknown as ApolloClient.QueryOptions<R>);
    return { client, sent, read };
  };

  test('answer operations with known variables, and with variables from the response', async () => {
    const { sent, read } = open(response());
    expect((await read(query, {})).data?.session.email).toBe('ada');
    expect((await read(organizations, { id: '7' })).data?.organizations[0]?.name).toBe('acme');
    expect(sent).toEqual(['Whole']);
    expect(String((await read(organizations, { id: '8' })).error)).toContain('sent again');
    expect(sent).toEqual(['Whole', 'Organizations']);
  });

  test('have the errors of their own fields only', async () => {
    const { read } = open(
      response([
        { message: 'Refused.', path: ['viewer', 'organizations', 0, 'name'], extensions: { code: 'FORBIDDEN' } },
      ]),
    );
    expect((await read(query, {})).error).toBeUndefined();
    expect((await read(organizations, { id: '7' })).error).toMatchObject({
      errors: [{ message: 'Refused.', path: ['organizations', 0, 'name'] }],
    });
  });

  test('are outdated after a mutation, and once they were read', async () => {
    const { client, sent, read } = open(response());
    await read(query, {});
    await read(query, {});
    await client.mutate({ mutation: change }).catch(() => undefined);
    await read(organizations, { id: '7' });
    expect(sent).toEqual(['Whole', 'Session', 'Change', 'Organizations']);
  });
});
