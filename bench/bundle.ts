/**
 * Bundles of channels at disk speed: exporting 1,000 packages and importing them into another hub, alternating with
 * `cp` of the same bytes and `sync`. `BUNDLE_COUNT` and `BUNDLE_KB` for other sizes.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Bundles } from '../platform/src/bundle/service.ts';
import { channelNamed } from '../platform/src/bundle/store.ts';
import { Channels } from '../platform/src/channel/index.ts';
import type { ChannelRow } from '../platform/src/channel/index.ts';
import { conda } from '../platform/src/publish/archive/build.testing.ts';
import { BundledFiles } from '../platform/src/publish/index.ts';
import { objectsOf } from '../platform/src/repo/index.ts';
import { bundleKey } from '../platform/src/signing/index.ts';
import { startPlatform } from '../platform/src/testing/index.ts';
import type { Send } from '../platform/src/testing/index.ts';
import { median, round } from './figures.ts';
import type { BenchTable } from './table.ts';

const COUNT = Number(process.env['BUNDLE_COUNT'] ?? 1_000);
const KB = Number(process.env['BUNDLE_KB'] ?? 1_000);
const ROUNDS = 3;
/** Number of packages that are published in parallel, before the export. */
const PARALLEL = 8;

/** A hub in this process. */
interface Hub {
  dataDir: string;
  bundles: Bundles;
  channels: Channels;
  admin: Send;
  organization: string;
  /** Creates a hosted channel. */
  channel(name: string): Promise<ChannelRow>;
  close(): Promise<void>;
}

async function startHub(): Promise<Hub> {
  const platform = await startPlatform();
  const person = await platform.aUser();
  const { name: organization } = await platform.anOrganization({ members: { admin: person } });
  const { config, db } = platform.core;
  const { dataDir, publicUrl } = config;
  const objects = objectsOf(config);
  const channels = new Channels(db, db, config.limits);
  const admin = await platform.as(person.email);
  return {
    dataDir,
    channels,
    admin,
    organization,
    bundles: new Bundles({
      db,
      dataDir,
      publicUrl,
      objects,
      bundledFiles: new BundledFiles({ channels, objects, signaturesIn: () => [] }),
    }),
    async channel(name) {
      const json = { name, privacy: 'internal', type: 'hosted' };
      const made = await admin(`/api/organizations/${organization}/channels`, { method: 'POST', json });
      if (!made.ok) throw new Error(await made.text());
      return (await channels.channelById((await channelNamed(db, organization, name))!))!;
    },
    close: () => platform.close(),
  };
}

/** Publishes the packages, and waits until the channel lists all of them. */
async function fill({ admin, organization }: Hub, channel: string): Promise<void> {
  const at = `/repo/${organization}/${channel}/linux-64`;
  const names = Array.from({ length: COUNT }, (_, position) => `p${position}`);
  const next = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      const content = randomBytes(KB * 1_000);
      const body = conda({
        index: { name, version: '1.0', depends: [] },
        stem: `${name}-1.0-0`,
        files: [{ name: 'share/content', data: content }],
      });
      const answer = await admin(`${at}/${name}-1.0-0.conda`, { method: 'PUT', body: new Uint8Array(body) });
      if (!answer.ok) throw new Error(await answer.text());
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, next));
  for (let listed = 0; listed < COUNT;) {
    await pause(500);
    const index = await admin(`${at}/repodata.json`);
    if (index.ok) listed = Object.keys(((await index.json()) as { 'packages.conda': object })['packages.conda']).length;
  }
}

/** Seconds that a task takes, until the disk has everything. */
async function timed(work: () => unknown): Promise<number> {
  execFileSync('sync');
  const began = performance.now();
  await work();
  execFileSync('sync');
  return (performance.now() - began) / 1_000;
}

/** Runs the benchmark on hubs of its own. */
export default async function bench(): Promise<BenchTable[]> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-'));
  const [outside, inside] = [await startHub(), await startHub()];
  try {
    const channel = await outside.channel('lane');
    await fill(outside, channel.name);
    const key = await bundleKey(outside.dataDir);
    const path = join(folder, 'lane.bundle');
    const times: Record<'export' | 'import' | 'copy', number[]> = { export: [], import: [], copy: [] };
    for (let number = 0; number < ROUNDS; number++) {
      rmSync(path, { force: true });
      times.export.push(await timed(() => outside.bundles.make(channel, path)));
      times.copy.push(await timed(() => execFileSync('cp', [path, `${path}.copy`])));
      rmSync(`${path}.copy`);
      // A hub doesn't store equal bytes twice, so each round has its own hub.
      const hub = number === 0 ? inside : await startHub();
      try {
        const target = await hub.channel(`in-${number}`);
        const plan = await hub.bundles.plan(target, await hub.bundles.open(path, key));
        times.import.push(await timed(() => hub.bundles.bring(target, plan)));
      } finally {
        if (number > 0) await hub.close();
      }
    }
    const { size } = statSync(path);
    const copied = median(times.copy);
    const row = (what: string, values: readonly number[]) => ({
      what,
      seconds: round(median(values)),
      'MB/s': round(size / 1e6 / median(values)),
      'share of cp': round(copied / median(values)),
    });
    return [
      {
        title: `A bundle of ${COUNT.toLocaleString('en')} packages, ${Math.round(size / 1e6).toLocaleString('en')} MB`,
        command: 'node_modules/.bin/node bench/bundle.ts',
        rows: [
          row('cp and sync', times.copy),
          row('export: every byte checked against its hash', times.export),
          row('import: every byte checked against its hash, every archive read', times.import),
        ],
      },
    ];
  } finally {
    await outside.close();
    await inside.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main)
  for (const { title, rows } of await bench()) {
    console.log(`\n${title}`);
    console.table(rows);
  }
