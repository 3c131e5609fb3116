import { createBrowserRouter } from 'react-router-dom';
import type { ClientSource } from '../lib/apollo/router.ts';
import { AppRoot, createRouterContext } from './AppRoot.tsx';
import { routes } from './routes.tsx';

let client: ReturnType<ClientSource> | undefined;
const source: ClientSource = () => (client ??= import('../lib/apollo/client.ts').then(({ createClient }) => createClient()));
const router = createBrowserRouter(routes, { getContext: createRouterContext(source), future: { v8_middleware: true } });

/** The application in a browser. */
export const App = () => <AppRoot source={source} router={router} />;
