/**
 * The harness as a separate process, for benchmarks and for tests that kill it.
 * It is controlled by messages and answers each.
 */
import { readFileSync } from 'node:fs';
import { emptyFilters } from '@terrarium/domain/policy';
import { packed } from '../storage/index.ts';
import { createCountsWriter } from '../../report/index.ts';
import { generateFiles } from './generate.ts';
import { startHarness } from './harness.ts';
import type { TestFile } from './harness.ts';

/** Orders to the process. Each is answered with `{ done: order.do, … }`. */
export type ChildOrder =
  | { do: 'organization'; name: string }
  | { do: 'channel'; organizationId: string; name: string; privacy: string }
  | { do: 'token'; organizationId: string }
  | { do: 'files'; channelId: string; files: TestFile[] }
  | { do: 'generate'; channelId: string; count: number }
  | { do: 'publish'; channelId: string; without?: string }
  | { do: 'index'; channelId: string }
  | { do: 'memory' }
  | { do: 'stop' };

/** Messages from the process. */
export interface ChildAnswer {
  done: ChildOrder['do'] | 'started' | 'phase';
  baseUrl?: string;
  id?: string;
  secret?: string;
  phase?: string;
  /** Bytes. */
  rss?: number;
  peakRss?: number;
  /** Duration of the order, ms. */
  ms?: number;
  /** Part of the duration in which a publication's delta was computed and written again, as a run does, ms. */
  deltaMs?: number;
  error?: string;
}

const dataDir = process.argv[2];
if (dataDir === undefined || process.send === undefined)
  throw new Error('Start this file with fork() and a data folder.');
const say = (answer: ChildAnswer): void => void process.send?.(answer);
// Requests are logged and counts written as on a hub, so that measurements include it.
const harness = await startHarness({
  dataDir,
  requestLogOf: (core) => {
    const kept = createCountsWriter(core);
    void kept.start();
    return kept.requests;
  },
});

/** Policy that blocks a license family, for `publish` with that option. */
const POLICY_ID = '01890000-0000-7000-8000-000000000000';

async function obey(order: ChildOrder): Promise<Omit<ChildAnswer, 'done'>> {
  switch (order.do) {
    case 'organization':
      return { id: await harness.organization(order.name) };
    case 'channel':
      return { id: await harness.channel(order.organizationId, order.name, { privacy: order.privacy }) };
    case 'token':
      return { secret: await harness.token(order.organizationId, await harness.user('ada', order.organizationId)) };
    case 'files':
      await harness.files(order.channelId, order.files);
      return {};
    case 'generate':
      await generateFiles(harness.core, order.channelId, order.count);
      return {};
    case 'publish': {
      const filters = emptyFilters();
      if (order.without !== undefined)
        filters.add_packages.subfilters.push({
          facet: 'license_family',
          criterion: [order.without],
          comparator: 'not_in',
        });
      const { addedIds, removedIds } = await harness.repo.publish(order.channelId, {
        policy: order.without === undefined ? null : { id: POLICY_ID, name: 'Without a license', revision: 1, filters },
        onProgress: (phase) => say({ done: 'phase', phase }),
      });
      const { pool } = harness.core.connection;
      await pool.query(
        'create table if not exists written_delta (added_ids bytea not null, removed_ids bytea not null)',
      );
      const began = performance.now();
      await pool.query('insert into written_delta values ($1, $2)', [packed(addedIds), packed(removedIds)]);
      return { deltaMs: performance.now() - began };
    }
    case 'index':
      await harness.repo.index(order.channelId);
      return {};
    case 'memory': {
      const status = readFileSync('/proc/self/status', 'utf8');
      const bytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
      return { rss: bytes('VmRSS'), peakRss: bytes('VmHWM') };
    }
    case 'stop':
      await harness.close();
      return {};
  }
}

process.on('message', (order: ChildOrder) => {
  const started = performance.now();
  obey(order).then(
    (answer) => {
      say({ done: order.do, ...answer, ms: performance.now() - started });
      if (order.do === 'stop') process.disconnect();
    },
    (error: Error) => say({ done: order.do, error: error.stack ?? error.message }),
  );
});
say({ done: 'started', baseUrl: harness.baseUrl });
