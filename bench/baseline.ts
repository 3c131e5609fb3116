/**
 * The baseline of the bench `abuse`, in its own process: rejects every request immediately without reading anything.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((request, response) => {
  const body = '{"errors":[{"message":"no"}]}';
  response.writeHead(429, {
    'content-type': 'application/json',
    'content-length': body.length,
    ...(request.method === 'POST' ? { connection: 'close' } : {}),
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit(0));
