import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { pack } from 'tar-stream';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Channels } from '../channel/index.ts';
import { BundledFiles } from '../publish/index.ts';
import { conda } from '../publish/archive/build.testing.ts';
import { objectsOf, sidecarCheck } from '../repo/index.ts';
import { bundleKey, signed, signer } from '../signing/index.ts';
import { briefly } from '../testing/shortLived.ts';
import { startPlatform, walked } from '../testing/index.ts';
import type { Send, TestOrganization, TestPlatform } from '../testing/index.ts';
import { ownSigstore } from '../testing/sigstore.ts';
import type { BundleJobAnswer, IncomingBundleAnswer } from './contract.ts';
import { openBundle, pathOf } from './format.ts';
import { Bundles } from './service.ts';
import * as store from './store.ts';

vi.setConfig({ testTimeout: 180_000 });

/** A hub with an organization, whose admin sends. */
interface Hub {
  platform: TestPlatform;
  organization: TestOrganization;
  admin: Send;
  member: Send;
  bundles: Bundles;
}
let folder: string;
let key: string;
let [outside, inside]: Hub[] = [];

/** Bundles of a hub under a trusted root of Sigstore. */
function bundlesUnder({ core: { config, db } }: TestPlatform, sigstoreRootFile?: string): Bundles {
  const { dataDir, publicUrl } = config;
  const objects = objectsOf(config);
  const channels = new Channels(db, db, config.limits);
  const bundledFiles = new BundledFiles({ channels, objects, signaturesIn: sidecarCheck({ sigstoreRootFile }) });
  return new Bundles({ db, dataDir, publicUrl, objects, bundledFiles });
}

async function aHub(): Promise<Hub> {
  const platform = await startPlatform();
  const [person, other] = [await platform.aUser(), await platform.aUser()];
  const organization = await platform.anOrganization({ members: { admin: person, member: other } });
  const bundles = bundlesUnder(platform);
  const [admin, member] = [await platform.as(person.email), await platform.as(other.email)];
  return { platform, organization, admin, member, bundles };
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'terrarium-bundles-'));
  outside = await aHub();
  inside = await aHub();
  key = await bundleKey(outside.platform.core.config.dataDir);
});
afterAll(async () => {
  await outside?.platform.close();
  await inside?.platform.close();
  await rm(folder, { recursive: true, force: true });
});

let made = 0;
const nextName = () => `lane-${++made}`;
async function aChannel({ organization, admin, platform }: Hub, name = nextName()) {
  const json = { name, privacy: 'internal', type: 'hosted' };
  const response = await admin(`/api/organizations/${organization.name}/channels`, { method: 'POST', json });
  expect(response.status, await response.clone().text()).toBe(201);
  const channels = new Channels(platform.core.db, platform.core.db, platform.core.config.limits);
  const channel = await channels.channelById((await store.channelNamed(platform.core.db, organization.name, name))!);
  return channel!;
}
const fileOf = (name: string) => `${name}-1.0-0.conda`;
const bytesOf = (name: string) =>
  new Uint8Array(conda({ index: { name, version: '1.0', depends: ['nowhere >=2'] }, stem: `${name}-1.0-0` }));
async function publish({ organization, admin }: Hub, channel: string, name: string): Promise<void> {
  const response = await admin(`/repo/${organization.name}/${channel}/linux-64/${fileOf(name)}`, {
    method: 'PUT',
    body: bytesOf(name),
  });
  expect(response.status, await response.clone().text()).toBe(201);
}
async function index({ organization, admin }: Hub, channel: string): Promise<Record<string, object>> {
  const response = await admin(`/repo/${organization.name}/${channel}/linux-64/repodata.json`);
  if (response.status === 404) return {};
  return ((await response.json()) as { 'packages.conda': Record<string, object> })['packages.conda'];
}
const listed = (hub: Hub, channel: string, names: string[]) =>
  vi.waitFor(async () => expect(Object.keys(await index(hub, channel)).sort()).toEqual(names.map(fileOf).sort()), {
    timeout: 90_000,
    interval: 200,
  });
