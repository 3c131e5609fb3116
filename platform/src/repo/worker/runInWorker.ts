/** Runs one task in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage, WorkerOrder } from './worker.ts';

/** Time for a canceled worker to clean up, in ms. */
const PATIENCE = 5_000;
/**
 * Time for which a thread waits for the next task, in ms.
 * Starting one takes half a second of a core; keeping one takes memory.
 */
const IDLE_MS = 30_000;
/**
 * Maximum number of files of a small channel. It is published over the fast job connection, because its statements are
 * short, and publishers wait for the listing. A thread ends after a larger one, to release the memory immediately.
 */
export const SMALL_CHANNEL = 20_000;
/**
 * Size of the young generation in MB.
 * With V8's default of 48, copying a large channel takes a sixth of the thread's time.
 */
const YOUNG = 128;

/** A thread without a task. */
interface Idle {
  worker: Worker;
  /** Ends the wait. */
  take: () => void;
}

/** The idle thread that waits for a task. One is enough, because channels are published one at a time. */
let idle: Idle | null = null;

/**
 * Runs a task in a worker.
 * @param onMessage called with every message before the last
 * @throws the worker's error; the signal's reason if it was canceled
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
  // Users wait for small channels and for what is read. A thread can't get its priority back, so it ends afterwards.
  const yieldsToRequests = input.task !== 'read' && (input.task !== 'publish' || input.isLarge);
  const cancel = (): void => {
    tell('cancel');
    patience = setTimeout(() => void worker.terminate(), PATIENCE);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  let isKept = false;
  try {
    const result = await heard(worker, onMessage, () => tell({ ...input, yieldsToRequests }));
    isKept = !yieldsToRequests && idle === null && signal?.aborted !== true && isSmall(result);
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

/**
 * Waits for a worker's last message.
 * Removes its listeners one by one, because workers have internal ones that they need.
 */
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
  if (message.kind === 'read') return message.contents.records.length <= SMALL_CHANNEL;
  return message.kind === 'published' && message.publication.contents.records.length <= SMALL_CHANNEL;
}

/** Keeps a thread for the next task, without keeping the process alive. */
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

/** Returns the idle thread, if any. */
function taken(): Worker | undefined {
  if (idle === null) return undefined;
  const { worker, take } = idle;
  idle = null;
  take();
  worker.ref();
  return worker;
}
