import { createHash, randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, mkdtemp, open as openFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseMemory } from '@terrarium/domain/bytes';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startStore, StoreFailure } from '../../testing/s3.ts';
import type { TestStore } from '../../testing/s3.ts';
import { FileWriter, objectsOf } from './index.ts';
import type { ObjectStore, PartWatcher } from './index.ts';
import { MissingObject } from './blobStore.ts';

const DAY = 24 * 3_600_000;
const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const forever = new AbortController().signal;

let dataDir: string;
let store: TestStore;
let objects: ObjectStore;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'terrarium-test-'));
  store = await startStore();
});
afterEach(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

/**
 * The two kinds of storage, and how a test makes all their objects old: `before` is a time after these and before all
 * later ones.
 */
const PLACES = {
  disk: {
    open: () => objectsOf({ dataDir, s3: undefined }, 'part'),
    // The system sets the time of a rename; it can't be changed.
    grownOld: async () => {
      await pause(20);
      const before = Date.now();
      await pause(20);
      return before;
    },
  },
  S3: {
    open: () => objectsOf({ dataDir, s3: store.settings }, 'part'),
    grownOld: () => {
      for (const object of store.objects.values()) object.modified = new Date(Date.now() - 2 * DAY);
      return Promise.resolve(Date.now() - DAY);
    },
  },
};

describe.each(Object.entries(PLACES))('objects on %s', (place, { open, grownOld }) => {
  beforeEach(() => {
    objects = open();
  });
  const left = (): Promise<string[]> => readdir(join(dataDir, 'part/objects/tmp')).catch(() => []);

  test('what is stored is read back whole and in parts, under the hash of its content; nothing stays beside it', async () => {
    await objects.check();
    const { key, size, md5 } = await objects.store([Buffer.from('river '), Buffer.from('levels')]);
    expect({ key, size, md5 }).toEqual({
      key: hashOf('river levels'),
      size: 12,
      md5: createHash('md5').update('river levels').digest('hex'),
    });
    expect(await objects.has(key)).toBe(true);
    expect(await text(await objects.read(key))).toBe('river levels');
    expect(await text(await objects.read(key, { start: 6, end: 8 }))).toBe('lev');
    expect(await text(await objects.read(key, { start: 6, end: 11 }))).toBe('levels');
    expect(await objects.lend(key, (path) => readFile(path, 'utf8'))).toBe('river levels');
    expect(await left()).toEqual([]);
    expect(objects.fileOf(key) === null).toBe(place === 'S3');
  });

  test('nothing, and more than one part, are whole when they are read', async () => {
    const empty = await objects.store([]);
    expect(await text(await objects.read(empty.key))).toBe('');
    const piece = Buffer.alloc(1024 ** 2, 'large');
    const large = await objects.store(Array.from({ length: 19 }, () => piece));
    const bytes = await buffer(await objects.read(large.key));
    expect([bytes.length, hashOf(bytes)]).toEqual([19 * 1024 ** 2, large.key]);
    expect(store.uploads.size).toBe(0);
  });

  test('reading one takes as much memory as it has bytes', async () => {
    const { key } = await objects.store([Buffer.alloc(600_000, 'some')]);
    const { arrayBuffers: before } = process.memoryUsage();
    for (let number = 0; number < 20; number++) {
      // Memory that was read is given back here, so that nothing else is counted.
      for await (const chunk of (await objects.read(key)) as AsyncIterable<Buffer>) releaseMemory(chunk);
    }
    if (place === 'disk') expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5e6);
  });

  test('reports missing objects before anything is sent', async () => {
    const key = hashOf('never was');
    expect(await objects.has(key)).toBe(false);
    await expect(objects.read(key)).rejects.toThrow(MissingObject);
    await expect(objects.lend(key, (path) => readFile(path))).rejects.toThrow(MissingObject);
    await objects.remove(key);
    const kept = await objects.store([Buffer.from('goes')]);
    await objects.remove(kept.key);
    expect(await objects.has(kept.key)).toBe(false);
  });

  test('many that somebody else wrote are kept together; where one of them is gone, none is left without a place', async () => {
    const written = (content: string) =>
      objects.receiveWritten(async (path) => {
        await writeFile(path, content);
        return { key: hashOf(content), size: content.length };
      });
    const many = await Promise.all(Array.from({ length: 20 }, (_, number) => written(`file ${number}`)));
    expect(await Promise.all(many.map(({ key }) => objects.has(key)))).not.toContain(true);
    await objects.keepAll(many);
    for (const [number, { key }] of many.entries()) expect(await text(await objects.read(key))).toBe(`file ${number}`);
    expect(await left()).toEqual([]);

    const others = await Promise.all(Array.from({ length: 9 }, (_, number) => written(`other ${number}`)));
    await rm(others[4]!.path);
    await expect(objects.keepAll(others)).rejects.toThrow('ENOENT');
    expect(await objects.has(others[4]!.key)).toBe(false);
    expect(await left()).toEqual([]);
    await expect(objects.receiveWritten(() => Promise.reject(new Error('no more room')))).rejects.toThrow(
      'no more room',
    );
  });

  test('wrong and truncated bytes leave nothing', async () => {
    await expect(objects.store([Buffer.from('forged')], hashOf('true'))).rejects.toThrow('was expected');
    const broken = (async function* () {
      yield Buffer.from('half');
      throw new Error('the source broke off');
    })();
    await expect(objects.store(broken)).rejects.toThrow('broke off');
    expect(await objects.has(hashOf('forged'))).toBe(false);
    expect(await left()).toEqual([]);
  });

  test('the clean-up takes what is old and has no name, and nothing else', async () => {
    const stored = await Promise.all(
      Array.from({ length: 8 }, (_, number) => objects.store([Buffer.from(`object ${number}`)])),
    );
    const before = await grownOld();
    const { key: young } = await objects.store([Buffer.from('young')]);
    const keys = [...stored.map(({ key }) => key), young];
    const named = keys[0]!;
    await objects.removeUnnamed(
      (asked) => Promise.resolve(new Set(asked.filter((key) => key === named))),
      forever,
      before,
    );
    const there = await Promise.all(keys.map((key) => objects.has(key)));
    expect(keys.filter((_, at) => there[at])).toEqual([named, young]);
  });

  test('bytes that are kept again while the clean-up looks stay', async () => {
    const bytes = [Buffer.from('sent twice')];
    const { key } = await objects.store(bytes);
    const before = await grownOld();
    await objects.removeUnnamed(
      async () => {
        await objects.store(bytes);
        return new Set();
      },
      forever,
      before,
    );
    expect(await text(await objects.read(key))).toBe('sent twice');
  });

  test('what a killed process left half-written goes at the next start', async () => {
    await mkdir(join(dataDir, 'part/objects/tmp'), { recursive: true });
    await writeFile(join(dataDir, 'part/objects/tmp', `${hostname()}.999999999.x`), 'half');
    expect(await objects.removeLeftovers(true)).toBe(1);
    expect(await left()).toEqual([]);
  });
});

