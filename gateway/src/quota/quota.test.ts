import { describe, expect, test } from 'vitest';
import { RequestAbort } from '../rest/index.ts';
import { Budgets } from './budget.ts';
import { RequestCost, rateLimitHeaders, callerKey, FairQueue, QueueFull, OperationCost } from './index.ts';
import { Tarpit } from './tarpit.ts';

const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('a fair queue', () => {
  const open = (options: Partial<ConstructorParameters<typeof FairQueue>[0]> = {}): FairQueue =>
    new FairQueue({ slots: 16, perCaller: 6, waiting: 100, waitingPerCaller: 50, ...options });
  /** Makes calls that end when the test decides; returns their starting order. */
  function callsOf(queue: FairQueue) {
    const begun: string[] = [];
    return {
      begun,
      async ask(caller: string, name = caller, requestAbort?: RequestAbort): Promise<void> {
        const turn = queue.enter(caller, requestAbort);
        if (turn) await turn;
        begun.push(name);
      },
    };
  }

  test('one caller has at most its share of running calls, and the next caller starts immediately', async () => {
    const queue = open();
    const { begun, ask } = callsOf(queue);
    for (let i = 0; i < 40; i += 1) void ask('greedy');
    await ask('modest');
    expect(begun.filter((caller) => caller === 'greedy')).toHaveLength(6);
    expect(begun.at(-1)).toBe('modest');
  });

  test('where several callers want everything, the next one still finds a free slot', async () => {
    const queue = open({ perCaller: 16 });
    const { begun, ask } = callsOf(queue);
    for (let caller = 0; caller < 3; caller += 1) for (let i = 0; i < 20; i += 1) void ask(`greedy ${caller}`);
    expect(queue.state.running).toBeLessThan(16);
    await ask('modest');
    expect(begun.at(-1)).toBe('modest');
  });

  test('who waits is served in turns', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    const { begun, ask } = callsOf(queue);
    for (let i = 0; i < 5; i += 1) void ask('a', `a${i}`);
    for (let i = 0; i < 3; i += 1) void ask('b', `b${i}`);
    void ask('c', 'c0');
    await settled();
    for (let i = 0; i < begun.length; i += 1) {
      queue.leave(begun[i]![0]!);
      await settled();
    }
    expect(begun.indexOf('c0')).toBeLessThan(begun.indexOf('a2'));
    expect(begun.indexOf('b2')).toBeLessThan(begun.indexOf('a4'));
    expect(begun).toHaveLength(9);
    expect(queue.state).toEqual({ running: 0, waiting: 0, callers: 0 });
  });

  test('a caller with recent high usage has one running call at a time, also of waiting ones', async () => {
    const queue = open();
    const { begun, ask } = callsOf(queue);
    for (let i = 0; i < 9; i += 1) void ask('greedy');
    expect(begun).toHaveLength(6);
    void queue.enter('greedy', undefined, false);
    for (let left = 6; left > 1; left -= 1) {
      queue.leave('greedy');
      await settled();
      expect(queue.state.running).toBe(left - 1);
    }
    queue.leave('greedy');
    await settled();
    expect(queue.state.running).toBe(1);
    void queue.enter('modest');
    expect(queue.state.running).toBe(2);
  });

  test('a call whose request has ended leaves the line and is never begun', async () => {
    const queue = open({ slots: 2, perCaller: 1 });
    const { begun, ask } = callsOf(queue);
    await ask('a', 'first');
    const requestAbort = new RequestAbort();
    const waiting = ask('a', 'left', requestAbort);
    requestAbort.abort();
    await expect(waiting).rejects.toThrow();
    queue.leave('a');
    await settled();
    expect(begun).toEqual(['first']);
    expect(queue.state).toEqual({ running: 0, waiting: 0, callers: 0 });
  });

  test('rejects a caller with too many waiting calls; if all queues are too long together, the longest loses one', async () => {
    const queue = open({ slots: 2, perCaller: 1, waiting: 10, waitingPerCaller: 8 });
    const { ask } = callsOf(queue);
    const outcomes: string[] = [];
    const note = (name: string, call: Promise<void>): void =>
      void call.then(
        () => outcomes.push(`${name} began`),
        (error: unknown) => outcomes.push(error instanceof QueueFull ? `${name} refused` : 'wrong'),
      );
    for (let i = 0; i < 9; i += 1) note('greedy', ask('greedy'));
    await expect(ask('greedy')).rejects.toThrow(QueueFull);
    for (let i = 0; i < 3; i += 1) note('other', ask('other'));
    note('modest', ask('modest'));
    await settled();
    expect(outcomes.filter((outcome) => outcome === 'greedy refused').length).toBeGreaterThan(0);
    expect(outcomes).not.toContain('other refused');
    expect(outcomes).not.toContain('modest refused');
  });
});

