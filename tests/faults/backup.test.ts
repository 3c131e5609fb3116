import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { emptyForm, formToFilters } from '@terrarium/domain/policy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyBeforeUpgrade } from '../../platform/src/db/openingChecks.ts';
import { briefly } from '../../platform/src/testing/shortLived.ts';
import { until } from './support/client.ts';
import { startPlatform, type HubProcess } from './support/processes.ts';
import { copySample } from './support/sample.ts';
import { missing, startPostgres, type SystemServer } from './support/servers.ts';

// The operator's commands, as processes of their own on a hub that works.
const root = join(import.meta.dirname, '../..');

interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}
function command(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...briefly, 'platform/src/backup/command.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...env },
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk: Buffer) => {
      said[name] += chunk.toString();
    });
  return {
    child,
    ended: new Promise<Ran>((resolve) => {
      child.once('close', (code) => resolve({ code, ...said }));
    }),
  };
}
const run = (args: string[], env?: Record<string, string>): Promise<Ran> => command(args, env).ended;

const filters = formToFilters(emptyForm());
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const served = [
  '/repo/acme/main/linux-64/repodata.json',
  '/repo/acme/main/noarch/repodata.json.zst',
  '/repo/acme/main/linux-64/current_repodata.json',
  '/repo/acme/main/channeldata.json',
];
/** Status and digest of what clients read. */
const bytesOf = (url: string): Promise<[string, number, string][]> =>
  Promise.all(
    served.map(async (path) => {
      const answer = await fetch(url + path);
      return [path, answer.status, sha256(new Uint8Array(await answer.arrayBuffer()))] as [string, number, string];
    }),
  );

let folder: string;
let platform: HubProcess;
const data = (): string => join(folder, 'data');
const hubAt = (dataDir: string, env: Record<string, string> = {}): Promise<HubProcess> =>
  startPlatform(dataDir, { SAMPLE: 'true', ...env });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'terrarium-backup-'));
  chmodSync(folder, 0o711);
  await copySample(data());
  platform = await hubAt(data());
});
afterAll(async () => {
  await platform?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const authorization = async (hub: HubProcess, username: string): Promise<{ authorization: string }> => {
  const answer = await fetch(`${hub.url}/api/iam/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username, password: 'terrarium-demo' }),
  });
  return { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` };
};

/** Names of acme's policies after sign-in: passwords, sessions, and the signing key work. */
const policies = async (hub: HubProcess): Promise<string[]> => {
  const headers = await authorization(hub, 'ada@acme.example');
  const names: string[] = [];
  for (;;) {
    const answer = await fetch(`${hub.url}/api/organizations/acme/repo-policies?offset=${names.length}`, { headers });
    expect(answer.status).toBe(200);
    const page = (await answer.json()) as { items: { name: string }[]; total_count: number };
    names.push(...page.items.map(({ name }) => name));
    if (names.length >= page.total_count) return names.toSorted();
  }
};

/** Creates policies continuously; resolves with the acknowledged names. */
function writing(hub: HubProcess, title = 'Written meanwhile'): { acknowledged: string[]; stop(): Promise<void> } {
  const acknowledged: string[] = [];
  const over = new AbortController();
  const work = (async () => {
    const headers = { 'content-type': 'application/json', ...(await authorization(hub, 'ada@acme.example')) };
    for (let i = 0; !over.signal.aborted; i++) {
      const name = `${title} ${String(i).padStart(4, '0')}`;
      const made = await fetch(`${hub.url}/api/organizations/acme/repo-policies`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name, filters }),
      });
      if (made.ok) acknowledged.push(name);
      else throw new Error(`${made.status} ${await made.text()}`);
    }
  })();
  return {
    acknowledged,
    async stop() {
      over.abort();
      await work;
    },
  };
}

