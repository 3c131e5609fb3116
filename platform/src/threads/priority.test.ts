import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test.skipIf(process.platform !== 'linux')(
  'a thread that yields to requests has a lower priority than others',
  async () => {
    const before = getPriority();
    const worker = new Worker(new URL('./priority.testing.ts', import.meta.url));
    const yielding = await new Promise<number>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
    await worker.terminate();
    expect(yielding).toBe(5);
    expect(getPriority()).toBe(before);
  },
);
