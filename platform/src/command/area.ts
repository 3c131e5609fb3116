/** The command line for hubs. Every hub serves its own version, so pipelines get a matching one. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineArea } from '../area.ts';
import { documentOf, route, sendDocument } from '../http/index.ts';

const FILE = 'terrarium.mjs';
const PATH = `/api/commands/${FILE}`;
const SCRIPT = { 200: { contentType: 'text/javascript; charset=utf-8' }, 304: null } as const;

/** Last day of the older address, and the headers that say so (RFC 9745, RFC 8594). */
const OLDER = {
  deprecation: '@1796083200',
  sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
  link: `<${PATH}>; rel="successor-version"`,
};

/** The command area. */
export const area = defineArea({
  create: () => {
    const content = readFileSync(new URL(`../gen/${FILE}`, import.meta.url));
    const script = documentOf(content);
    const checksum = documentOf(`${hash('sha256', content)}  ${FILE}\n`);
    return {
      routes: [
        route({
          operationId: 'getCommand',
          method: 'get',
          path: PATH,
          summary: 'Returns the command line and the client for Node 20 or newer, in one file.',
          access: { kind: 'public' },
          answers: SCRIPT,
          handler: (context) => sendDocument(context, script, 'text/javascript'),
        }),
        route({
          operationId: 'getCommandChecksum',
          method: 'get',
          path: `${PATH}.sha256`,
          summary: 'Returns the SHA-256 of the command line, in the format of `sha256sum`.',
          access: { kind: 'public' },
          answers: { 200: { contentType: 'text/plain; charset=utf-8' }, 304: null },
          handler: (context) => sendDocument(context, checksum, 'text/plain'),
        }),
        route({
          operationId: 'getHubCommand',
          method: 'get',
          path: '/api/commands/hub.mjs',
          summary: `Older address of \`${PATH}\`. It works until 2027-05-31.`,
          access: { kind: 'public' },
          answers: SCRIPT,
          // No redirect, because documented pipelines download it with a curl that doesn't follow one.
          handler: (context) => sendDocument(context, script, 'text/javascript', OLDER),
        }),
      ],
    };
  },
});
