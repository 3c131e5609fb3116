/** Files that come from another hub in a bundle: looked at as uploads are, one by one, and then all in one step in their channel. */
import { createHash, hash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ATTESTATIONS_FIELD, isPackageFileName, sidecarFault } from '@terrarium/domain/repo';
import type { ChannelRow, Channels, FileRecord } from '../channel/index.ts';
import { inBatches, isBadRecord, readRecord } from '../channel/index.ts';
import { conflict, HttpError, notFound } from '../http/index.ts';
import type { Trx } from '../db/index.ts';
import { keepAttestations, whyNotTaken } from '../repo/index.ts';
import type { ObjectStore, ReceivedBytes, SidecarCheck } from '../repo/index.ts';
import { ArchiveError, keepArchives, OtherBytes, saidOf, readArchiveOutOf } from './archive/index.ts';
import type { FileRange } from './archive/index.ts';
import { whyNotHosted } from './permission.ts';
import type { Publisher } from './permission.ts';
import { insertEvents } from './store.ts';

/** A file as whoever brings it says it is. */
export interface CarriedFile {
  subdir: string;
  fileName: string;
  /** Bytes. */
  size: number;
  sha256: string;
  /** Its entry in the index of the other hub. */
  record: Record<string, unknown>;
  /** When the other hub first saw it, in ms. */
  firstSeenMs: number | null;
  /** The attestations that its entry names; missing where the other hub had none. */
  attestations?: string | undefined;
}

/** Files whose rows are written at once; and bytes of what their archives hold. */
const PLACED_AT_ONCE = 100;
const KEPT_AT_ONCE = 8 * 1024 ** 2;
/** Archives of which what was read is read back at a time: each may be some MB. */
const READ_AT_ONCE = 16;

/** What the door is made of. */
export interface BundledFilesParts {
  channels: Pick<Channels, 'publishFiles'>;
  objects: ObjectStore;
  /** Checks attestations that come along. */
  signaturesIn: SidecarCheck;
}

const wrong = (file: CarriedFile, why: string): HttpError =>
  new HttpError(422, 'bundle_wrong', `${file.subdir}/${file.fileName}: ${why} Nothing was brought in.`);

const changed = (file: CarriedFile, found: string): HttpError =>
  wrong(file, `Its bytes were changed on the way: they have sha256 ${found}, not ${file.sha256}.`);

/** The door of files that come from another hub. */
export class BundledFiles {
  readonly #parts: BundledFilesParts;
  constructor(parts: BundledFilesParts) {
    this.#parts = parts;
  }

  /** @throws HttpError 409 `not_hosted` for a channel into which nothing is published */
  checkTarget(target: ChannelRow): void {
    const elsewhere = whyNotHosted(target);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
  }

