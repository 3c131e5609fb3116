import { expect, test } from 'vitest';
import { Budgets } from '../quota/budget.ts';
import { RequestCost, OperationCost } from '../quota/index.ts';
import { RequestAbort, RestClient, type Caller, type Upstream } from './index.ts';

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
/** A client of services that always respond with a list of fifty. */
function client(operationCost?: OperationCost): RestClient {
  const upstream = {
    call: () => Promise.resolve({ items: Array.from({ length: 50 }, (_, id) => ({ id })) }),
  } as unknown as Upstream;
  const caller: Caller = {
    accessToken: undefined,
    requestId: 'request-1',
    address: '192.0.2.7',
    signal: new RequestAbort(),
    ...(operationCost ? { operationCost } : {}),
  };
  return new RestClient(upstream, caller);
}

test('lists within lists are worked on in pieces: between two of them the requests of others have their turn', async () => {
  const rest = client();
  await rest.get('/api/a');
  const resolved: number[] = [];
  const all = Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      await rest.get('/api/a');
      resolved.push(i);
    }),
  );
  const turns: number[] = [];
  while (resolved.length < 200) {
    const before = resolved.length;
    await turn();
    turns.push(resolved.length - before);
  }
  await all;
  expect(Math.max(...turns)).toBeLessThanOrEqual(12);
  expect(turns.length).toBeGreaterThanOrEqual(18);
});

test('at its limits an operation gets no further responses; errors only if nothing waits for its end', async () => {
  const watched = new OperationCost(
    { calls: 10, objects: 100 },
    new RequestCost(new Budgets(100), 'a'),
    () => undefined,
  );
  const over = watched.whenOver();
  const rest = client(watched);
  await rest.get('/api/a');
  await rest.get('/api/a');
  let settled = 0;
  void rest.get('/api/a').finally(() => {
    settled += 1;
  });
  await over;
  await turn();
  expect(settled).toBe(0);
  const plain = client(
    new OperationCost({ calls: 10, objects: 60 }, new RequestCost(new Budgets(100), 'a'), () => undefined),
  );
  await plain.get('/api/a');
  await expect(plain.get('/api/a')).rejects.toMatchObject({ code: 'QUERY_TOO_COSTLY' });
});
