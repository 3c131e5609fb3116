/** Runs one task in a worker thread. */
import { Worker } from 'node:worker_threads';
import type { WorkerInput, WorkerMessage } from './worker.ts';

/** How long a canceled worker may take to leave nothing behind, in ms. */
const PATIENCE = 5_000;

/**
 * Starts a worker and waits for its result.
 * @param onMessage called with every message before the last
 * @throws what the worker failed with; the signal's reason when it was canceled
 */
export async function runInWorker(
  input: WorkerInput,
  signal?: AbortSignal,
  onMessage?: (message: WorkerMessage) => void,
): Promise<WorkerMessage> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input });
  let patience: NodeJS.Timeout | undefined;
  const cancel = (): void => {
    worker.postMessage('cancel');
    patience = setTimeout(() => void worker.terminate(), PATIENCE);
  };
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    return await new Promise<WorkerMessage>((resolve, reject) => {
      let result: WorkerMessage | undefined;
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'progress') onMessage?.(message);
        else result = message;
      });
      worker.once('error', reject);
      worker.once('exit', (code) => {
        if (result !== undefined) resolve(result);
        else reject(new Error(`The worker of the channel ended with code ${code} and without a result.`));
      });
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    clearTimeout(patience);
  }
}
