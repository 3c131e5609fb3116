import { ApolloLink, Observable } from '@apollo/client';
import { print } from 'graphql';
import type { Client } from 'graphql-sse';

/** Whether an operation is a subscription. */
const isSubscription = ({ operationType }: ApolloLink.Operation): boolean => operationType === 'subscription';

let client: Promise<Client> | undefined;

/** Loads the client for events when the first page needs it. It reconnects after a lost connection. */
const eventsClient = (): Promise<Client> =>
  (client ??= import('graphql-sse').then(({ createClient }) =>
    createClient({
      url: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': 'true' },
      retryAttempts: Infinity,
    }),
  ));

/** Receives the events of subscriptions. */
const eventsLink = (): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationName = '' }) =>
      new Observable<ApolloLink.Result>((observer) => {
        let end: (() => void) | undefined;
        eventsClient().then(
          (events) => {
            if (observer.closed) return;
            end = events.subscribe<Record<string, unknown>>(
              { query: print(query), variables, operationName },
              {
                next: (result) => observer.next(result as ApolloLink.Result),
                error: (error) => observer.error(error),
                complete: () => observer.complete(),
              },
            );
          },
          (error: unknown) => observer.error(error),
        );
        return () => end?.();
      }),
  );

/** Sends subscriptions as requests for events, and other operations through the given link. */
export const withEvents = (others: ApolloLink): ApolloLink => ApolloLink.split(isSubscription, eventsLink(), others);
