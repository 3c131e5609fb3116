/**
 * Publishing, compared with nginx WebDAV: one large package, and many small ones while clients read the index.
 * `PUBLISH_MB` and `PUBLISH_COUNT` for other sizes.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomFillSync } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  createReadStream,
  createWriteStream,
  ftruncateSync,
  mkdtempSync,
  openAsBlob,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, crc32, createZstdCompress } from 'node:zlib';
import { pack } from 'tar-stream';
import { conda, INDEX, tar, zstd } from '../platform/src/publish/archive/build.testing.ts';
import { startGateway, startPlatform } from '../tests/faults/support/processes.ts';
import { growth, startDav, syncFile, untilIdle } from './files.ts';
import { processorSeconds } from './hub.ts';
import type { BenchTable } from './table.ts';

const MB = 1e6;
const LARGE = Number(process.env['PUBLISH_MB'] ?? 2_000);
const SMALL = Number(process.env['PUBLISH_COUNT'] ?? 1_000);
const ROUNDS = 2;
/** Limit of the machine that runs the benches, by `perf record` of this bench. */
const BOUND =
  'The two cores, which the client shares, limit the large package. The gateway and the API server used 11.3 and 11.8 CPU seconds for 2,000 MB in two runs. The runs alternated with nginx in the same hour, with a load of 8 to 27. When large files were still written through the cache, they used 13.3 to 16.9. The checks alone take 5.2: MD5 2.6, SHA-256 of the file 1.1, SHA-256 of its members 1.0, and the checksum of the zip 0.4. Passing the file through the gateway takes 1.4, and writing 0.5. nginx uses 2.1 to 6.7, and the client 1.7 to 2.9 in both cases. So an upload takes about 7 s at best. A ratio of 0.7 to nginx’s 3.2 s would leave 1.6 CPU seconds for everything except the checks and the client. The gateway and the disk need more. The API server grew by 38 and 11 MiB. With the cache it grew by 40 to 92 MiB.';
/** How often the client reads the index, in ms. */
const LOOK = 50;

/**
 * Removes the empty frame that Node's zstd stream appends if it is ended while its last bytes are pending, because
 * publishing rejects trailing data.
 */
