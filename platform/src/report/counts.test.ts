import { describe, expect, test, vi } from 'vitest';
import type { Asked } from '../repo/index.ts';
import { RequestCounts } from './counts.ts';
import type { HourOfRequests } from './counts.ts';

const HOUR = 3_600_000;

function asked(given: Partial<Asked> = {}): Asked {
  const whole: Asked = {
    key: '',
    organization: 'acme',
    channel: 'main',
    kind: 'package',
    subdir: 'linux-64',
    file: 'a-1-0.conda',
    name: 'a',
    version: '1',
    subject: null,
    userId: null,
    serviceAccountId: null,
    refusedBy: null,
    watchedBy: null,
    ...given,
  };
  return { ...whole, key: JSON.stringify(whole) };
}

const sum = (hours: readonly HourOfRequests[]): number =>
  hours.flatMap(({ counts }) => [...counts.values()]).reduce((all, { n }) => all + n, 0);

describe('the counts of requests', () => {
  test('adds up what is alike and tells apart what is not', () => {
    const requests = new RequestCounts(() => 7);
    for (let i = 0; i < 3; i++) requests.note(asked(), { n: 2, agent: 'conda/24.1.2 requests/2' }, 'served');
    requests.note(asked(), { n: 1, agent: 'conda/24.1.2 requests/3' }, 'served');
    requests.note(asked(), { n: 1, agent: 'pixi/0.1' }, 'served');
    requests.note(asked(), { n: 1 }, 'unchanged');
    const hours = requests.take();
    expect(
      hours
        .flatMap(({ counts }) => [...counts.values()])
        .map(({ n, outcome, program, last }) => [n, outcome, program.name, last]),
    ).toEqual([
      [7, 'served', 'conda', 7],
      [1, 'served', 'pixi', 7],
      [1, 'unchanged', '', 7],
    ]);
    expect(requests.take()).toEqual([]);
  });

  test('each hour has a counted of its own', () => {
    let now = HOUR - 1;
    const requests = new RequestCounts(() => now);
    requests.note(asked(), { n: 1 }, 'served');
    now = HOUR;
    requests.note(asked(), { n: 1 }, 'served');
    expect(requests.take().map(({ hour }) => hour)).toEqual([0, 1]);
  });

  test('what is full asks to be written, loses details but no request of a known channel', () => {
    const requests = new RequestCounts(() => 0, 3);
    const full = vi.fn();
    requests.onFull(full);
    for (let i = 0; i < 10; i++) requests.note(asked({ file: `a-${i}-0.conda` }), { n: 1 }, 'served');
    expect(full).toHaveBeenCalledOnce();
    const hours = requests.take();
    expect(sum(hours)).toBe(10);
    expect(hours[0]!.counts.size).toBe(4);
  });

  test('made-up organizations cannot fill it', () => {
    const requests = new RequestCounts(() => 0);
    for (let i = 0; i < 30_000; i++)
      requests.note(
        asked({ organization: `made-up-${i}`, channel: '', kind: 'other', subdir: '', file: '' }),
        { n: 1 },
        'unauthorized',
      );
    expect(requests.take()[0]!.counts.size).toBeLessThanOrEqual(1_000);
  });

  test('made-up organizations have it written at once, so that what others are refused meanwhile is counted', () => {
    const requests = new RequestCounts(() => 0);
    const full = vi.fn();
    requests.onFull(full);
    for (let i = 0; i < 1_000; i++)
      requests.note(
        asked({ organization: `made-up-${i}`, channel: '', kind: 'other', subdir: '', file: '' }),
        { n: 1 },
        'unauthorized',
      );
    expect(full).toHaveBeenCalledOnce();
    expect(sum(requests.take())).toBe(1_000);
    requests.note(asked({ channel: '', kind: 'other', subdir: '', file: '' }), { n: 1 }, 'unauthorized');
    expect(sum(requests.take())).toBe(1);
  });

  test('hours that could not be written come again, together with what was noted since, and stay bounded', () => {
    let now = 0;
    const requests = new RequestCounts(() => now, 5);
    for (; now < 100 * HOUR; now += HOUR) {
      requests.note(asked({ file: `a-${now}-0.conda` }), { n: 1 }, 'served');
      requests.putBack(requests.take());
    }
    const hours = requests.take();
    expect(sum(hours)).toBe(100);
    expect(hours.length).toBeLessThanOrEqual(25);
  });

  test('single clients are noted only of organizations that want it', () => {
    const requests = new RequestCounts(() => 0);
    requests.note(asked(), { n: 1, address: '192.0.2.1' }, 'served');
    requests.setDetailed(new Set(['acme']));
    requests.note(asked(), { n: 1, address: '192.0.2.1' }, 'served');
    requests.note(asked({ file: 'b-1-0.conda' }), { n: 1, address: '192.0.2.1' }, 'served');
    requests.note(asked({ organization: 'borealis' }), { n: 1, address: '192.0.2.1' }, 'served');
    expect(
      requests
        .take()
        .flatMap(({ clients }) => [...clients.values()])
        .map(({ address, n }) => [address, n]),
    ).toEqual([['192.0.2.1', 2]]);
  });
});
