import { describe, expect, test } from 'vitest';
import { Authorizer, TooManyWaiting } from './authorizer.ts';
import type { Ask } from './authorizer.ts';

/** A platform that responds when the test decides. */
class Platform {
  readonly calls: { asks: Ask[]; answer(decisions?: string[]): void; fail(error: Error): void }[] = [];
  decideMany = (asks: Ask[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      this.calls.push({
        asks,
        answer: (decisions = asks.map(({ target }) => `yes ${target}`)) => resolve(decisions),
        fail: reject,
      });
    });
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
const ask = (
  authorizer: Authorizer<string>,
  target: string,
  authorization?: string,
  address = '192.0.2.1',
): Promise<string> =>
  new Promise((resolve, reject) => {
    authorizer.ask(target, authorization, [address, { n: 1, address }], (error, decision) =>
      error === null ? resolve(decision!) : reject(error),
    );
  });

describe('the authorizer', () => {
  test('identical questions that come before the check is sent share one place in it', async () => {
    const platform = new Platform();
    const authorizer = new Authorizer(platform.decideMany);
    const answers = [
      ask(authorizer, '/a'),
      ask(authorizer, '/a'),
      ask(authorizer, '/b'),
      ask(authorizer, '/a', 'Bearer x'),
    ];
    await turn();
    expect(platform.calls.map(({ asks }) => asks)).toMatchObject([
      [{ target: '/a' }, { target: '/b' }, { target: '/a', authorization: 'Bearer x' }],
    ]);
    platform.calls[0]!.answer(['1', '2', '3']);
    expect(await Promise.all(answers)).toEqual(['1', '1', '2', '3']);
  });

  test('a shared question says how many asked it, from which addresses', async () => {
    const platform = new Platform();
    const authorizer = new Authorizer(platform.decideMany);
    const answers = ['192.0.2.1', '192.0.2.2', '192.0.2.1'].map((address) => ask(authorizer, '/a', undefined, address));
    await turn();
    expect(platform.calls[0]!.asks).toEqual([
      {
        target: '/a',
        visits: [
          { n: 2, address: '192.0.2.1' },
          { n: 1, address: '192.0.2.2' },
        ],
      },
    ]);
    platform.calls[0]!.answer();
    expect(await Promise.all(answers)).toEqual(['yes /a', 'yes /a', 'yes /a']);
  });

  test('more kinds of visits than a check can carry are counted together', async () => {
    const platform = new Platform();
    const authorizer = new Authorizer(platform.decideMany);
    const answers = Array.from({ length: 200 }, (_, i) => ask(authorizer, '/a', undefined, `192.0.2.${i}`));
    await turn();
    const [{ visits }] = platform.calls[0]!.asks as [Ask];
    expect([visits.length, visits.at(-1), visits.reduce((all, { n }) => all + n, 0)]).toEqual([65, { n: 136 }, 200]);
    platform.calls[0]!.answer();
    await Promise.all(answers);
  });

  test('a question that arrives during a check is decided by a later one', async () => {
    const platform = new Platform();
    const authorizer = new Authorizer(platform.decideMany, { patience: 10_000 });
    const first = ask(authorizer, '/a');
    await turn();
    const second = ask(authorizer, '/a');
    await turn();
    expect(platform.calls.length).toBe(1);
    platform.calls[0]!.answer(['allowed']);
    expect(await first).toBe('allowed');
    await turn();
    expect(platform.calls.length).toBe(2);
    platform.calls[1]!.answer(['refused']);
    expect(await second).toBe('refused');
  });

  test('a slow check does not hold up the next for longer than the patience', async () => {
    const platform = new Platform();
    const authorizer = new Authorizer(platform.decideMany, { patience: 10, parallel: 2 });
    const slow = ask(authorizer, '/slow');
    await turn();
    const quick = ask(authorizer, '/quick');
    await expect.poll(() => platform.calls.length, { timeout: 20_000 }).toBe(2);
    platform.calls[1]!.answer();
    expect(await quick).toBe('yes /quick');
    platform.calls[0]!.answer();
    expect(await slow).toBe('yes /slow');
  });

  test('no answer within the deadline, a failure, and a wrong number of answers are errors for those who asked', async () => {
    const platform = new Platform();
    const late = new Authorizer(platform.decideMany, { deadline: 20 });
    await expect(ask(late, '/a')).rejects.toThrow('too long');
    const authorizer = new Authorizer(platform.decideMany);
    const failed = ask(authorizer, '/b');
    await turn();
    platform.calls[1]!.fail(new Error('away'));
    await expect(failed).rejects.toThrow('away');
    const short = ask(authorizer, '/c');
    await turn();
    platform.calls[2]!.answer([]);
    await expect(short).rejects.toThrow('0 answers');
  });

  test('questions beyond the limit fail immediately', async () => {
    const authorizer = new Authorizer(new Platform().decideMany, { waiting: 1 });
    void ask(authorizer, '/a').catch(() => undefined);
    await expect(ask(authorizer, '/b')).rejects.toThrow(TooManyWaiting);
  });
});
