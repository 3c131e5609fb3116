/**
 * Project files through gateway and API server, with permission, name, and quota checks, compared with nginx WebDAV
 * without checks; and the first page of a large tree. Measured on separate processes, as in a hub.
 */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openHub } from '../platform/src/backup/source.ts';
import { Browser } from '../tests/faults/support/client.ts';
import { startGateway, startPlatform } from '../tests/faults/support/processes.ts';
import { processorSeconds, startNginx, type Nginx } from './hub.ts';
import type { BenchTable } from './table.ts';

const MIB = 1024 ** 2;
const SIZE = 2 * 1024 * MIB;
const FILES = 50_000;
const PAGES = 40;
const ROUNDS = 3;
/** Query of a project's page. */
const PAGE =
  'query($id: ID!, $path: String!) { project(id: $id) { folder(path: $path) { usedSize quotaSize entries(first: 200) { totalCount nodes { name path isFolder fileCount size sha256 updatedAt url } } } } }';
const piece = randomBytes(MIB);

/**
 * Uploads a file at full speed, with new content each time, because equal content is stored once; returns the seconds.
 */
async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
): Promise<{ seconds: number; status: number }> {
  const first = randomBytes(MIB);
  // Flush pending writes of an earlier run, so that they aren't measured.
  execFileSync('sync');
  const began = performance.now();
  const sending = request(url, { method, headers: { ...headers, 'content-length': SIZE } });
  const answered = once(sending, 'response');
  await pipeline(Readable.from(Array.from({ length: SIZE / MIB }, (_, at) => (at === 0 ? first : piece))), sending);
  const [response] = (await answered) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  return { seconds: (performance.now() - began) / 1_000, status: response.statusCode ?? 0 };
}

/** Memory of a process in bytes. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024;

/** Returns a process's memory growth during a task. */
export async function growth<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; more: number }> {
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  try {
    return { result: await work(), more: most - before };
  } finally {
    clearInterval(timer);
  }
}

