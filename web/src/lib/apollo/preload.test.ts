import { ApolloLink, gql, type TypedDocumentNode } from '@apollo/client';
import { Observable } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';

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
  test('ask once while the request is under way', async () => {
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

  test('an answer that came is asked for anew afterwards', async () => {
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
