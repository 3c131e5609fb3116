/** The command line tool for hubs. Every hub serves its own version, so pipelines get a matching one. */
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineArea } from '../area.ts';
import { route } from '../http/index.ts';

const COMMAND = fileURLToPath(new URL('hub.mjs', import.meta.url));

/** The command area. */
export const area = defineArea({
  create: () => ({
    routes: [
      route({
        operationId: 'getHubCommand',
        method: 'get',
        path: '/api/commands/hub.mjs',
        summary: 'The command of pipelines, for Node 20 or newer: policies as files.',
        access: { kind: 'public' },
        answers: { 200: { contentType: 'text/javascript; charset=utf-8' } },
        handler: () =>
          Promise.resolve({
            status: 200,
            stream: createReadStream(COMMAND),
            headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
          }),
      }),
    ],
  }),
});
