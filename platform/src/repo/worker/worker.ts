/**
 * Entry of worker threads: reads whole channels, computes publications, checks files left unchecked, and writes
 * packages of older publications.
 */
import { parentPort } from 'node:worker_threads';
import type { Client, ClientConfig } from 'pg';
import { matchAdvisories } from '@terrarium/domain/policy';
import { timedClient } from '../../db/client.ts';
import { computePublication } from '../publishing/compute.ts';
import type { ComputedPublication, Phase, PublicationOrder } from '../publishing/compute.ts';
import { readContents } from '../memory/contents.ts';
import { readAdvisories } from '../memory/knownAdvisories.ts';
import type { Contents } from '../memory/contents.ts';
import { currentPublication, readPublication } from '../memory/publicationView.ts';
import type { PublicationView } from '../memory/publicationView.ts';
import { readCurrent } from '../memory/bases.ts';
import { answerOpenFiles } from '../publishing/openFiles.ts';
import type { OpenFilesOrder, PlatformState } from '../publishing/openFiles.ts';
import { packagesOf, writePackages } from '../publishing/packages.ts';
import { yieldToRequests } from '../../threads/priority.ts';

/** Order to a worker: a task if it has none, or to cancel the current one. */
export type WorkerOrder = (WorkerInput & { yieldsToRequests: boolean }) | 'cancel';

/** A task. */
export type WorkerInput = { connection: ClientConfig } & (
  | { task: 'read'; dataDir: string; channelId: string }
  | { task: 'publish'; order: PublicationOrder; isLarge: boolean }
  | { task: 'open files'; order: OpenFilesOrder }
  | { task: 'packages'; channelId: string; publicationId: string; packagesId: string }
);

/** Message from a worker. The last one is a result or a failure. */
export type WorkerMessage =
  | { kind: 'progress'; phase: Phase; fraction: number | null }
  | { kind: 'read'; contents: Contents; publication: PublicationView | null }
  | { kind: 'published'; publication: ComputedPublication }
  | { kind: 'answered'; platforms: PlatformState[] | null }
  | { kind: 'written' };

const port = parentPort;
if (port === null) throw new Error('This file runs in a worker thread only.');
let abort = new AbortController();
port.on('message', (order: WorkerOrder) => {
  if (order === 'cancel') return abort.abort(new Error('canceled'));
  abort = new AbortController();
  if (order.yieldsToRequests) yieldToRequests();
  // A failure ends the thread, which reports it.
  void run(order, abort.signal).then(({ message, transfer }) => port.postMessage(message, transfer));
});

/** A result, with memory to transfer. */
interface Result {
  message: WorkerMessage;
  transfer: ArrayBuffer[];
}

/** Runs a task, with its own database connection if needed. */
async function run(input: WorkerInput, signal: AbortSignal): Promise<Result> {
  if (input.task === 'open files')
    return { message: { kind: 'answered', platforms: await answerOpenFiles(input.order) }, transfer: [] };
  const client = timedClient(input.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (input.task === 'read') return await read(client, input, signal);
    if (input.task === 'publish') return await publish(client, input.order, signal);
    const contents = await readContents(client, input.channelId, { signal });
    const publication = await readPublication(client, input.publicationId, contents);
    if (publication !== null) {
      const known = await readAdvisories(client, contents.records.names, input.channelId);
      const advisories = matchAdvisories(contents.records, known.advisories, known.mapped, known.curations);
      const packages = packagesOf(contents.records, publication.allowed, advisories);
      await writePackages(client, input.packagesId, packages, signal);
    }
    return { message: { kind: 'written' }, transfer: [] };
  } finally {
    await client.end();
  }
}

/** Reads a channel, with its publication, whose decisions about a large channel take long to align. */
async function read(
  client: Client,
  { dataDir, channelId }: { dataDir: string; channelId: string },
  signal: AbortSignal,
): Promise<Result> {
  const contents = await readCurrent(client, dataDir, channelId, { signal });
  const publication = await currentPublication(client, channelId, contents);
  const { fileIds, legacyFormat, withdrawn } = contents;
  const columns = [fileIds, legacyFormat, withdrawn, ...(publication ? [publication.allowed, publication.rule] : [])];
  return {
    message: { kind: 'read', contents, publication },
    transfer: ownMemory(columns),
  };
}

async function publish(client: Client, order: PublicationOrder, signal: AbortSignal): Promise<Result> {
  let told = 0;
  const publication = await computePublication(
    client,
    order,
    (phase, fraction) => {
      // One message per page would be too many.
      if (fraction !== null && fraction !== 0 && Date.now() - told < 200) return;
      told = Date.now();
      const message: WorkerMessage = { kind: 'progress', phase, fraction };
      port!.postMessage(message);
    },
    signal,
  );
  const { contents, allowed, rule } = publication;
  const { fileIds, legacyFormat, withdrawn } = contents;
  const columns = [fileIds, legacyFormat, withdrawn, allowed, rule];
  return {
    message: { kind: 'published', publication },
    transfer: ownMemory(columns),
  };
}

/** Returns the memory of columns that only this thread has. */
const ownMemory = (columns: readonly ArrayBufferView[]): ArrayBuffer[] =>
  columns.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
