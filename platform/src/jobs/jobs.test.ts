import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeOf } from '../db/changes.ts';
import { connect } from '../db/index.ts';
import type { Connection } from '../db/index.ts';
import { createLog } from '../monitoring/log.ts';
import { copyTemplate } from '../testing/template.ts';
import { createJobs, HOURLY } from './index.ts';
import type { Jobs } from './types.ts';
import { rowsOf } from './rows.ts';

const log = createLog('silent');
let folder: string;
let connection: Connection;
let jobs: Jobs;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-jobs-'));
  await copyTemplate(folder);
  await open();
});
afterEach(async () => {
  await jobs.stop();
  await connection.close();
  await rm(folder, { recursive: true });
});

async function open(): Promise<void> {
  connection = await connect({ dataDir: folder, durable: false }, log, (reason) => {
    throw new Error(reason);
  });
  jobs = createJobs(connection, log);
}

async function begin(): Promise<void> {
  await jobs.start();
  await jobs.work();
}

/** A promise and what settles it. */
function signalled(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

test('works a job with its data', async () => {
  const done = signalled();
  jobs.defineJob<{ channel: string }>('sync', async ({ data, attempt }) => {
    expect([data.channel, attempt]).toEqual(['main', 0]);
    done.resolve();
  });
  await begin();
  expect(await jobs.enqueue('sync', { channel: 'main' })).toMatch(/^[0-9a-f-]{36}$/);
  await done.promise;
});

test("queries of the queue don't count as changes of what channels serve", async () => {
  const texts: string[] = [];
  const query = Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function listening(this: Client, ...given: unknown[]) {
    const [first] = given as [string | { text: string }];
    texts.push(typeof first === 'string' ? first : first.text);
    return query.apply(this, given) as never;
  });
  jobs.defineJob('sync', async () => undefined);
  await begin();
  const id = await jobs.enqueue('sync', {});
  await vi.waitFor(
    async () =>
      expect(
        (await connection.pool.query<{ state: string }>('select state from job_queue.job where id = $1', [id])).rows[0]
          ?.state,
      ).toBe('completed'),
    20_000,
  );
  vi.restoreAllMocks();
  const [fetched, completed] = ["state = 'active', started_on", "state = 'completed', output"].map((part) =>
    texts.filter((text) => text.replaceAll(/\s+/g, ' ').includes(part)),
  );
  expect(fetched!.length).toBeGreaterThan(0);
  expect(completed!.length).toBeGreaterThan(0);
  expect([...fetched!, ...completed!].filter((text) => changeOf(text) !== 'bulk')).toEqual([]);
});

test('retries a failed job up to its limit, then gives it up', async () => {
  const attempts: [number, boolean][] = [];
  jobs.defineJob(
    'flaky',
    async ({ attempt, isLastTry }) => {
      attempts.push([attempt, isLastTry]);
      throw new Error('not yet');
    },
    { retryLimit: 2, retryDelay: 1 },
  );
  await begin();
  const id = await jobs.enqueue('flaky', {});
  await vi.waitFor(
    async () => {
      const { rows } = await connection.pool.query<{ state: string }>('select state from job_queue.job where id = $1', [
        id,
      ]);
      expect(rows[0]?.state).toBe('failed');
    },
    { timeout: 60_000, interval: 200 },
  );
  expect(attempts).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ]);
});

test("of jobs with one key, one waits while one is worked; a third isn't added, and other keys aren't blocked", async () => {
  const release = signalled();
  const started = signalled();
  const order: number[] = [];
  jobs.defineJob<{ i: number }>(
    'run',
    async ({ data }) => {
      started.resolve();
      if (data.i === 1) await release.promise;
      order.push(data.i);
    },
    { concurrency: 2 },
  );
  await begin();
  await jobs.enqueue('run', { i: 1 }, { singletonKey: 'channel' });
  await started.promise;
  // Two in one transaction, so that the first of them cannot have been taken in between.
  await connection.db.transaction().execute(async (trx) => {
    expect(await jobs.enqueue('run', { i: 2 }, { singletonKey: 'channel', trx })).not.toBeNull();
    expect(await jobs.enqueue('run', { i: 3 }, { singletonKey: 'channel', trx })).toBeNull();
    expect(await jobs.enqueue('run', { i: 9 }, { singletonKey: 'other', trx })).not.toBeNull();
  });
  await vi.waitFor(() => expect(order).toEqual([2, 9]), { timeout: 60_000 });
  release.resolve();
  await vi.waitFor(() => expect(order).toEqual([2, 9, 1]), { timeout: 60_000 });
});

