import { createBrowserRouter } from 'react-router';
import type { ClientSource } from '../lib/apollo/router.ts';
import { takeLinkedFlags } from '../lib/cookieFlags.ts';
import { AppRoot, createRouterContext } from './AppRoot.tsx';
import { routes } from './routes.tsx';

let client: ReturnType<ClientSource> | undefined;
const source: ClientSource = () =>
  (client ??= import('../lib/apollo/client.ts').then(({ openClient }) => openClient()));
// Before the router reads the address: a link's flags count from the first page on, and stand in no address afterwards (SHELL-44).
takeLinkedFlags();
const router = createBrowserRouter(routes, {
  getContext: createRouterContext(source),
  future: { v8_middleware: true },
});

if (import.meta.env.PROD) {
  // After the first page is there: what is sent must cost nobody a moment (CONST-03).
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000));
  idle(() => {
    // While the hub is away, the code that tells of it can't be fetched.
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
