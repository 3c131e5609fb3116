/**
 * Serves channels before their first publication: valid, without packages (CEP 26: `noarch/repodata.json` always
 * exists).
 */
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ChannelRecordsBuilder } from '@terrarium/domain/policy';
import { readManifest, writeFolder } from '../indexFiles/index.ts';
import type { Manifest } from '../indexFiles/index.ts';
import { EMPTY, makeTemporary, nameFolder, PUBLISHED } from '../storage/index.ts';

/** Folder and manifest of the empty publication. */
export interface EmptyPublication {
  folder: string;
  manifest: Manifest;
}

/** Returns the empty publication. Writes its folder on first use and keeps it. */
export function emptyPublication(dataDir: string): () => Promise<EmptyPublication> {
  let made: Promise<EmptyPublication> | null = null;
  return () => {
    made ??= make(dataDir).catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}

async function make(dataDir: string): Promise<EmptyPublication> {
  const folder = `${PUBLISHED}/${EMPTY}`;
  if (
    !(await stat(join(dataDir, folder)).then(
      () => true,
      () => false,
    ))
  ) {
    const temporary = await makeTemporary(dataDir, 'empty');
    await mkdir(temporary, { recursive: true });
    await writeFolder({
      folder: temporary,
      allowed: new Uint8Array(0),
      broken: new Uint8Array(0),
      removed: new Uint8Array(0),
      about: new Map(),
      aboutsOf: () => Promise.resolve(new Map()),
      created: Date.now(),
      contents: {
        contentKey: '',
        records: new ChannelRecordsBuilder().build(),
        fileIds: new Float64Array(0),
        legacyFormat: new Uint8Array(0),
        withdrawn: new Uint8Array(0),
        sources: [],
        moment: null,
        sourceOf: new Uint16Array(0),
        texts: { files: [], fileOf: new Uint16Array(0), offsets: new Float64Array(0), lengths: new Uint32Array(0) },
        textDigests: new Uint8Array(0),
        archives: new Map(),
        earlier: null,
        stored: null,
      },
    });
    await nameFolder(dataDir, temporary, EMPTY).catch(async (error: NodeJS.ErrnoException) => {
      // Another process on this disk was faster, and its folder is the same.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
      await rm(temporary, { recursive: true });
    });
  }
  return { folder, manifest: await readManifest(join(dataDir, folder)) };
}