  /**
   * Checks the attestations that come with a file, as publishing does.
   * @throws HttpError 422 for what its certificate did not sign, or the operator's trusted root does not confirm
   */
  checkAttestations(file: CarriedFile): void {
    if (file.attestations === undefined) return;
    const why = whyNotTaken(this.#parts.signaturesIn(file.attestations, file));
    if (why !== null) throw wrong(file, `Its attestations cannot be taken: ${why}`);
  }

  /**
   * The row of a file.
   * @throws HttpError 422 for a record that no channel can have, or that is of something else
   */
  recordOf(file: CarriedFile, now: number): FileRecord {
    if (!isPackageFileName(file.fileName)) throw wrong(file, 'This is no name of a package.');
    const { [ATTESTATIONS_FIELD]: named, ...entry } = file.record;
    const { attestations } = file;
    if (attestations !== undefined) {
      const fault = hash('sha256', attestations) === named ? sidecarFault(attestations, file) : 'They are other ones.';
      if (fault !== null) throw wrong(file, `Its attestations cannot be taken: ${fault}`);
    }
    // What does not come along nothing may promise.
    const record = readRecord(
      file.subdir,
      file.fileName,
      attestations === undefined ? entry : { ...entry, [ATTESTATIONS_FIELD]: named },
    );
    if (isBadRecord(record)) throw wrong(file, `The entry cannot be taken: ${record.reason}.`);
    if (record.sha256 !== file.sha256 || record.size !== file.size)
      throw wrong(file, 'The entry is of other bytes than the file.');
    return { ...record, indexed_ms: Math.min(record.indexed_ms ?? file.firstSeenMs ?? now, now) };
  }

  /**
   * Takes in the bytes of a file as they stand in a bundle: they have no place in the storage yet, which the caller gives to many at once, nor in a channel.
   * @param from where they begin, in which file
   * @param spool folder for what is read of archives until {@link place}
   * @throws HttpError 422 for other bytes than were told, or what no channel may have
   */
  take(
    file: CarriedFile,
    from: Pick<FileRange, 'path' | 'at'>,
    { spool, signal }: { spool: string; signal?: AbortSignal | undefined },
  ): Promise<ReceivedBytes> {
    const { sha256, size, subdir, fileName } = file;
    return this.#parts.objects.receiveWritten(async (copy) => {
      const to = { copy, said: join(spool, sha256) };
      await readArchiveOutOf({ ...from, size, sha256 }, to, fileName, { subdir, signal }).catch((error: unknown) => {
        if (error instanceof OtherBytes) throw changed(file, error.found.sha256);
        throw error instanceof ArchiveError ? wrong(file, error.message) : error;
      });
      return { key: sha256, size };
    });
  }

  /**
   * Asks for the bytes of a file that this hub holds already: a hash alone is no right to them, because another channel may have them that its reader may not see.
   * @throws HttpError 422 for other bytes than were told
   */
  async compare(file: CarriedFile, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const digest = createHash('sha256');
    for await (const chunk of bytes) digest.update(chunk);
    const found = digest.digest('hex');
    if (found !== file.sha256) throw changed(file, found);
  }

  /**
   * Gives files whose bytes are here their places, in one transaction: clients see all of them with the next publication, or none.
   * @param also what else belongs into the transaction
   * @throws HttpError 409 `bundle_conflict` when another file of a name came meanwhile
   */
  async place(
    target: ChannelRow,
    files: readonly CarriedFile[],
    {
      publisher,
      reason,
      spool,
      also,
    }: { publisher: Publisher; reason: string; spool: string; also: (trx: Trx) => Promise<void> },
  ): Promise<void> {
    const now = Date.now();
    const records: (FileRecord & { object_key: string })[] = [];
    const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
    for await (const piece of inBatches(files, READ_AT_ONCE)) {
      const abouts = await Promise.all(
        piece.map(async ({ sha256 }) => (await saidOf(join(spool, sha256)))?.archive.about),
      );
      for (const [at, file] of piece.entries()) {
        const about = abouts[at];
        records.push({
          ...this.recordOf(file, now),
          object_key: file.sha256,
          ...(about && { summary: text(about['summary']), home: text(about['home']) }),
        });
      }
    }
    const done = await this.#parts.channels.publishFiles(target.id, null, records, async (trx, ids) => {
      const placed = files.map((file, at) => ({ file, fileId: ids[at] ?? null }));
      for await (const piece of inBatches(placed, PLACED_AT_ONCE)) {
        await this.#note(trx, target, piece, spool);
        await insertEvents(
          trx,
          piece.map(({ fileId }) => fileId!),
          { channelId: target.id, publisher, kind: 'published', reason },
        );
      }
      await also(trx);
    });
    if (!done) throw notFound(`The channel '${target.name}'`, 'channel_not_found');
    await rm(spool, { recursive: true, force: true });
  }

  /** Keeps what belongs to some files: attestations, and what their archives hold. @throws HttpError 409, 422 where one of them has no place, or no bytes */
  async #note(
    trx: Trx,
    target: ChannelRow,
    placed: readonly { file: CarriedFile; fileId: number | null }[],
    spool: string,
  ): Promise<void> {
    let read: Parameters<typeof keepArchives>[1][number][] = [];
    let bytes = 0;
    for await (const few of inBatches(placed, READ_AT_ONCE)) {
      const here = await Promise.all(few.map(({ file }) => this.#parts.objects.has(file.sha256)));
      const archives = await Promise.all(few.map(({ file }) => saidOf(join(spool, file.sha256))));
      for (const [at, { file, fileId }] of few.entries()) {
        if (fileId === null)
          throw conflict(
            `${file.subdir}/${file.fileName} came into '${target.organization_name}/${target.name}' meanwhile. Nothing was brought in: try again.`,
            'bundle_conflict',
          );
        // What nobody named was perhaps taken away while this took its time.
        if (!here[at]) throw wrong(file, 'Its bytes are not here any more. Try again.');
        if (file.attestations !== undefined)
          await keepAttestations(
            trx,
            { digest: hash('sha256', file.attestations), body: file.attestations },
            file.sha256,
          );
        const found = archives[at];
        if (!found) continue;
        read.push({ id: fileId, channelId: target.id, objectKey: file.sha256, archive: found.archive });
        bytes += found.bytes;
        if (bytes < KEPT_AT_ONCE) continue;
        await keepArchives(trx, read);
        read = [];
        bytes = 0;
      }
    }
    await keepArchives(trx, read);
  }
}