describe('a large body, of which the MD5 is made in another thread and at which others look', () => {
  const MIB = 1024 ** 2;
  const announced = 12 * MIB;
  const bodyOf = (seed: string): Buffer[] => Array.from({ length: 12 }, (_, n) => Buffer.alloc(MIB + n, seed + n));
  const md5Of = (chunks: Buffer[]): string => createHash('md5').update(Buffer.concat(chunks)).digest('hex');
  const left = (): Promise<string[]> => readdir(join(dataDir, 'objects/tmp')).catch(() => []);
  beforeEach(() => {
    objects = objectsOf({ dataDir, s3: undefined });
  });

  test('has the digests of its own bytes when two come at once, one breaks off, and a look at them takes long', async () => {
    const [one, two] = [bodyOf('one'), bodyOf('two')];
    const seen: Buffer[] = [];
    let memory: SharedArrayBuffer;
    const watcher: PartWatcher = {
      begin: (shared) => void (memory = shared),
      async look({ at, length }) {
        await pause(5);
        seen.push(Buffer.from(Buffer.from(memory, at, length)));
      },
    };
    async function* broken(): AsyncGenerator<Buffer> {
      yield* one.slice(0, 9);
      await pause(1);
      throw new Error('the line broke');
    }
    const [first, second, third] = await Promise.allSettled([
      objects.receive(one, { announced, watcher }),
      objects.receive(two, { announced }),
      objects.receive(broken(), { announced }),
    ]);
    expect(third).toMatchObject({ status: 'rejected', reason: { message: 'the line broke' } });
    for (const [result, body] of [
      [first, one],
      [second, two],
    ] as const)
      expect(result).toMatchObject({ value: { key: hashOf(Buffer.concat(body)), md5: md5Of(body) } });
    expect(hashOf(Buffer.concat(seen))).toBe(hashOf(Buffer.concat(one)));
    expect(await left()).toHaveLength(2);
  });

  test('is given up when somebody who looks at it fails, and nothing stays', async () => {
    let looks = 0;
    const watcher: PartWatcher = {
      begin: () => undefined,
      look: () => (++looks === 3 ? Promise.reject(new Error('the thread ended')) : Promise.resolve()),
    };
    await expect(objects.receive(bodyOf('x'), { announced, watcher })).rejects.toThrow('the thread ended');
    expect(await left()).toEqual([]);
  });

  test('announces what it likes: of fewer bytes and of none the digests are right, too', async () => {
    for (const body of [[Buffer.from('short')], []])
      expect(await objects.receive(body, { announced })).toMatchObject({
        key: hashOf(Buffer.concat(body)),
        md5: md5Of(body),
      });
  });
});

