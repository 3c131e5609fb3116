import { useEffect } from 'react';
import { RouterContextProvider, type DataRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import { clientContext, ClientSourceProvider, type ClientSource } from '../lib/apollo/router.ts';
import { SlotProvider } from '../lib/slots.ts';
import { clearToasts } from '../ui/toasts.tsx';
import { slots } from './slots.ts';

/** Provides the client to the routes' loaders. */
export function createRouterContext(source: ClientSource): () => RouterContextProvider {
  return () => {
    const context = new RouterContextProvider();
    context.set(clientContext, source);
    return context;
  };
}

/** The application on a given client and router. */
export function AppRoot({ source, router }: { source: ClientSource; router: DataRouter }) {
  useEffect(() => {
    let { pathname } = router.state.location;
    let moving = false;
    // Subscribes to the router directly, so that a notification after `await navigate(…)` belongs to the new page
    // (ERR-06).
    return router.subscribe(({ location, navigation }) => {
      const starts = navigation.state !== 'idle' && !moving;
      moving = navigation.state !== 'idle';
      if (starts || location.pathname !== pathname) clearToasts();
      pathname = location.pathname;
    });
  }, [router]);
  return (
    <ClientSourceProvider value={source}>
      <SlotProvider value={slots}>
        <RouterProvider router={router} />
      </SlotProvider>
    </ClientSourceProvider>
  );
}
