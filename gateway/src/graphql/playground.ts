import type { ServerResponse } from 'node:http';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';

const firstQuery = `# Terrarium's GraphQL playground. Sign in to the hub in this browser first; the session is used here.
query Home {
  viewer {
    displayName
    organizations {
      name
      title
      role
      channels {
        name
        type
        servedFileCount
        refusedFileCount
        appliedPolicy { revision policy { name summary } }
      }
    }
  }
}
`;

let page: string | undefined;

/** What the playground's requests say of themselves; another site cannot send it. */
export const playgroundHeader = 'x-terrarium-playground';

/** Answers a browser with the playground: GraphiQL, served whole from here. Its page alone may run inline scripts. */
export function playgroundPage(response: ServerResponse): void {
  page ??= renderGraphiQL({ title: 'Terrarium · GraphQL', endpoint: '/graphql', defaultQuery: firstQuery, credentials: 'same-origin', isHeadersEditorEnabled: true, headers: JSON.stringify({ 'apollo-require-preflight': 'true', [playgroundHeader]: 'true' }) });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; worker-src 'self' blob:; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
  });
  response.end(page);
}