/** A channel of the outer hub with these files, and the bundle of it. */
async function aBundle(names: string[]) {
  const channel = await aChannel(outside!);
  for (const name of names) await publish(outside!, channel.name, name);
  await listed(outside!, channel.name, names);
  const path = join(folder, `${channel.name}.bundle`);
  return { channel, path, made: await outside!.bundles.make(channel, path) };
}
async function bring(path: string, target: Awaited<ReturnType<typeof aChannel>>, anyway = false) {
  const { bundles } = inside!;
  return bundles.bring(target, await bundles.plan(target, await bundles.open(path, key)), { anyway });
}

describe('a bundle by the API', () => {
  const at = ({ organization }: Hub, channel: string) =>
    `/api/organizations/${organization.name}/channels/${channel}/bundles`;
  const ended = (hub: Hub, channel: string, id: string) =>
    vi.waitFor(
      async () => {
        const { items } = (await (await hub.admin(at(hub, channel))).json()) as { items: BundleJobAnswer[] };
        const job = items.find((one) => one.id === id)!;
        expect(['done', 'failed']).toContain(job.state);
        return job;
      },
      { timeout: 120_000, interval: 200 },
    );

  test("contains what an environment needs, can be downloaded and imported from the folder; reports an untrusted key; members can't see it", async () => {
    const hub = outside!;
    const channel = await aChannel(hub);
    for (const name of ['a', 'b']) await publish(hub, channel.name, name);
    await listed(hub, channel.name, ['a', 'b']);
    const environment = randomUUID();
    const { db } = hub.platform.core;
    await sql`insert into environment (id, organization_id, name, prefix, device, platform, packages, package_count)
      values (${environment}::uuid, ${hub.organization.id}::uuid, 'lab', '/lab', 'bench', 'linux-64', '[]', 2)`.execute(
      db,
    );
    for (const name of ['a', 'elsewhere'])
      await sql`with build as (insert into installed_build (organization_id, name, version, build_string, channel, platform)
          values (${hub.organization.id}::uuid, ${name}, '1.0', '0', 'lane', 'linux-64') returning id)
        insert into environment_build (build_id, environment_id) select id, ${environment}::uuid from build`.execute(
        db,
      );
    const asked = await hub.admin(at(hub, channel.name), { method: 'POST', json: { environment_id: environment } });
    expect(asked.status, await asked.clone().text()).toBe(202);
    const lab = await ended(hub, channel.name, ((await asked.json()) as BundleJobAnswer).id);
    expect(lab).toMatchObject({ state: 'done', file_count: 1, missing: ['elsewhere 1.0 0 linux-64'], is_kept: true });
    const file = await hub.admin(`${at(hub, channel.name)}/${lab.id}/file`);
    expect(file.headers.get('content-length')).toBe(String(lab.bytes));
    const bytes = Buffer.from(await file.arrayBuffer());

    const other = inside!;
    const target = await aChannel(other);
    const { folder: place } = (await (await other.admin(`${at(other, target.name)}/incoming`)).json()) as {
      folder: string;
    };
    await writeFile(join(other.platform.core.config.dataDir, place, 'lab.bundle'), bytes);
    const looked = async () =>
      ((await (await other.admin(`${at(other, target.name)}/incoming`)).json()) as { items: IncomingBundleAnswer[] })
        .items;
    expect(await looked()).toMatchObject([{ file_name: 'lab.bundle', new_count: null }]);
    expect((await looked())[0]!.problem).toMatch(/key/);
    const bringLab = async () =>
      other.admin(`${at(other, target.name)}/incoming`, { method: 'POST', json: { file_name: 'lab.bundle' } });
    const refused = await ended(other, target.name, ((await (await bringLab()).json()) as BundleJobAnswer).id);
    expect(refused.state).toBe('failed');
    expect(await index(other, target.name)).toEqual({});
    await store.trustKey(other.platform.core.db, key, 'the outer hub');
    expect(await looked()).toMatchObject([{ problem: null, new_count: 1, doubts: [] }]);
    const brought = await ended(other, target.name, ((await (await bringLab()).json()) as BundleJobAnswer).id);
    expect(brought).toMatchObject({ state: 'done', file_count: 1 });
    await listed(other, target.name, ['a']);
    await store.distrustKey(other.platform.core.db, key);
    for (const name of ['../lab.bundle', 'none.bundle'])
      expect(
        (await other.admin(`${at(other, target.name)}/incoming`, { method: 'POST', json: { file_name: name } })).status,
      ).toBe(name === 'none.bundle' ? 404 : 422);
    // Another organization's environment, and another channel's bundle, are none.
    const foreign = await aChannel(hub);
    expect((await hub.admin(`${at(hub, foreign.name)}/${lab.id}/file`)).status).toBe(404);
    expect(
      (await other.admin(at(other, target.name), { method: 'POST', json: { environment_id: environment } })).status,
    ).toBe(404);
  });

  test('that no process could finish has failed with the reason, and the next one can be made', async () => {
    const hub = outside!;
    const channel = await aChannel(hub);
    const { db } = hub.platform.core;
    const job = { id: randomUUID(), channel_id: channel.id, kind: 'make' as const, asked_by: null };
    await db
      .insertInto('bundle_job')
      .values({ ...job, state: 'in_progress' })
      .execute();
    const url = at(hub, channel.name);
    expect((await hub.admin(url, { method: 'POST', json: {} })).status).toBe(409);
    // As the queue writes it, when the last try of the job was lost with its process.
    await sql`insert into job_queue.job (name, data, source_name) values ('given-up', ${JSON.stringify({ id: job.id })}::jsonb, 'bundle')`.execute(
      db,
    );
    await vi.waitFor(
      async () => {
        const { items } = (await (await hub.admin(url)).json()) as { items: BundleJobAnswer[] };
        expect(items).toMatchObject([
          { id: job.id, state: 'failed', error: expect.stringMatching(/The job failed repeatedly/) as string },
        ]);
      },
      { timeout: 60_000 },
    );
    expect((await hub.admin(url, { method: 'POST', json: {} })).status).toBe(202);
    await vi.waitFor(async () => {
      expect(await walked(hub.admin, url)).toMatchObject([{ state: 'done' }, { id: job.id }]);
    }, 60_000);
  });
});

