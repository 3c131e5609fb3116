import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { createContext as createReactContext, useContext } from 'react';
import { createContext, type RouterContextProvider } from 'react-router-dom';
import type { Parts } from './preload.ts';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/**
 * Returns the application's only client; its code is loaded with the first call, so pages before sign-in don't need it.
 */
export type ClientSource = () => Promise<ApolloClient>;

/** Where routes' loaders find the client. */
export const clientContext = createContext<ClientSource>();

const ClientSourceContext = createReactContext<ClientSource | null>(null);

/** Provides the client's source. */
export const ClientSourceProvider = ClientSourceContext.Provider;

/** The client's source. Throws outside the application. */
export function useClientSource(): ClientSource {
  const source = useContext(ClientSourceContext);
  if (!source) throw new Error('No client is given here: render below ClientSourceProvider.');
  return source;
}

/**
 * Starts a screen's query once its route is known, while its code is loading, unless it is cached. Doesn't wait: the
 * screen's own hook gets the result, including errors (see preload.ts).
 * @param parts the operations that the response answers as well
 */
export function startQuery<R, V extends OperationVariables>(
  context: Readonly<RouterContextProvider>,
  query: TypedDocumentNode<R, V>,
  variables: V,
  parts?: Parts<R>,
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
      context: { preload: true, parts, queryDeduplication: false },
    };
    await client.query(options as unknown as Parameters<ApolloClient['query']>[0]);
  };
  start().catch(() => undefined);
}
