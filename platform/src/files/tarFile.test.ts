import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { writeTarFile } from './tarFile.ts';

/** A file of Linux to which nothing can be written, as to one of a disk that is full. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))(
  'a disk that is full while an entry is read fails the archive, and nothing more',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'terrarium-tar-'));
    const path = join(folder, 'a.tar');
    await symlink(FULL, `${path}.part`);
    const half = 100_000;
    const written = writeTarFile(path, (add) =>
      add(
        { name: 'a', size: 2 * half, mode: 0o644 },
        (async function* () {
          yield Buffer.alloc(half);
          // By then the disk has failed, and nothing reads the entry.
          await pause(200);
          yield Buffer.alloc(half);
        })(),
      ),
    );
    await expect(written).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(folder)).toEqual([]);
    await symlink(FULL, `${path}.part`);
    const between = writeTarFile(path, async (add) => {
      await add({ name: 'a', size: half, mode: 0o644 }, [Buffer.alloc(half)]);
      // It says no between two entries.
      await pause(200);
      await add({ name: 'b', size: half, mode: 0o644 }, [Buffer.alloc(half)]);
    });
    await expect(between).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