describe('a budget', () => {
  test('fills up within a minute; what was taken too much is waited for', () => {
    let now = 0;
    const budgets = new Budgets(60, () => now);
    expect(budgets.balance('a')).toEqual({ limit: 60, remaining: 60, reset: 0, wait: 0 });
    budgets.take('a', 70);
    expect(budgets.balance('a')).toEqual({ limit: 60, remaining: 0, reset: 70, wait: 11 });
    expect(budgets.balance('b').remaining).toBe(60);
    now = 11_000;
    expect(budgets.balance('a')).toMatchObject({ remaining: 1, wait: 0 });
    now = 600_000;
    expect(budgets.balance('a').remaining).toBe(60);
  });

  test('is in the headers of the draft', () => {
    expect(rateLimitHeaders({ limit: 60, remaining: 12, reset: 48, wait: 0 })).toEqual({
      'ratelimit-policy': '"points";q=60;w=60',
      ratelimit: '"points";r=12;t=48',
    });
  });

  test('transfers and objects cost whole points; a caller that spends a tenth of the budget continues one by one', () => {
    const requestCost = new RequestCost(new Budgets(100, () => 0), 'a');
    requestCost.addBytes(8 * 1_024);
    requestCost.addObjects(25);
    expect(requestCost.points).toBe(0);
    requestCost.addObjects(25);
    expect(requestCost.points).toBe(1);
    requestCost.addBytes(5 * 16 * 1_024);
    expect([requestCost.points, requestCost.isAmple]).toEqual([6, true]);
    requestCost.addObjects(500);
    expect([requestCost.points, requestCost.isAmple]).toEqual([11, false]);
  });

  test('an operation is ended once, at its first call or object too many, and a call costs a point', () => {
    const requestCost = new RequestCost(new Budgets(60), 'a');
    let ended = 0;
    const calls = new OperationCost({ calls: 2, objects: 10 }, requestCost, () => {
      ended += 1;
    });
    expect([calls.addCall(), calls.addCall(), calls.addCall(), calls.addCall()]).toEqual([true, true, false, false]);
    expect([ended, requestCost.points, calls.calls]).toEqual([1, 2, 2]);
    const objects = new OperationCost({ calls: 2, objects: 10 }, requestCost, () => {
      ended += 1;
    });
    expect([objects.addObjects(10), objects.addObjects(1), objects.addCall()]).toEqual([true, false, false]);
    expect(ended).toBe(2);
  });
});

describe('a rejection', () => {
  test('is immediate for rare rejections, and delayed more and more for repeated ones', () => {
    let now = 0;
    const tarpit = new Tarpit(() => now);
    const waits = Array.from({ length: 100 }, () => tarpit.note('greedy'));
    expect(waits.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(waits.slice(10, 13)).toEqual([50, 100, 150]);
    expect(waits.at(-1)).toBe(2_000);
    expect(tarpit.note('modest')).toBe(0);
    now = 120_000;
    expect(tarpit.note('greedy')).toBe(0);
    expect(
      Array.from({ length: 50 }, () => {
        now += 1_000;
        return tarpit.note('steady');
      }),
    ).toEqual(Array.from({ length: 50 }, () => 0));
  });

  test('that waits is let go when its client has gone; no more than so many of one caller wait', async () => {
    const tarpit = new Tarpit(() => 0);
    for (let i = 0; i < 200; i += 1) tarpit.note('greedy');
    const requestAbort = new RequestAbort();
    const waiting = Array.from({ length: 250 }, () => tarpit.before('greedy', requestAbort));
    expect(tarpit.waiting).toBe(250);
    await tarpit.before('greedy', requestAbort);
    requestAbort.abort();
    await Promise.all(waiting);
    expect(tarpit.waiting).toBe(0);
  });
});

test.each([
  ['192.0.2.7', '192.0.2.8', false],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb:1:2:3', true],
  ['2001:db8:1:2::', '2001:0db8:0001:0002:1:1:1:1', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['fe80::1%eth0', 'fe80::2', true],
])('visitors of %s and %s are one caller: %s', (one, other, same) => {
  expect(callerKey(null, one) === callerKey(null, other)).toBe(same);
});

test('a user is one caller from any address, and no one else', () => {
  expect(callerKey('ada', '192.0.2.7')).toBe(callerKey('ada', '192.0.2.8'));
  expect(callerKey('ada', '192.0.2.7')).not.toBe(callerKey(null, '192.0.2.7'));
});
