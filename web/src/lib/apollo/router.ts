import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext as createReactContext, useContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** Gives the one client of the application; its code is loaded with the first call, so that pages before the sign-in do without. */
export type ClientSource = () => Promise<ApolloClient>;

/** Where routes' loaders find the client. */
export const clientContext = createContext<ClientSource>();

const ClientSourceContext = createReactContext<ClientSource | null>(null);

/** Gives the client's source to what is below. */
export const ClientSourceProvider = ClientSourceContext.Provider;

/** The client's source. Throws outside the application. */
export function useClientSource(): ClientSource {
  const source = useContext(ClientSourceContext);
  if (!source) throw new Error('No client is given here: render below ClientSourceProvider.');
  return source;
}

/**
 * Starts a screen's query as soon as its route is known, while its code is still loading, unless the cache has the answer. Nothing is
 * awaited here: the screen's own hook takes the answer over, also when it is an error (see preload.ts).
 */
export function startQuery<R, V extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<R, V>,
  variables: V,
): void {
  const start = async () => {
    const client = await context.get(clientContext)();
    const known = client.readQuery({ query, variables } as unknown as Parameters<ApolloClient['readQuery']>[0]);
    if (known !== null) return;
    const options = {
      query,
      variables,
      errorPolicy: 'none',
      fetchPolicy: 'network-only',
      context: { preload: true, queryDeduplication: false },
    };
    await client.query(options as unknown as Parameters<ApolloClient['query']>[0]);
  };
  start().catch(() => undefined);
}
