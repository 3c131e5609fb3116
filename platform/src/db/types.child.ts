// Reads one row in a worker thread, as workers do: with the connection's settings that were sent to it.
import { parentPort, workerData } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { timedClient } from './client.ts';

const { config, text } = workerData as { config: ClientConfig; text: string };
const client = timedClient(config);
await client.connect();
const { rows } = await client.query<Record<string, unknown>>(text);
await client.end();
parentPort!.postMessage(rows[0], []);
