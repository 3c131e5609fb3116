/** Only the front door, as a process of its own, for benchmarks: `child.ts PLATFORM_URL [DATA_DIR]`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RepoFront } from '../index.ts';

const [platformUrl, dataDir] = process.argv.slice(2);
if (platformUrl === undefined) throw new Error('Start this file with the address of a platform.');
const front = new RepoFront({ platformUrl, dataDir, onError: (error) => console.error(error) });
const server = createServer((request, response) => {
  if (!front.handle(request, response)) response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () =>
  process.send?.({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
);
process.once('disconnect', () => process.exit(0));