function dropEmptyFrame(path: string): void {
  const FRAME = 9;
  const handle = openSync(path, 'r+');
  try {
    const at = statSync(path).size - FRAME;
    const end = Buffer.alloc(FRAME);
    readSync(handle, end, 0, FRAME, at);
    if (end.readUInt32LE(0) === 0xfd2fb528) ftruncateSync(handle, at);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes a `.conda` package with one incompressible file of so many megabytes, in chunks; returns its path in a
 * channel.
 */
async function largePackage(path: string, megabytes: number): Promise<string> {
  const stem = 'foo-1.0-0';
  const size = megabytes * MB;
  const piece = Buffer.alloc(MB);
  const hash = createHash('sha256');
  const packing = pack();
  const part = `${path}.part`;
  const written = pipeline(
    packing,
    createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
    createWriteStream(part),
  );
  const entry = packing.entry({ name: 'lib/libfoo.so', size });
  for (let n = 0; n < megabytes; n++) {
    randomFillSync(piece);
    hash.update(piece);
    if (!entry.write(Buffer.from(piece))) await once(entry, 'drain');
  }
  entry.end(Buffer.alloc(0));
  await once(entry, 'finish');
  packing.finalize();
  await written;
  dropEmptyFrame(part);
  const paths = {
    paths: [{ _path: 'lib/libfoo.so', path_type: 'hardlink', sha256: hash.digest('hex'), size_in_bytes: size }],
    paths_version: 1,
  };
  const info = zstd(
    tar([
      { name: 'info/index.json', data: JSON.stringify(INDEX) },
      { name: 'info/paths.json', data: JSON.stringify(paths) },
    ]),
  );
  let crc = 0;
  for await (const chunk of createReadStream(part)) crc = crc32(chunk as Buffer, crc);
  // The zip without the large member, which is in the middle.
  const members = [
    {
      name: 'metadata.json',
      size: 30,
      crc: crc32('{"conda_pkg_format_version":2}'),
      data: '{"conda_pkg_format_version":2}',
    },
    { name: `pkg-${stem}.tar.zst`, size: statSync(part).size, crc, data: null },
    { name: `info-${stem}.tar.zst`, size: info.length, crc: crc32(info), data: info },
  ];
  const out = createWriteStream(path);
  const put = async (bytes: Buffer | string): Promise<void> => void (out.write(bytes) || (await once(out, 'drain')));
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, size: length, crc: sum, data } of members) {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    for (const [offset, value] of [
      [14, sum],
      [18, length],
      [22, length],
    ] as const)
      local.writeUInt32LE(value, offset);
    local.writeUInt16LE(name.length, 26);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(20, 4);
    local.copy(header, 6, 4, 30);
    header.writeUInt32LE(at, 42);
    central.push(header, Buffer.from(name));
    await put(Buffer.concat([local, Buffer.from(name)]));
    if (data === null) for await (const chunk of createReadStream(part)) await put(chunk as Buffer);
    else await put(data);
    at += 30 + name.length + length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  await put(Buffer.concat([directory, end]));
  out.end();
  await once(out, 'finish');
  rmSync(part);
  return `linux-64/${stem}.conda`;
}

/** Uploads a file by PUT; returns the seconds. @throws Error if it is rejected */
async function send(url: string, headers: Record<string, string>, path: string): Promise<number> {
  const began = performance.now();
  const sending = request(url, { method: 'PUT', headers: { ...headers, 'content-length': statSync(path).size } });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  await pipeline(createReadStream(path, { highWaterMark: 1024 ** 2 }), sending);
  const [response] = await answered;
  let body = '';
  for await (const chunk of response) body += String(chunk);
  if ((response.statusCode ?? 500) >= 300) throw new Error(`${url} returned ${response.statusCode}: ${body}`);
  return (performance.now() - began) / 1_000;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;

interface Hub {
  url: string;
  /** Headers of a publisher. */
  headers: Record<string, string>;
  /** Processes. */
  platform: number;
  gateway: number;
}

async function large(hub: Hub, dav: string, folder: string): Promise<BenchTable> {
  const file = join(folder, 'large.conda');
  const place = await largePackage(file, LARGE);
  // Read it once, so that it is in the disk cache for both.
  await (await openAsBlob(file)).slice(0, MB).arrayBuffer();
  const work = (): number => processorSeconds(hub.platform) + processorSeconds(hub.gateway);
  const nginx: number[] = [];
  const synced: number[] = [];
  let ours = { seconds: 0, worked: 0, more: 0 };
  await untilIdle(hub.platform);
  for (let round = 0; round < ROUNDS; round++) {
    // Flush pending writes of an earlier run, so that they aren't measured.
    execFileSync('sync');
    const taken = await send(`${dav}/large-${round}.conda`, {}, file);
    nginx.push(taken);
    synced.push(taken + syncFile(join(folder, 'files', `large-${round}.conda`)));
    if (round > 0) continue;
    const before = work();
    const { result, more } = await growth(hub.platform, () =>
      send(`${hub.url}/repo/acme/team/${place}`, hub.headers, file),
    );
    ours = { seconds: result, worked: work() - before, more };
  }
  execFileSync('sync');
  const before = work();
  const again = await send(`${hub.url}/repo/acme/team/${place}`, hub.headers, file);
  const best = Math.min(...nginx);
  const row = (what: string, seconds: number, target: string, worked: number | null, more: number | null) => ({
    what,
    seconds,
    'MB/s': LARGE / seconds,
    ratio: best / seconds,
    'CPU seconds of gateway and API server': worked,
    'API server grew by MiB': more === null ? null : more / 1024 ** 2,
    target,
  });
  return {
    title: `A package of ${LARGE.toLocaleString('en')} MB that can't be compressed`,
    command: 'npm run bench -- publish',
    rows: [
      row('nginx, PUT by WebDAV, not synced to disk (reference; the better of two)', best, '', null, null),
      row('the same, and `sync` of the file', Math.min(...synced), '', null, null),
      row(
        'PUT to the channel: received, read, synced, and listed',
        ours.seconds,
        'at least 0.7; under 64 MiB',
        ours.worked,
        ours.more,
      ),
      row('the same file again', again, '', work() - before, null),
    ],
    note: BOUND,
  };
}

/** Publishes small packages one by one while a client polls the index. */
async function small(hub: Hub): Promise<BenchTable> {
  const seen = new Map<string, number>();
  const indexes = new Set<string>();
  const state = { isDone: false };
  const looking = (async () => {
    let etag = '';
    while (!state.isDone || seen.size < SMALL) {
      const answer = await fetch(`${hub.url}/repo/acme/team/linux-64/repodata.json`, {
        headers: { ...hub.headers, ...(etag === '' ? {} : { 'if-none-match': etag }) },
      });
      const now = performance.now();
      if (answer.status === 200) {
        etag = answer.headers.get('etag') ?? '';
        indexes.add(etag);
        const { 'packages.conda': packages } = (await answer.json()) as { 'packages.conda': Record<string, unknown> };
        for (const name of Object.keys(packages)) if (name.startsWith('small-') && !seen.has(name)) seen.set(name, now);
      } else await answer.arrayBuffer();
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  const answered: number[] = [];
  const respondedAt = new Map<string, number>();
  const began = performance.now();
  for (let n = 0; n < SMALL; n++) {
    const stem = `small-${n}-1.0-0`;
    const body = new Uint8Array(conda({ index: { name: `small-${n}` }, stem }));
    const from = performance.now();
    const answer = await fetch(`${hub.url}/repo/acme/team/linux-64/${stem}.conda`, {
      method: 'PUT',
      headers: hub.headers,
      body,
    });
    if (answer.status !== 201) throw new Error(`${stem} got status ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    respondedAt.set(`${stem}.conda`, performance.now());
    answered.push(performance.now() - from);
  }
  const seconds = (performance.now() - began) / 1_000;
  state.isDone = true;
  await looking;
  const late = [...respondedAt].map(([name, time]) => Math.max(0, (seen.get(name)! - time) / 1_000));
  return {
    title: `${SMALL.toLocaleString('en')} small packages, one after the other`,
    command: 'npm run bench -- publish',
    rows: [
      { what: 'packages per second', value: SMALL / seconds, target: '' },
      { what: 'response, p50 ms', value: at(answered, 0.5), target: '' },
      { what: 'response, p99 ms', value: at(answered, 0.99), target: '' },
      { what: 'listed after the response, p50 s', value: at(late, 0.5), target: '' },
      { what: 'listed after the response, maximum s', value: Math.max(...late), target: 'at most 2' },
      { what: 'index versions that the client read', value: indexes.size, target: '' },
      { what: 'packages per index version', value: SMALL / indexes.size, target: '' },
    ],
  };
}

export default async function bench(): Promise<BenchTable[]> {
  const folder = mkdtempSync(join(tmpdir(), 'terrarium-bench-publish-'));
  const data = join(folder, 'data');
  const platform = await startPlatform(data, { SAMPLE: 'true', UPLOADS_PER_MINUTE: '100000' });
  const gateway = await startGateway(platform.url, { DATA_DIR: data });
  const dav = await startDav(folder);
  try {
    const post = async (path: string, body: object, token?: string): Promise<Record<string, string>> =>
      (await (
        await fetch(gateway.url + path, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        })
      ).json()) as Record<string, string>;
    const { access_token: access } = await post('/api/iam/token', {
      grant_type: 'password',
      username: 'ada@acme.example',
      password: 'terrarium-demo',
    });
    const { secret } = await post('/api/organizations/acme/ce/current-token', { scope: 'publish' }, access);
    const hub: Hub = {
      url: gateway.url,
      headers: { authorization: `Bearer ${secret}` },
      platform: platform.child.pid!,
      gateway: gateway.child.pid!,
    };
    return [await large(hub, dav.url, folder), await small(hub)];
  } finally {
    await Promise.all([dav.stop(), gateway.stop(), platform.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