describe('a bucket', () => {
  test.each([
    [
      'another bucket',
      { bucket: 'none' },
      /bucket none \(S3_BUCKET\) cannot be used: the bucket doesn't exist at http.*Create it, or correct S3_BUCKET/,
    ],
    [
      'an unknown key',
      { keys: { id: 'AKIANOBODY', secret: 'x' } },
      /does not know the access key AKIANOBODY\. Correct S3_ACCESS_KEY_ID/,
    ],
    ['a wrong secret', { keys: { id: 'AKIATESTTESTTESTTEST', secret: 'wrong' } }, /Correct S3_SECRET_ACCESS_KEY/],
    ['another region', { region: 'us-east-1' }, /not in the region us-east-1.*Correct S3_REGION/],
    [
      'an address where nobody is',
      { endpoint: 'http://127.0.0.1:9' },
      /cannot be reached \(ECONNREFUSED\).*Correct S3_ENDPOINT/,
    ],
  ])('%s is told at the start, with what to do', async (_, wrong, words) => {
    const refused = await objectsOf({ dataDir, s3: { ...store.settings, ...wrong } })
      .check()
      .catch((error: unknown) => error as Error);
    expect(refused?.message).toMatch(words);
    expect(refused?.constructor.name).toBe('OperatorError');
    expect(refused?.message).not.toContain('wJalr');
  });

  test('a key that may only read is told at the start', async () => {
    store.before = (call) => {
      if (call.startsWith('PUT')) throw new Error('not this one');
    };
    await expect(objectsOf({ dataDir, s3: store.settings }).check()).rejects.toThrow('answered 500');
  }, 20_000);

  test('bytes that are kept while they are being removed are kept once more: the mark of the removal is waited for', async () => {
    const bytes = [Buffer.from('at the same moment')];
    const one = objectsOf({ dataDir, s3: store.settings });
    const { key } = await one.store(bytes);
    const at = `of-a-hub/objects/${key.slice(0, 2)}/${key}`;
    store.objects.get(at)!.modified = new Date(Date.now() - 2 * DAY);
    let keeping: Promise<unknown> | undefined;
    store.before = async (call) => {
      if (call !== `DELETE ${at}` || keeping !== undefined) return;
      // The removal has looked and is about to remove: in this moment another platform keeps the same bytes.
      keeping = objectsOf({ dataDir, s3: store.settings }).store(bytes);
      while (store.calls.filter((each) => each === `PUT ${at}`).length < 2) await new Promise(setImmediate);
      await pause(50);
    };
    await one.removeUnnamed(() => Promise.resolve(new Set()), forever, Date.now() - DAY);
    await keeping;
    expect(store.calls.filter((each) => each === `PUT ${at}`)).toHaveLength(3);
    expect(await one.has(key)).toBe(true);
    expect([...store.objects.keys()]).toEqual([at]);
  });

  test('uploads in parts that a killed process left are ended a day later', async () => {
    const one = objectsOf({ dataDir, s3: store.settings });
    const upload = (days: number) => ({
      key: 'of-a-hub/objects/ab/x',
      begun: new Date(Date.now() - days * DAY),
      parts: new Map(),
    });
    store.uploads.set('old', upload(2)).set('young', upload(0.5));
    expect(await one.removeLeftovers(false)).toBe(1);
    expect([...store.uploads.keys()]).toEqual(['young']);
  });

  test('a store that lists no uploads in parts is used without', async () => {
    store.before = (call) => {
      if (call === 'GET ') throw new StoreFailure(501, 'NotImplemented');
    };
    expect(await objectsOf({ dataDir, s3: store.settings }).removeLeftovers(false)).toBe(0);
  });

  test('reports a failure of the store, with a code for programs', async () => {
    const one = objectsOf({ dataDir, s3: store.settings });
    const { key } = await one.store([Buffer.from('x')]);
    store.before = () => {
      throw new Error('a bad day');
    };
    await expect(one.read(key)).rejects.toMatchObject({ status: 503, code: 'storage_unavailable' });
    await expect(one.store([Buffer.from('y')])).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await readdir(join(dataDir, 'objects/tmp'))).toEqual([]);
  }, 20_000);
});

test('what comes in is whole only with its last part, also where that is full before the one before it is written', async () => {
  const part = 1024 ** 2;
  const written: number[] = [];
  const slow: Pick<FileHandle, 'write'> = {
    write: (async (_: Buffer, from: number, length: number) => {
      await pause(20);
      written.push(length);
      return { bytesWritten: length, buffer: from };
    }) as never,
  };
  const writer = new FileWriter(slow as FileHandle);
  // As long as the first part is being written, the second is gathered.
  await writer.push(Buffer.alloc(2 * part));
  await writer.end();
  expect([writer.size, written]).toEqual([2 * part, [part, part]]);
});

test('what is large is written in whole blocks, wherever it goes on, and has its own bytes', async () => {
  const begun = 64 * 1024 ** 2 + 3;
  const path = join(await mkdtemp(join(tmpdir(), 'terrarium-writer-')), 'large');
  const handle = await openFile(path, 'w');
  try {
    await handle.truncate(begun);
    const writer = new FileWriter(handle, { path, size: begun });
    const sent = randomBytes(3 * 1024 ** 2 + 5);
    for (let at = 0; at < sent.length; at += 100_000) await writer.push(sent.subarray(at, at + 100_000));
    await writer.end();
    expect((await readFile(path)).subarray(begun).equals(sent)).toBe(true);
    expect(writer.size).toBe(begun + sent.length);
  } finally {
    await handle.close();
    await rm(dirname(path), { recursive: true });
  }
});