test('limits the waiting jobs of one owner; accepts those of others, and its own once there is room', async () => {
  const release = signalled();
  const started = signalled();
  jobs.defineJob('shared', async () => {
    started.resolve();
    await release.promise;
  });
  await begin();
  const ask = (i: number, owner: string) => jobs.enqueue('shared', { i }, { share: { owner, most: 2 } });
  await ask(0, 'first');
  await started.promise;
  expect(await ask(1, 'first')).not.toBeNull();
  expect(await ask(2, 'first')).not.toBeNull();
  expect(await ask(3, 'first')).toBeNull();
  expect(await ask(4, 'second')).not.toBeNull();
  release.resolve();
  await vi.waitFor(async () => expect(await ask(5, 'first')).not.toBeNull(), { timeout: 60_000 });
});

test('canceling aborts the handler and does not try again', async () => {
  const started = signalled();
  const ended = vi.fn();
  let tries = 0;
  jobs.defineJob('long', async ({ signal }) => {
    tries++;
    started.resolve();
    await new Promise<void>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  await begin();
  const id = await jobs.enqueue('long', {});
  await started.promise;
  await jobs.cancel('long', id ?? '');
  await jobs.stop().then(ended);
  expect(tries).toBe(1);
  const { rows } = await connection.pool.query<{ state: string }>('select state from job_queue.job where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ state: 'cancelled' }]);
});

test('a job that is added in a transaction exists if and only if it commits', async () => {
  const seen: string[] = [];
  jobs.defineJob<{ name: string }>('after', async ({ data }) => void seen.push(data.name));
  await begin();
  const add = (name: string, fails: boolean) =>
    connection.db.transaction().execute(async (trx) => {
      await jobs.enqueue('after', { name }, { trx });
      if (fails) throw new Error('undone');
    });
  await expect(add('undone', true)).rejects.toThrow('undone');
  await add('done', false);
  await vi.waitFor(() => expect(seen).toEqual(['done']), { timeout: 60_000 });
});

test('works a job that its process left behind after a restart', async () => {
  jobs.defineJob('survivor', async () => new Promise<never>(() => undefined));
  await begin();
  const id = await jobs.enqueue('survivor', { step: 7 });
  await vi.waitFor(
    async () => {
      const { rows } = await connection.pool.query<{ state: string }>('select state from job_queue.job where id = $1', [
        id,
      ]);
      expect(rows[0]?.state).toBe('active');
    },
    { timeout: 60_000 },
  );
  // As after a kill: the queue never hears of the end of the job.
  await connection.close();
  await open();
  const done = signalled();
  jobs.defineJob<{ step: number }>('survivor', async ({ data, jobId, attempt }) => {
    expect([data.step, jobId, attempt]).toEqual([7, id, 1]);
    done.resolve();
  });
  await begin();
  await done.promise;
});

test('gives up a job whose process ends with each try, and reports its kind', async () => {
  const told: unknown[] = [];
  const begun = async (): Promise<void> => {
    jobs.defineJob<{ of: string }>(
      'deadly',
      async ({ data: { of } }) => (of === 'lost' ? new Promise<never>(() => undefined) : undefined),
      { retryLimit: 1, concurrency: 2, givenUp: async (data) => void told.push(data) },
    );
    await begin();
  };
  await begun();
  const id = await jobs.enqueue('deadly', { of: 'lost' });
  await jobs.enqueue('deadly', { of: 'good' });
  for (const tries of [0, 1]) {
    await vi.waitFor(
      async () => {
        const { rows } = await connection.pool.query('select state, retry_count from job_queue.job where id = $1', [
          id,
        ]);
        expect(rows).toEqual([{ state: 'active', retry_count: tries }]);
      },
      { timeout: 60_000 },
    );
    expect(told).toEqual([]);
    // As after a kill: the queue never hears of the end of the job.
    await connection.close();
    await open();
    await begun();
  }
  await vi.waitFor(() => expect(told).toEqual([{ of: 'lost' }]), { timeout: 60_000 });
});

test('an undefined job, or one defined twice, is a bug', async () => {
  jobs.defineJob('known', async () => undefined);
  expect(() => jobs.defineJob('known', async () => undefined)).toThrow(/defined twice/);
  await begin();
  await expect(jobs.enqueue('unknown', {})).rejects.toThrow(/No job is called unknown/);
  expect(() => jobs.defineJob('late', async () => undefined)).toThrow(/before the queue starts/);
});

test('several statements in one text, as the queue sends them to supervise itself, answer with the rows of all', async () => {
  expect(rowsOf(await connection.pool.query('select 1 as a; select 2 as a where false; select 3 as a'))).toEqual([
    { a: 1 },
    { a: 3 },
  ]);
  expect(rowsOf(await connection.pool.query('select 4 as a'))).toEqual([{ a: 4 }]);
});

test('takes over a job of a lost process after eight silent seconds; a live process keeps its job', async () => {
  await jobs.stop();
  // On a server several processes share the queue, so a start says nothing of the others.
  jobs = createJobs({ ...connection, embedded: false }, log);
  const release = signalled();
  const worked: string[] = [];
  const [lives, done] = [signalled(), signalled()];
  jobs.defineJob<{ of: string }>(
    'run',
    async ({ data, attempt }) => {
      worked.push(`${data.of} ${attempt}`);
      if (data.of !== 'living') return done.resolve();
      lives.resolve();
      await release.promise;
    },
    { concurrency: 2 },
  );
  await jobs.start();
  const lost = await jobs.enqueue('run', { of: 'lost' });
  await connection.pool.query(
    "update job_queue.job set state = 'active', started_on = now() - interval '9 s', heartbeat_on = now() - interval '9 s' where id = $1",
    [lost],
  );
  const silent = await jobs.enqueue('run', { of: 'silent for a moment' });
  await connection.pool.query(
    "update job_queue.job set state = 'active', started_on = now(), heartbeat_on = now() + interval '1 h' where id = $1",
    [silent],
  );
  await jobs.enqueue('run', { of: 'living' });
  await jobs.work();
  await Promise.all([lives.promise, done.promise]);
  expect(worked.toSorted()).toEqual(['living 0', 'lost 1']);
  release.resolve();
});

test('after the clock was set back, earlier jobs run, including those of a lost process, and clean-ups are due again', async () => {
  const worked: string[] = [];
  jobs.defineJob<{ of: string }>('run', async ({ data, attempt }) => void worked.push(`${data.of} ${attempt}`), {
    concurrency: 2,
  });
  await jobs.start();
  await jobs.enqueue('run', { of: 'waiting' });
  const lost = await jobs.enqueue('run', { of: 'lost' });
  await jobs.stop();
  const year = "now() + interval '1 y'";
  await connection.pool.query(`update job_queue.job set created_on = ${year}, start_after = ${year}`);
  await connection.pool.query(
    `update job_queue.job set state = 'active', started_on = ${year}, heartbeat_on = ${year} where id = $1`,
    [lost],
  );
  await connection.pool.query(`update job_queue.version set cron_on = ${year}`);
  jobs = createJobs(connection, log);
  jobs.defineJob<{ of: string }>('run', async ({ data, attempt }) => void worked.push(`${data.of} ${attempt}`), {
    concurrency: 2,
  });
  await begin();
  await vi.waitFor(() => expect(worked.toSorted()).toEqual(['lost 1', 'waiting 0']), { timeout: 60_000 });
  const { rows } = await connection.pool.query('select cron_on <= now() as is_past from job_queue.version');
  expect(rows).toEqual([{ is_past: true }]);
});

describe('clean-ups', () => {
  /** Makes it two hours since the queue looked what is due. */
  const twoHoursPass = async (): Promise<void> => {
    await connection.pool.query("update job_queue.version set cron_on = now() - interval '2 h'");
    await connection.pool.query("update job_queue.schedule set created_on = now() - interval '3 h'");
  };
  /** Another queue of the platform on the same database. */
  const another = (done: string[], as: string, names: readonly string[]): Jobs => {
    const queue = createJobs({ ...connection, embedded: false }, log);
    queue.defineCleanUps(
      names.map((name) => ({ name, schedule: HOURLY, run: () => Promise.resolve(void done.push(`${name} by ${as}`)) })),
    );
    return queue;
  };

  test('a clean-up that was due while the hub was off runs soon after the start, once for two platforms', async () => {
    const done: string[] = [];
    await jobs.stop();
    const first = another(done, 'first', ['old mails', 'old sessions']);
    await first.start();
    await first.work();
    // Nothing has been missed on a new hub.
    await first.stop();
    expect(done).toEqual([]);
    await twoHoursPass();

    const platforms = ['second', 'third'].map((as) => another(done, as, ['old mails', 'old sessions']));
    try {
      await Promise.all(platforms.map((platform) => platform.start()));
      await Promise.all(platforms.map((platform) => platform.work()));
      const names = (): string[] => done.map((line) => line.replace(/ by .*/, '')).toSorted();
      await vi.waitFor(() => expect(names()).toEqual(['old mails', 'old sessions']), {
        timeout: 60_000,
        interval: 200,
      });
      // Both have looked for what is due again, and for jobs, a few times.
      await new Promise((resolve) => {
        setTimeout(resolve, 12_000);
      });
      expect(names()).toEqual(['old mails', 'old sessions']);
    } finally {
      await Promise.all(platforms.map((platform) => platform.stop()));
    }
  });

  test('are due also in a process whose clock was set back by a year', async () => {
    const done = signalled();
    const real = Date.now.bind(Date);
    const ahead = vi.spyOn(Date, 'now').mockImplementation(() => real() + 365 * 86_400_000);
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => void vi.restoreAllMocks());
    jobs.defineCleanUps([{ name: 'old mails', schedule: HOURLY, run: () => Promise.resolve(done.resolve()) }]);
    await begin();
    ahead.mockRestore();
    await twoHoursPass();
    await done.promise;
    // Node makes one millisecond of what is longer.
    expect(timers.mock.calls.filter(([, ms]) => (ms ?? 0) > 2 ** 31 - 1)).toEqual([]);
  });

  test('unschedules removed clean-ups, and updates changed schedules', async () => {
    await jobs.stop();
    const schedules = async (): Promise<string[]> => {
      const { rows } = await connection.pool.query<{ key: string }>('select key from job_queue.schedule order by key');
      return rows.map(({ key }) => key);
    };
    for (const names of [['old mails', 'old sessions'], ['old sessions']]) {
      const queue = another([], 'it', names);
      await queue.start();
      await queue.stop();
      expect(await schedules()).toEqual(names.map((name) => name.replaceAll(' ', '-')));
    }
    const written = async (): Promise<unknown> => {
      const { rows } = await connection.pool.query(
        "select cron, s.data, options, retry_limit from job_queue.schedule s join job_queue.queue q using (name) where s.name = 'clean-up'",
      );
      return rows;
    };
    const before = await written();
    for (const older of [
      "update job_queue.schedule set cron = '1 1 * * *'",
      `update job_queue.schedule set options = '{"missed": "skip"}'`,
      "update job_queue.queue set retry_limit = 9 where name = 'clean-up'",
    ]) {
      await connection.pool.query(older);
      expect(await written()).not.toEqual(before);
      const queue = another([], 'it', ['old sessions']);
      await queue.start();
      await queue.stop();
      expect(await written(), older).toEqual(before);
    }
  });

  test('a failed one is retried, and the log names it', async () => {
    let tries = 0;
    jobs.defineCleanUps([
      {
        name: 'old mails',
        schedule: HOURLY,
        run: () => (++tries === 1 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve()),
      },
    ]);
    await begin();
    const id = await jobs.enqueue('clean-up', { name: 'old mails' });
    await vi.waitFor(() => expect(tries).toBe(1), { timeout: 60_000 });
    await vi.waitFor(
      async () => {
        const { rows } = await connection.pool.query<{ output: unknown }>(
          'select output from job_queue.job where id = $1',
          [id],
        );
        expect(JSON.stringify(rows[0]?.output)).toContain('Cleaning up old mails: The disk is full.');
      },
      { timeout: 60_000 },
    );
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 60_000 });
  });

  test('two of one name are a mistake of the program', () => {
    const twice = { name: 'old mails', schedule: HOURLY, run: () => Promise.resolve() };
    expect(() => jobs.defineCleanUps([twice, twice])).toThrow(/old mails is defined twice/);
  });
});
