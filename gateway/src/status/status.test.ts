import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());

test('[ROUTE-40] services that do not answer are a state, not an error', async () => {
  hub.answer(() => ({ status: 503, body: { error: { message: 'x', human_readable_id: 'y' } } }));
  const { data } = await hub.ask('{ serviceStatus { name healthy latencyMs } }', { token: await hub.token() });
  expect(data).toEqual({ serviceStatus: [{ name: 'Hub services', healthy: false, latencyMs: null }] });
});