/** Waits until a process's CPU load is below a tenth for two seconds, because jobs of the sample may still run. */
export async function untilIdle(pid: number): Promise<void> {
  const worked = (): number => processorSeconds(pid);
  for (let before = -Infinity, now = worked(); now - before > 0.2; now = worked()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** Seconds until the disk has nginx's file, because nginx responds earlier. */
export function syncFile(path: string): number {
  const began = performance.now();
  execFileSync('sync', [path]);
  return (performance.now() - began) / 1_000;
}

/** Starts nginx that accepts files by PUT, into the folder `files` of the given one. */
export function startDav(folder: string): Promise<Nginx> {
  mkdirSync(join(folder, 'files'), { recursive: true });
  return startNginx(
    folder,
    'client_max_body_size 8g;',
    `root ${folder}/files; location / { dav_methods PUT; create_full_put_path on; }`,
  );
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

export default async function bench(): Promise<BenchTable[]> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-files-'));
  const data = join(folder, 'data');
  const platform = await startPlatform(data, { SAMPLE: 'true' });
  const gateway = await startGateway(platform.url, { DATA_DIR: data });
  const dav = await startDav(folder);
  try {
    const browser = new Browser(gateway.url);
    await browser.signIn('ada@acme.example');
    const page = browser.asPage();
    const made = await browser.ask(
      'mutation { createProject(input: { name: "bench", organization: "acme" }) { project { uuid } userErrors { message } } }',
    );
    const { uuid: projectId } = (made.data as { createProject: { project: { uuid: string } } }).createProject.project;
    const project = `${gateway.url}/api/projects/${projectId}`;
    const bare = { 'content-type': 'application/octet-stream' };
    await untilIdle(platform.child.pid!);
    const taken: Record<'nginx' | 'synced' | 'put' | 'pieces', number[]> = {
      nginx: [],
      synced: [],
      put: [],
      pieces: [],
    };
    const grown = { put: 0, pieces: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const reference = await send(`${dav.url}/two.bin`, 'PUT', bare);
      taken.synced.push(reference.seconds + syncFile(join(folder, 'files', 'two.bin')));
      const put = await growth(platform.child.pid!, () =>
        send(`${project}/files/put.bin`, 'PUT', { ...page, ...bare }),
      );
      const begun = await fetch(`${project}/uploads`, {
        method: 'POST',
        headers: {
          ...page,
          'tus-resumable': '1.0.0',
          'upload-length': String(SIZE),
          'upload-metadata': `path ${Buffer.from('pieces.bin').toString('base64')}`,
        },
      });
      const pieces = await growth(platform.child.pid!, () =>
        send(new URL(begun.headers.get('location')!, gateway.url).href, 'PATCH', {
          ...page,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        }),
      );
      for (const [what, { status }] of Object.entries({ reference, put: put.result, pieces: pieces.result }))
        if (status >= 300) throw new Error(`The upload ${what} failed with status ${status}.`);
      taken.nginx.push(reference.seconds);
      taken.put.push(put.result.seconds);
      taken.pieces.push(pieces.result.seconds);
      grown.put = Math.max(grown.put, put.more);
      grown.pieces = Math.max(grown.pieces, pieces.more);
    }
    const nginx = at(taken.nginx, 0.5);
    const row = (what: string, seconds: number, more: number | null) => ({
      what,
      seconds,
      'MB/s': SIZE / 1e6 / seconds,
      ratio: nginx / seconds,
      'API server grew by MiB': more === null ? null : more / MIB,
    });
    return [
      {
        title: 'Upload of a file of 2 GiB',
        command: 'npm run bench -- files',
        rows: [
          row('nginx, PUT by WebDAV, not synced to disk (reference)', nginx, null),
          row('the same, and `sync` of the file', at(taken.synced, 0.5), null),
          row('one request (PUT)', at(taken.put, 0.5), grown.put),
          row('resumable upload (tus), in one piece', at(taken.pieces, 0.5), grown.pieces),
        ],
      },
      await tree({ data, platform: platform.url, gateway: gateway.url }, projectId, browser),
    ];
  } finally {
    await Promise.all([dav.stop(), gateway.stop(), platform.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures the first page of a large project's file tree. */
async function tree(
  { data, platform, gateway }: Record<'data' | 'platform' | 'gateway', string>,
  id: string,
  browser: Browser,
): Promise<BenchTable> {
  const signedIn = await fetch(`${gateway}/api/iam/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'ada@acme.example', password: 'terrarium-demo' }),
  });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const ways: Record<string, (path: string) => Promise<void>> = {
    'API server (REST)': async (path) => {
      const query = new URLSearchParams({ depth: '1', limit: '200', ...(path === '' ? {} : { path }) });
      const answer = await fetch(`${platform}/api/projects/${id}/file-tree?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`Can't load the tree: ${text}`);
    },
    'gateway (GraphQL)': async (path) => {
      const { errors } = await browser.ask(PAGE, { id, path });
      if (errors) throw new Error(`Can't load the tree: ${JSON.stringify(errors)}`);
    },
  };
  const hub = await openHub({ dataDir: data, databaseUrl: undefined });
  try {
    for (const [prefix, inFolder] of [
      ['flat', FILES],
      ['deep', 100],
    ] as const)
      await hub.client.query(
        `insert into project_file (project_id, path, folded_path, size, sha256)
         select $1, p, p, 1000, repeat('a', 64) from (select $2::text || '/' || (n / $3::int) || '/file ' || n || '.csv' as p from generate_series(0, $4::int - 1) n) f`,
        [id, prefix, inFolder, FILES / 2],
      );
    await hub.client.query('analyze project_file');
  } finally {
    await hub.close();
  }
  const rows = [];
  for (const [what, path] of [
    ['the project: two folders with all 50,000 files', ''],
    ['a folder of 25,000 files', 'flat/0'],
    ['a folder of 250 folders', 'deep'],
  ] as const) {
    for (const [way, ask] of Object.entries(ways)) {
      const times: number[] = [];
      for (let round = 0; round < PAGES; round++) {
        const began = performance.now();
        await ask(path);
        times.push(performance.now() - began);
      }
      rows.push({
        'first page of': what,
        from: way,
        'p50 ms': at(times, 0.5),
        'p95 ms': at(times, 0.95),
        target: way.startsWith('API server') ? 'under 100' : '',
      });
    }
  }
  return {
    title: 'First page of the file tree of a project with 50,000 files',
    command: 'npm run bench -- files',
    rows,
  };
}
