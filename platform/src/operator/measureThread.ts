/** Worker thread that measures the data folder without blocking requests, sends the result, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { measure } from './measure.ts';

parentPort?.postMessage(await measure((workerData as { dataDir: string }).dataDir));
