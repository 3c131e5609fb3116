import { describe, expect, test } from 'vitest';
import { FairQueue, isRequestId, QueueFull, type RequestEnd } from './index.ts';

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
const open = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}): FairQueue =>
  new FairQueue({ slots: 4, perCaller: 2, waiting: 10, waitingPerCaller: 5, ...options });

/** A request end that the test triggers, with its number of listeners. */
function aRequest() {
  const ends = new Set<() => void>();
  return {
    end: (): void => [...ends].forEach((end) => end()),
    listening: (): number => ends.size,
    listen: (end) => void ends.add(end),
    forget: (end) => void ends.delete(end),
  } satisfies RequestEnd & { end(): void; listening(): number };
}

describe('a fair queue', () => {
  test('a caller starts a call only while more slots are free than it has running calls', async () => {
    const queue = open({ slots: 4, perCaller: 4 });
    expect([queue.enter('a'), queue.enter('a')]).toEqual([undefined, undefined]);
    expect(queue.state).toEqual({ running: 2, waiting: 0, callers: 1 });
    expect(queue.enter('a')).toBeInstanceOf(Promise);
    expect(queue.enter('b')).toBeUndefined();
    expect(queue.state).toEqual({ running: 3, waiting: 1, callers: 2 });
    // The remaining slot is reserved for another caller.
    expect(queue.enter('b')).toBeInstanceOf(Promise);
    expect(queue.enter('c')).toBeUndefined();
    expect(queue.state.running).toBe(4);
    expect(queue.enter('d')).toBeInstanceOf(Promise);
  });

  test('a call behind one that waits does not overtake it', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    expect(queue.enter('a')).toBeUndefined();
    const order: string[] = [];
    void queue.enter('a')?.then(() => order.push('second'));
    void queue.enter('a')?.then(() => order.push('third'));
    queue.leave('a');
    expect(queue.enter('a')).toBeInstanceOf(Promise);
    await settled();
    expect(order).toEqual(['second']);
    queue.leave('a');
    await settled();
    expect(order).toEqual(['second', 'third']);
  });

  test('each call in the line of a caller begins in turn, also when no other call comes', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    void queue.enter('a');
    const order: number[] = [];
    for (const each of [1, 2, 3]) void queue.enter('a')?.then(() => order.push(each));
    for (let ends = 0; ends < 3; ends++) queue.leave('a');
    await settled();
    expect(order).toEqual([1, 2, 3]);
  });

  test("a call that could start waits after an earlier one of its caller that can't", () => {
    const queue = open();
    void queue.enter('a', undefined, false);
    expect(queue.enter('a', undefined, false)).toBeInstanceOf(Promise);
    expect(queue.enter('a')).toBeInstanceOf(Promise);
    expect(queue.state).toEqual({ running: 1, waiting: 2, callers: 1 });
  });

  test('a caller whose only waiting call has left has no turn', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    void queue.enter('a');
    const gone = aRequest();
    const left = queue.enter('a', gone);
    gone.end();
    await expect(left).rejects.toThrow('The request has ended.');
    queue.leave('a');
    expect(queue.state).toEqual({ running: 0, waiting: 0, callers: 0 });
  });

  test('a caller limited to one call at a time still starts the first immediately', () => {
    const queue = open();
    expect(queue.enter('a', undefined, false)).toBeUndefined();
    expect(queue.enter('a', undefined, false)).toBeInstanceOf(Promise);
    expect(queue.state).toEqual({ running: 1, waiting: 1, callers: 1 });
  });

  test('a waiting call leaves the queue when its request ends, without leaking listeners', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    void queue.enter('a');
    const [gone, stays] = [aRequest(), aRequest()];
    const left = queue.enter('a', gone);
    const began = queue.enter('a', stays);
    expect([gone.listening(), stays.listening()]).toEqual([1, 1]);
    gone.end();
    await expect(left).rejects.toThrow('The request has ended.');
    expect(queue.state).toEqual({ running: 1, waiting: 1, callers: 1 });
    queue.leave('a');
    await began;
    expect([gone.listening(), stays.listening()]).toEqual([0, 0]);
    stays.end();
    expect(queue.state).toEqual({ running: 1, waiting: 0, callers: 1 });
    queue.leave('a');
    expect(queue.state).toEqual({ running: 0, waiting: 0, callers: 0 });
  });

  test("rejects a call if the caller's queue is full, and keeps that queue", () => {
    const queue = open({ slots: 2, perCaller: 1, waitingPerCaller: 2 });
    void queue.enter('a');
    void queue.enter('a');
    void queue.enter('a');
    expect(() => queue.enter('a')).toThrow(QueueFull);
    expect(queue.state).toEqual({ running: 1, waiting: 2, callers: 1 });
  });

  test.each(['before', 'after'])(
    'rejects the last call of the longest queue if too many wait in total: it started %s another',
    async (when) => {
      const queue = open({ slots: 2, perCaller: 1, waiting: 4 });
      const outcomes: string[] = [];
      const ask = (caller: string, name: string): void =>
        void queue.enter(caller)?.then(
          () => outcomes.push(`${name} began`),
          () => outcomes.push(`${name} refused`),
        );
      for (const [caller, name] of [
        ['short', 'short 0'],
        ['long', 'long 0'],
        ...(when === 'after' ? [['short', 'short 1'] as const] : []),
        ['long', 'long 1'],
        ['long', 'long 2'],
        ...(when === 'before' ? [['short', 'short 1'] as const] : []),
        ['long', 'long 3'],
        ['new', 'new 1'],
      ] as const)
        ask(caller, name);
      await settled();
      expect(outcomes).toEqual(['long 3 refused']);
      expect(queue.state.waiting).toBe(4);
    },
  );

  test("skips a caller that can't start a call, which keeps its turn", async () => {
    const queue = open({ slots: 3, perCaller: 2 });
    void queue.enter('a');
    void queue.enter('b');
    const order: string[] = [];
    // With one slot left, 'a' can have only one running call.
    void queue.enter('a')?.then(() => order.push('a'));
    void queue.enter('c');
    void queue.enter('d')?.then(() => order.push('d'));
    queue.leave('b');
    await settled();
    expect(order).toEqual(['d']);
    queue.leave('a');
    await settled();
    expect(order).toEqual(['d', 'a']);
  });
});

test('the ID of a request has 8 to 128 characters of a header, and nothing before or behind', () => {
  for (const id of ['12345678', 'a'.repeat(128), 'A-z_0.9:x']) expect(isRequestId(id), id).toBe(true);
  for (const id of ['1234567', 'a'.repeat(129), '12345678 ', ' 12345678', '1234567\n8', ''])
    expect(isRequestId(id), JSON.stringify(id)).toBe(false);
});
