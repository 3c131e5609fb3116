import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let hub: Stage;
beforeAll(async () => {
  hub = await stage();
});
afterAll(() => hub.close());

test('[ROUTE-40] services that do not answer are a state, not an error', async () => {
  hub.answer(() => ({ status: 503, body: { error: { message: 'x', human_readable_id: 'y' } } }));
  const { data } = await hub.ask('{ serviceStatus { name isHealthy latencyMs } }', { token: await hub.token() });
  expect(data).toEqual({ serviceStatus: [{ name: 'Hub services', isHealthy: false, latencyMs: null }] });
});

test('[ROUTE-40] visitors see it; availability starts with the oldest running service', async () => {
  const one = { name: 'Database', healthy: true, latency_ms: 1, detail: '', since: '2026-01-02T00:00:00.000Z' };
  hub.answer(() => ({
    body: { services: [one, { ...one, name: 'Jobs', healthy: false, since: '2026-01-03T00:00:00.000Z' }] },
  }));
  const { data } = await hub.ask('{ serviceStatus { name isHealthy since } }');
  expect(data).toEqual({
    serviceStatus: [
      { name: 'Hub services', isHealthy: true, since: '2026-01-02T00:00:00.000Z' },
      { name: 'Database', isHealthy: true, since: '2026-01-02T00:00:00.000Z' },
      { name: 'Jobs', isHealthy: false, since: '2026-01-03T00:00:00.000Z' },
    ],
  });
});