/** Package files below a data folder. */
const objectsIn = (dataDir: string): string[] =>
  readdirSync(join(dataDir, 'objects'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^\w\w\//.test(name))
    .toSorted();
const tar = (name: string): string => join(folder, name);

/** What clients read of the hub, and policies that were made by the time the backup began, and in all. */
let atFirst: [string, number, string][];
let [first, acknowledged]: [string[], string[]] = [[], []];

test('a backup that is killed leaves nothing that looks like one', async () => {
  const killed = command(['backup', tar('hub.tar'), '--data', data()]);
  await until('the backup has begun', async () => existsSync(join(data(), 'snapshot', 'hub', 'postgres')), Boolean);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(tar('hub.tar'))).toBe(false);
  // The hub didn't wait for a disconnected client.
  atFirst = await bytesOf(platform.url);
  expect(atFirst.map(([, status]) => status)).toEqual([200, 200, 200, 200]);
  expect(await policies(platform)).not.toEqual([]);
});

test('the next one is of one moment, while the hub works', async () => {
  const writer = writing(platform);
  await until(
    'there is writing',
    async () => writer.acknowledged.length,
    (count) => count > 3,
  );
  first = [...writer.acknowledged];
  const made = await run(['backup', tar('hub.tar'), '--data', data()]);
  expect(made.stderr).toBe('');
  expect([made.code, made.stdout]).toEqual([
    0,
    expect.stringMatching(/Backed up \d+ rows and \d+ files: .*hub\.tar/) as string,
  ]);
  expect(made.stdout).not.toContain('The backup lacks');
  await until(
    'the hub goes on',
    async () => writer.acknowledged.length,
    (count) => count > first.length + 3,
  );
  await writer.stop();
  acknowledged = writer.acknowledged;
  expect(existsSync(join(data(), 'snapshot'))).toBe(false);
  expect((statSync(tar('hub.tar')).mode & 0o777).toString(8)).toBe('600');
});

test('a restore that is killed leaves no folder behind', async () => {
  const target = join(folder, 'restored');
  const killed = command(['restore', tar('hub.tar'), '--data', target]);
  await until('the restore has begun', async () => existsSync(`${target}.restoring/backup/files/published`), Boolean);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(existsSync(target)).toBe(false);
  expect(existsSync(`${target}.restoring`)).toBe(true);
});

test('the next one gives a hub that serves the same bytes to the same people', async () => {
  const target = join(folder, 'restored');
  const restored = await run(['restore', tar('hub.tar'), '--data', target]);
  expect([restored.code, restored.stderr, restored.stdout]).toEqual([
    0,
    '',
    expect.stringMatching(/Restored the hub of .* compared with the backup/) as string,
  ]);
  expect(existsSync(`${target}.restoring`)).toBe(false);
  const second = await hubAt(target);
  try {
    expect(await bytesOf(second.url)).toEqual(atFirst);
    expect(objectsIn(target)).toEqual(objectsIn(data()));
    const names = (await policies(second)).filter((name) => name.startsWith('Written'));
    // Everything acknowledged before exists, and of later ones a prefix without gaps.
    expect(names).toEqual(acknowledged.slice(0, names.length));
    expect(names.length).toBeGreaterThanOrEqual(first.length);
  } finally {
    await second.stop();
  }
});

test('a stopped hub is backed up too; an existing file, and a folder without a hub, are rejected', async () => {
  await platform.stop();
  const before = readdirSync(data()).toSorted();
  const made = await run(['backup', join(folder, 'kept/'), '--data', data()]);
  expect([made.code, made.stderr]).toEqual([0, '']);
  expect(readdirSync(join(folder, 'kept'))).toEqual([expect.stringMatching(/^terrarium-[\dT-]+\.tar$/)]);
  expect(readdirSync(data()).toSorted()).toEqual(before);
  expect(
    await run(['backup', join(folder, 'kept', readdirSync(join(folder, 'kept'))[0]!), '--data', data()]),
  ).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') as string });
  expect(await run(['backup', tar('none.tar'), '--data', join(folder, 'nowhere')])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No hub found in') as string,
  });
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);
});

test('the copy before an upgrade is a folder that a hub starts with, and one copy is kept', async () => {
  await copyBeforeUpgrade(data(), '0098-something.sql');
  const copy = await copyBeforeUpgrade(data(), '0099-something-else.sql');
  expect(readdirSync(join(data(), 'backups'))).toEqual(['before-0099-something-else']);
  const former = await hubAt(copy);
  const bytes = await bytesOf(former.url);
  await former.stop();
  platform = await hubAt(data());
  expect(await bytesOf(platform.url)).toEqual(bytes);
  expect(objectsIn(copy)).toEqual(objectsIn(data()));
});

