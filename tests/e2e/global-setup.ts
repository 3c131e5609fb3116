import { freePort } from '../../platform/src/testing/port.ts';
import { startHub } from './support/start.ts';

/**
 * Starts the hub with the sample on a free port and hands its address to the tests as BASE_URL; gives back what ends it. It looks for feeds of OSV on
 * this machine, at the port OSV_PORT: a test that switches one on answers there.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined;
  const osv = await freePort();
  process.env['OSV_PORT'] = String(osv);
  const { url, stop } = await startHub({ env: { OSV_URL: `http://127.0.0.1:${osv}` } });
  process.env['BASE_URL'] = url;
  return stop;
}