describe('a bundle', () => {
  test('is imported without a network: same entries and bytes, in one step; importing again changes nothing', async () => {
    const channel = await aChannel(outside!);
    const attested = { fileName: fileOf('i'), sha256: createHash('sha256').update(bytesOf('i')).digest('hex') };
    const form = new FormData();
    form.append('file', new Blob([bytesOf('i')]), fileOf('i'));
    const attestation = await (
      await ownSigstore()
    ).sign(attested, { identity: 'ci@acme.example', issuer: 'https://issuer.example' });
    form.append('attestation', JSON.stringify(attestation));
    const sent = await outside!.admin(`/api/v1/upload/${outside!.organization.name}/${channel.name}`, {
      method: 'POST',
      body: form,
    });
    expect(sent.status, await sent.clone().text()).toBe(201);
    await publish(outside!, channel.name, 'j');
    await listed(outside!, channel.name, ['i', 'j']);
    const path = join(folder, `${channel.name}.bundle`);
    expect(await outside!.bundles.make(channel, path)).toMatchObject({ files: 2, follows: null });
    const target = await aChannel(inside!);
    // With a root of another Sigstore, nothing is imported.
    const root = join(folder, 'trusted_root.json');
    await writeFile(root, JSON.stringify((await ownSigstore()).root));
    const wary = bundlesUnder(inside!.platform, root);
    await expect(wary.plan(target, await wary.open(path, key))).rejects.toThrow(
      /i-1.0-0.conda: Its attestations cannot be taken: .* Nothing was imported/,
    );
    expect(await bring(path, target)).toEqual({ files: 2, read: 2 });
    await listed(inside!, target.name, ['i', 'j']);
    expect(await index(inside!, target.name)).toEqual(await index(outside!, channel.name));
    const served = await inside!.admin(`/repo/${inside!.organization.name}/${target.name}/linux-64/${fileOf('i')}`);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytesOf('i'));
    const [there, here] = await Promise.all(
      (
        [
          [outside!, channel.name],
          [inside!, target.name],
        ] as const
      ).map(async ([hub, name]) =>
        (await hub.admin(`/repo/${hub.organization.name}/${name}/linux-64/${fileOf('i')}.sigs`)).text(),
      ),
    );
    expect(JSON.parse(here!)).toEqual([attestation]);
    expect(here).toBe(there);
    expect(await bring(path, target)).toEqual({ files: 0, read: 0 });
    // What was read of the archives is there without another look.
    const kept = await inside!.platform.core.db
      .selectFrom('package_archive')
      .select('file_id')
      .where('channel_id', '=', target.id)
      .execute();
    expect(kept).toHaveLength(2);
    const left = await readdir(join(inside!.platform.core.config.dataDir, 'bundles')).catch(() => []);
    expect(left.filter((name) => name !== 'in')).toEqual([]);
  });

  test('names its source channel only to the admins of the target channel', async () => {
    const { channel, path } = await aBundle(['whose']);
    const target = await aChannel(inside!);
    await bring(path, target);
    await listed(inside!, target.name, ['whose']);
    const of = `/api/organizations/${inside!.organization.name}`;
    const told = async (send: Send): Promise<string> => {
      const answers = [
        await send(`${of}/channels/${target.name}/files/linux-64/${fileOf('whose')}/history`),
        await send(`${of}/changes?channel=${target.name}`),
        await send(`${of}/changes?channel=${target.name}&format=csv`),
      ];
      return (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
    };
    expect((await told(inside!.admin)).split(`a bundle of ${channel.organization_name}/${channel.name}`)).toHaveLength(
      6,
    );
    const toMember = await told(inside!.member);
    expect(toMember).toContain('imported with a bundle"');
    expect(toMember).toContain(`imported 1 file to ${target.name}`);
    expect(toMember).not.toContain(channel.name);
  });

  test('made by a command has the address at which the hub was started, unless PUBLIC_URL is set', async () => {
    const { channel } = await aBundle(['named']);
    const { db, config } = outside!.platform.core;
    await expect.poll(() => store.keptAddress(db)).toBe(config.publicUrl);
    await store.keepAddress(db, 'https://hub.example');
    const command = fileURLToPath(new URL('command.ts', import.meta.url));
    const hubOf = async (name: string, publicUrl?: string) => {
      const out = join(folder, name);
      const { PUBLIC_URL: _, ...environment } = process.env;
      const child = spawn(
        process.execPath,
        [command, 'export', `${channel.organization_name}/${channel.name}`, out, '--data', config.dataDir],
        {
          env: {
            ...environment,
            ...(config.databaseUrl !== null && { DATABASE_URL: config.databaseUrl }),
            ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
          },
          stdio: ['ignore', 'ignore', 'inherit'],
        },
      );
      expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
      return (await openBundle(out, [key])).manifest.hub;
    };
    expect(await hubOf('told.bundle')).toBe('https://hub.example');
    expect(await hubOf('said.bundle', 'https://said.example')).toBe('https://said.example');
  });

  test('continues the previous one, and needs confirmation if that one is missing or newer', async () => {
    const { channel, path } = await aBundle(['c']);
    await publish(outside!, channel.name, 'd');
    await listed(outside!, channel.name, ['c', 'd']);
    const later = join(folder, 'later.bundle');
    expect(await outside!.bundles.make(channel, later, { since: true })).toMatchObject({ files: 1 });
    const target = await aChannel(inside!);
    await expect(bring(later, target)).rejects.toThrow(/which wasn't imported to .*Files will be missing/);
    expect(await index(inside!, target.name)).toEqual({});
    await bring(path, target);
    await bring(later, target);
    await listed(inside!, target.name, ['c', 'd']);
    await expect(bring(path, target)).rejects.toThrow(/is older than one already imported/);
    // A hub that was moved to another address is the same one; another hub at that address is not.
    const brought = sql`update bundle_brought set hub = 'https://moved.example' where channel_id = ${target.id}::uuid`;
    await brought.execute(inside!.platform.core.db);
    await expect(bring(path, target)).rejects.toThrow(/is older than one already imported/);
    const other = sql`update bundle_brought set key_id = 'other', hub = ${outside!.platform.core.config.publicUrl}
      where channel_id = ${target.id}::uuid`;
    await other.execute(inside!.platform.core.db);
    expect((await inside!.bundles.plan(target, await inside!.bundles.open(path, key))).doubts).toEqual([]);
    expect(await bring(path, target, true)).toEqual({ files: 0, read: 0 });
    // A snapshot holds what was served then.
    const old = join(folder, 'snapshot.bundle');
    const snapshots = await outside!.admin(
      `/api/organizations/${outside!.organization.name}/channels/${channel.name}/snapshots`,
    );
    const { items } = (await snapshots.json()) as { items: { number: number; file_count: number }[] };
    const snapshot = items.find(({ file_count }) => file_count === 1)!.number;
    await outside!.bundles.make(channel, old, { snapshot });
    expect((await openBundle(old, [key])).manifest.files.map(pathOf)).toEqual([`linux-64/${fileOf('c')}`]);
  });

  test('that continues one of an environment omits what both contain', async () => {
    const { channel } = await aBundle(['first']);
    for (const name of ['second', 'third']) await publish(outside!, channel.name, name);
    await listed(outside!, channel.name, ['first', 'second', 'third']);
    const make = async (name: string, builds: string[] | null): Promise<string[]> => {
      const path = join(folder, `${name}.bundle`);
      await outside!.bundles.make(channel, path, { since: true, builds });
      return (await openBundle(path, [key])).manifest.files.map(pathOf);
    };
    expect(await make('of-environment', ['second 1.0 0 linux-64'])).toEqual([`linux-64/${fileOf('second')}`]);
    expect(await make('of-the-rest', null)).toEqual([`linux-64/${fileOf('third')}`]);
  });

  test('with a changed byte, truncated, too long, or of an untrusted key is rejected, and nothing is served', async () => {
    const { path } = await aBundle(['e', 'f']);
    const target = await aChannel(inside!);
    const bytes = await readFile(path);
    const bad = join(folder, 'bad.bundle');
    const changedAt = async (place: number) => {
      const changed = Buffer.from(bytes);
      changed[place]! ^= 1;
      await writeFile(bad, changed);
    };
    const second = bytes.indexOf(Buffer.from(bytesOf('f')));
    const signature = bytes.indexOf('manifest.sig');
    for (const [place, said] of [
      [bytes.indexOf('made_at'), /manifest.json is not what was signed/],
      [second + 40, /linux-64\/f-1.0-0.conda: Its bytes were changed on the way/],
      [second - 512, /linux-64\/f-1.0-0.conda/],
      [second + bytesOf('f').length, /behind linux-64\/f-1.0-0.conda/],
      [bytes.length - 1, /after its last file/],
      // Bytes that neither the signature nor a checksum covers: padding of blocks, and what follows a checksum.
      [512 + Number.parseInt(bytes.toString('latin1', 124, 135), 8), /after manifest.json/],
      [signature + 512 + 64, /after manifest.sig/],
      [155, /the header of manifest.json/],
      [signature + 155, /the header of manifest.sig/],
      [second - 512 + 155, /the header of linux-64\/f-1.0-0.conda/],
    ] as const) {
      await changedAt(place);
      await expect(bring(bad, target), String(said)).rejects.toThrow(said);
    }
    await writeFile(bad, bytes);
    await truncate(bad, second + 100);
    await expect(bring(bad, target)).rejects.toThrow(/is truncated in linux-64\/f-1.0-0.conda/);
    await writeFile(bad, Buffer.concat([bytes, Buffer.alloc(512)]));
    await expect(bring(bad, target)).rejects.toThrow(/larger than its manifest states/);
    await expect(inside!.bundles.open(path)).rejects.toThrow(/isn't signed with a trusted key/);
    expect(await index(inside!, target.name)).toEqual({});
    // Trusted from now on, the same bundle is taken.
    await store.trustKey(inside!.platform.core.db, key, 'Outside');
    expect((await inside!.bundles.open(path)).manifest.files).toHaveLength(2);
    // Bytes that the hub holds by now are no reason to take the word for them.
    await bring(path, target);
    await changedAt(second + 40);
    await expect(bring(bad, await aChannel(inside!))).rejects.toThrow(
      /linux-64\/f-1.0-0.conda: Its bytes were changed on the way/,
    );
    await store.distrustKey(inside!.platform.core.db, key);
  });

  test('whose signed manifest has paths outside of the folder, or an entry of another file, is rejected', async () => {
    const { path } = await aBundle(['g']);
    const { manifest } = await openBundle(path, [key]);
    const target = await aChannel(inside!);
    const [file] = manifest.files;
    for (const [change, said] of [
      [{ file_name: '../../g-1.0-0.conda' }, /isn't a file name/],
      [{ subdir: '../linux-64' }, /isn't a subdir/],
      [{ file_name: 'h-1.0-0.conda' }, /doesn't match the record/],
      [{ record: { ...file!.record, sha256: '0'.repeat(64) } }, /of other bytes/],
    ] as const) {
      const bad = join(folder, 'climbing.bundle');
      await forge(bad, { ...manifest, files: [{ ...file!, ...change }] });
      await expect(bring(bad, target)).rejects.toThrow(said);
    }
  });

  test('that is killed in the middle leaves nothing half-served; a retry reads only what is missing', async () => {
    const names = ['k', 'l', 'm', 'n'];
    const { path } = await aBundle(names);
    const target = await aChannel(inside!);
    const { dataDir } = inside!.platform.core.config;
    const killed = async (when: 'bytes' | 'commit'): Promise<void> => {
      const victim = fileURLToPath(new URL('victim.testing.ts', import.meta.url));
      const child = spawn(process.execPath, [...briefly, victim, dataDir, path, target.id, key, when], {
        stdio: 'inherit',
      });
      expect(await new Promise((resolve) => child.once('close', (_code, by) => resolve(by)))).toBe('SIGKILL');
      const { db } = inside!.platform.core;
      const files = await db.selectFrom('channel_file').select('id').where('channel_id', '=', target.id).execute();
      expect(files).toEqual([]);
      expect(await store.broughtInto(db, target.id)).toEqual([]);
    };
    await killed('bytes');
    await killed('commit');
    // The first read two of them, the second the others.
    expect(await bring(path, target)).toEqual({ files: 4, read: 0 });
    await listed(inside!, target.name, names);
  });
});

/** Writes what the holder of the key could sign. */
async function forge(path: string, manifest: object): Promise<void> {
  const text = Buffer.from(JSON.stringify(manifest));
  const signing = await signer(outside!.platform.core.config.dataDir);
  const packing = pack();
  packing.entry({ name: 'manifest.json' }, text);
  packing.entry(
    { name: 'manifest.sig' },
    signed(signing, 'terrarium channel bundle 1', createHash('sha512').update(text).digest()),
  );
  for (const { sha256, size } of (manifest as { files: { sha256: string; size: number }[] }).files)
    packing.entry({ name: `objects/${sha256}` }, Buffer.alloc(size));
  packing.finalize();
  const parts: Buffer[] = [];
  for await (const part of packing) parts.push(part as Buffer);
  await writeFile(path, Buffer.concat(parts));
}
