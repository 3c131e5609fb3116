/** Worker thread: measures the data folder away from the thread that answers requests, posts the outcome and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { measure } from './measure.ts';

parentPort?.postMessage(await measure((workerData as { dataDir: string }).dataDir));
