/** Runs one task in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage, WorkerOrder } from './worker.ts';

/** How long a canceled worker may take to leave nothing behind, in ms. */
const PATIENCE = 5_000;
/** How long a thread waits for the next task, in ms: it takes half a second of a core to load what it needs, and some memory to keep it. */
const IDLE_MS = 30_000;
/** A thread that had a channel of more records ends with it, so that the memory goes back at once. */
const SMALL = 20_000;
/** Memory for what is new in a thread, in MB: with V8's 48 it copies what a large channel is made of again and again, a sixth of the thread's time. */
const YOUNG = 128;

/** A thread without a task. */
interface Idle {
  worker: Worker;
  /** Ends the waiting. */
  take: () => void;
}

/** The thread that has done its task and waits for the next one; one is enough, for channels are published one at a time. */
let idle: Idle | null = null;

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
  const worker =
    taken() ??
    new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
  let patience: NodeJS.Timeout | undefined;
  const tell = (order: WorkerOrder): void => worker.postMessage(order);
  const cancel = (): void => {
    tell('cancel');
    patience = setTimeout(() => void worker.terminate(), PATIENCE);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  let isKept = false;
  try {
    const result = await heard(worker, onMessage, () => tell(input));
    isKept = idle === null && signal?.aborted !== true && isSmall(result);
    if (isKept) keep(worker);
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    clearTimeout(patience);
    if (!isKept) void worker.terminate();
  }
}

/** What a worker says last. Listeners are taken away one by one: a worker has some of its own, without which it hears nothing any more. */
function heard(
  worker: Worker,
  onMessage: ((message: WorkerMessage) => void) | undefined,
  begin: () => void,
): Promise<WorkerMessage> {
  return new Promise<WorkerMessage>((resolve, reject) => {
    const done = (): void => void worker.off('message', said).off('error', failed).off('exit', ended);
    const said = (message: WorkerMessage): void => {
      if (message.kind === 'progress') return onMessage?.(message);
      done();
      resolve(message);
    };
    const failed = (error: unknown): void => {
      done();
      reject(error as Error);
    };
    const ended = (code: number): void => {
      done();
      reject(new Error(`The worker of the channel ended with code ${code} and without a result.`));
    };
    worker.on('message', said).on('error', failed).on('exit', ended);
    begin();
  });
}

function isSmall(message: WorkerMessage): boolean {
  if (message.kind === 'read') return message.contents.records.length <= SMALL;
  return message.kind === 'published' && message.publication.contents.records.length <= SMALL;
}

/** Keeps a thread for the next task; it holds no process open. */
function keep(worker: Worker): void {
  const end = (): void => {
    take();
    idle = null;
    void worker.terminate();
  };
  const waiting = setTimeout(end, IDLE_MS).unref();
  const take = (): void => {
    clearTimeout(waiting);
    worker.off('error', end).off('exit', end);
  };
  worker.on('error', end).on('exit', end).unref();
  idle = { worker, take };
}

/** The thread that waits, if one does. */
function taken(): Worker | undefined {
  if (idle === null) return undefined;
  const { worker, take } = idle;
  idle = null;
  take();
  worker.ref();
  return worker;
}
