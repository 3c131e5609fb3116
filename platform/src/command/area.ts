/** The command line of hubs, which every hub serves as it is: what pipelines fetch fits the hub that they ask. */
import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineArea } from '../area.ts';
import { route } from '../http/index.ts';

const COMMAND = fileURLToPath(new URL('hub.mjs', import.meta.url));

/** What a pipeline needs to speak with the hub. */
export const area = defineArea({
  create: () => ({
    routes: [
      route({
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
