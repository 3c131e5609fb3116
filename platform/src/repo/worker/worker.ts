/** Entry of the worker threads: reads a whole channel, computes a publication, or writes the packages of an older one, away from the thread that answers requests. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ClientConfig } from 'pg';
import { transferList } from '@terrarium/domain/policy';
import { timedClient } from '../../db/client.ts';
import { computePublication } from '../publishing/compute.ts';
import type { ComputedPublication, Phase, PublicationOrder } from '../publishing/compute.ts';
import { readContents } from '../memory/contents.ts';
import type { Contents } from '../memory/contents.ts';
import { readPublication } from '../memory/channelIndexes.ts';
import { packagesOf, writePackages } from '../publishing/packages.ts';

/** What a worker is started with. */
export type WorkerInput = { connection: ClientConfig } & (
  | { task: 'read'; channelId: string }
  | { task: 'publish'; order: PublicationOrder }
  | { task: 'packages'; channelId: string; publicationId: string }
);

/** What a worker says; the last message is a result or a failure. */
export type WorkerMessage =
  | { kind: 'progress'; phase: Phase; fraction: number | null }
  | { kind: 'read'; contents: Contents }
  | { kind: 'published'; publication: ComputedPublication }
  | { kind: 'written' };

const input = workerData as WorkerInput;
const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');
const abort = new AbortController();
port.on('message', () => abort.abort(new Error('canceled')));

const client = timedClient(input.connection);
client.on('error', () => undefined);
await client.connect();
try {
  if (input.task === 'read') {
    const { contentKey, records, fileIds, legacyFormat, withdrawn } = await readContents(client, input.channelId, {
      signal: abort.signal,
    });
    const message: WorkerMessage = {
      kind: 'read',
      contents: { contentKey, records, fileIds, legacyFormat, withdrawn },
    };
    port.postMessage(message, [
      ...transferList(records),
      fileIds.buffer as ArrayBuffer,
      legacyFormat.buffer as ArrayBuffer,
    ]);
  } else if (input.task === 'packages') {
    const contents = await readContents(client, input.channelId, { signal: abort.signal });
    const publication = await readPublication(client, input.publicationId, contents);
    if (publication !== null)
      await writePackages(client, input.publicationId, packagesOf(contents.records, publication.allowed), abort.signal);
    const message: WorkerMessage = { kind: 'written' };
    port.postMessage(message);
  } else {
    let told = 0;
    const publication = await computePublication(
      client,
      input.order,
      (phase, fraction) => {
        // A message for each page would be more than anybody reads.
        if (fraction !== null && fraction !== 0 && Date.now() - told < 200) return;
        told = Date.now();
        const message: WorkerMessage = { kind: 'progress', phase, fraction };
        port.postMessage(message);
      },
      abort.signal,
    );
    const {
      contents: { records, fileIds, legacyFormat, withdrawn },
      allowed,
      rule,
    } = publication;
    const message: WorkerMessage = { kind: 'published', publication };
    port.postMessage(message, [
      ...transferList(records),
      ...[fileIds, legacyFormat, withdrawn, allowed, rule].map((column) => column.buffer as ArrayBuffer),
    ]);
  }
} finally {
  await client.end();
  port.close();
}
