import { startHub } from './support/start.ts';

/** Starts the hub with the sample on a free port and hands its address to the tests as BASE_URL; gives back what ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (process.env['BASE_URL']) return async () => undefined;
  const { url, stop } = await startHub();
  process.env['BASE_URL'] = url;
  return stop;
}
