/** Work for the threads of a test: says in which thread it is done, never ends, or takes all memory that there is. */
import { threadId } from 'node:worker_threads';

/** What the thread is to do. */
export type TestWork = 'tell' | 'hang' | 'fill';

/** Does it. */
export default function work(what: TestWork): number {
  const held: number[][] = [];
  if (what === 'hang') for (;;) held.length = 0;
  if (what === 'fill') for (;;) held.push(Array.from({ length: 100_000 }, Math.random));
  return threadId;
}
