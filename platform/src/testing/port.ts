import { createServer } from 'node:net';

/**
 * A TCP port of the loopback address that is free now, for programs that must be told their port before they start. It is taken from below
 * the range that systems give out by themselves (from 32768 on), so that no connection or server of another test gets it in between.
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