test('an incomplete, modified, or other file is rejected before anything is created, and so is a non-empty folder', async () => {
  const good = readFileSync(tar('hub.tar'));
  const altered = Buffer.from(good);
  // In the middle of a published file.
  const at = good.indexOf('"packages.conda"', good.length / 4);
  altered[at + 3] = altered[at + 3]! ^ 1;
  for (const [name, bytes] of [
    ['torn.tar', good.subarray(0, good.length - 200_000)],
    ['altered.tar', altered],
    ['other.tar', Buffer.from('something else')],
    ['empty.tar', Buffer.alloc(0)],
  ] as const) {
    writeFileSync(tar(name), bytes);
    const answer = await run(['restore', tar(name), '--data', join(folder, 'never')]);
    expect([name, answer]).toMatchObject([
      name,
      { code: 1, stderr: expect.stringMatching(/(isn't a hub backup|damaged).*Nothing was restored/) as string },
    ]);
    expect(answer.stderr).not.toMatch(/^\s+at /m);
  }
  expect(existsSync(join(folder, 'never'))).toBe(false);
  mkdirSync(join(folder, 'taken'));
  writeFileSync(join(folder, 'taken', 'file'), '');
  expect(await run(['restore', tar('hub.tar'), '--data', join(folder, 'taken')])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('is not empty') as string,
  });
});

test('a person becomes an operator while the hub runs, and is one no more', async () => {
  const outbox = async (): Promise<number> =>
    (await fetch(`${platform.url}/api/outbox`, { headers: await authorization(platform, 'max@acme.example') })).status;
  expect(await outbox()).not.toBe(200);
  expect(await run(['operator', 'Max@acme.example', '--data', data()])).toMatchObject({
    code: 0,
    stdout: 'max@acme.example is now an operator.\n',
  });
  await until('the outbox opens', outbox, (status) => status === 200);
  expect(await run(['operator', 'max@acme.example', '--revoke', '--data', data()])).toMatchObject({
    code: 0,
    stdout: 'max@acme.example is no longer an operator.\n',
  });
  await until('the outbox closes', outbox, (status) => status !== 200);
  expect(await run(['operator', 'nobody@acme.example', '--data', data()])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('No account found for nobody@acme.example.') as string,
  });
  expect(await run(['operator', '--data', data()])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("Specify the user's email address.") as string,
  });
});

describe.skipIf(missing !== null)(`a Postgres server${missing ? ` (skipped: ${missing})` : ''}`, () => {
  let server: SystemServer & { url: string };
  const database = async (name: string): Promise<string> => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  };
  beforeAll(async () => {
    server = await startPostgres(folder);
  });
  afterAll(() => server?.stop());

  test("a stopped hub moves to it with every row, works there, and isn't started on the old database by accident", async () => {
    const url = await database('moved');
    const before = await bytesOf(platform.url);
    const names = await policies(platform);
    expect(await run(['move-to-postgres', url, '--data', data()])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The hub runs. Stop it first') as string,
    });
    await platform.stop();
    expect(await run(['move-to-postgres', url, '--data', data()])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/Moved \d+ rows/) as string,
    });
    expect(await run(['move-to-postgres', url, '--data', data()])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was moved to postgres://') as string,
    });
    await expect(hubAt(data())).rejects.toThrow(/was moved to postgres:\/\/.*DATABASE_URL/);
    platform = await hubAt(data(), { DATABASE_URL: url });
    expect(await bytesOf(platform.url)).toEqual(before);
    expect(await policies(platform)).toEqual(names);
    // Sequences continue: new rows have new numbers.
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select last_value::float8 >= (select max(id) from channel_file) as further from pg_sequences where sequencename = 'channel_file_id_seq'",
    );
    await client.end();
    expect(rows).toEqual([{ further: true }]);
    const writer = writing(platform, 'Written on the server');
    await until(
      'there is writing',
      async () => writer.acknowledged.length,
      (count) => count > 3,
    );
    await writer.stop();
  });

  test('there it is backed up while it runs, and restored into another empty database', async () => {
    const url = await database('restored');
    const before = await bytesOf(platform.url);
    const names = await policies(platform);
    const from = Object.assign(new URL(server.url), { pathname: '/moved' }).href;
    expect(await run(['backup', tar('server.tar'), '--data', data()], { DATABASE_URL: from })).toMatchObject({
      code: 0,
      stderr: '',
    });
    expect(
      await run(['restore', tar('server.tar'), '--data', join(folder, 'server')], { DATABASE_URL: from }),
    ).toMatchObject({ code: 1, stderr: expect.stringContaining('is not empty: it has the table') as string });
    expect(existsSync(join(folder, 'server'))).toBe(false);
    expect(
      await run(['restore', tar('server.tar'), '--data', join(folder, 'server')], { DATABASE_URL: url }),
    ).toMatchObject({ code: 0, stderr: '' });
    const second = await hubAt(join(folder, 'server'), { DATABASE_URL: url });
    try {
      expect(await bytesOf(second.url)).toEqual(before);
      expect(await policies(second)).toEqual(names);
    } finally {
      await second.stop();
    }
  });
});
