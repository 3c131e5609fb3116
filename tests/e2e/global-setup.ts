import { freePort } from '../../platform/src/testing/port.ts';
import { startHub } from './support/start.ts';

/**
 * Starts the hub with the sample on a free port and sets BASE_URL; returns a function that stops it. Its OSV feed is at
 * the local port OSV_PORT, where a test can serve one.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined;
  const osv = await freePort();
  process.env['OSV_PORT'] = String(osv);
  const { url, stop } = await startHub({ env: { OSV_URL: `http://127.0.0.1:${osv}` } });
  process.env['BASE_URL'] = url;
  return stop;
}
