/** Runs one task in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage, WorkerOrder } from './worker.ts';

/** How long a canceled worker may take to leave nothing behind, in ms. */
const PATIENCE = 5_000;
/** How long a thread waits for the next task, in ms: it takes half a second of a core to load what it needs, and some memory to keep it. */
const IDLE_MS = 30_000;
/** A thread that had a channel of more records ends with it, so that the memory goes back at once. */
const SMALL = 20_000;

/** The thread that has done its task and waits for the next one; one is enough, for channels are published one at a time. */
let idle: { worker: Worker; end: () => void } | null = null;

/**
 * Has a worker do a task, and waits for its result.
 * @param onMessage called with every message before the last
 * @throws what the worker failed with; the signal's reason when it was canceled
 */
export async function runInWorker(
  input: WorkerInput,
  signal?: AbortSignal,
  onMessage?: (message: WorkerMessage) => void,
): Promise<WorkerMessage> {
  signal?.throwIfAborted();
  const worker = taken() ?? new Worker(new URL('./worker.ts', import.meta.url));
  let patience: NodeJS.Timeout | undefined;
  const tell = (order: WorkerOrder): void => worker.postMessage(order);
  const cancel = (): void => {
    tell('cancel');
    patience = setTimeout(() => void worker.terminate(), PATIENCE);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const result = await new Promise<WorkerMessage>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') onMessage?.(message);
        else resolve(message);
      });
      worker.once('error', reject);
      worker.once('exit', (code) =>
        reject(new Error(`The worker of the channel ended with code ${code} and without a result.`)),
      );
      tell(input);
    });
    worker.removeAllListeners();
    if (idle === null && signal?.aborted !== true && isSmall(result)) keep(worker);
    else void worker.terminate();
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    clearTimeout(patience);
  }
}

function isSmall(message: WorkerMessage): boolean {
  if (message.kind === 'read') return message.contents.records.length <= SMALL;
  return message.kind === 'published' && message.publication.contents.records.length <= SMALL;
}

/** Keeps a thread for the next task; it holds no process open. */
function keep(worker: Worker): void {
  const end = (): void => {
    if (idle?.worker === worker) idle = null;
    void worker.terminate();
  };
  const waiting = setTimeout(end, IDLE_MS).unref();
  worker.once('error', end).once('exit', end).unref();
  idle = { worker, end: () => clearTimeout(waiting) };
}

/** The thread that waits, if one does. */
function taken(): Worker | undefined {
  if (idle === null) return undefined;
  const { worker, end } = idle;
  idle = null;
  end();
  worker.removeAllListeners();
  worker.ref();
  return worker;
}
