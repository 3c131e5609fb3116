import { createBrowserRouter } from 'react-router-dom';
import type { ClientSource } from '../lib/apollo/router.ts';
import { takeLinkedFlags } from '../lib/cookieFlags.ts';
import { AppRoot, createRouterContext } from './AppRoot.tsx';
import { routes } from './routes.tsx';

let client: ReturnType<ClientSource> | undefined;
const source: ClientSource = () =>
  (client ??= import('../lib/apollo/client.ts').then(({ openClient }) => openClient()));
// Before the router reads the URL: flags in a link apply from the first page on and are then removed from it
// (SHELL-44).
takeLinkedFlags();
const router = createBrowserRouter(routes, {
  getContext: createRouterContext(source),
  future: { v8_middleware: true },
});

if (import.meta.env.PROD) {
  // After the first page is rendered, because telemetry must not delay anyone (CONST-03).
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
    // Load the outage notice now, because it can't be fetched while the hub is unreachable.
    void Promise.allSettled([import('../lib/hub/watch.ts'), import('../ui/Outage.tsx')]);
    void import('../lib/telemetry.ts').then(({ startTelemetry }) =>
      startTelemetry((listener) => {
        let path = router.state.location.pathname;
        router.subscribe(({ location: { pathname } }) => {
          if (pathname !== path) listener((path = pathname));
        });
      }),
    );
  });
}

/** The application in a browser. */
export const App = () => <AppRoot source={source} router={router} />;
