import { createServer } from 'node:net';

/**
 * Returns a free TCP port on the loopback address, for programs that need it before they start.
 * It is below the range that systems assign (from 32768 on), so that no other connection or server takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => {
      probe.close(resolve);
    });
    return port;
  }
}
