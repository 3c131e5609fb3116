/** Imports files of a bundle from another hub: checks them like uploads, one by one, then publishes all together. */
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

/** A file as described by the bundle. */
export interface CarriedFile {
  subdir: string;
  fileName: string;
  /** Size in bytes. */
  size: number;
  sha256: string;
  /** Its record in the index of the other hub. */
  record: Record<string, unknown>;
  /** Time when the other hub first saw it, in ms. */
  firstSeenMs: number | null;
  /** Attestations named in its record. Missing if the other hub had none. */
  attestations?: string | undefined;
}

/** Files to insert together, and maximum bytes of their archives' content. */
const PLACED_AT_ONCE = 100;
const KEPT_AT_ONCE = 8 * 1024 ** 2;
/** Archives whose content is read back at a time. Each may be some MB. */
const READ_AT_ONCE = 16;

/** Dependencies of {@link BundledFiles}. */
export interface BundledFilesParts {
  channels: Pick<Channels, 'publishFiles'>;
  objects: ObjectStore;
  /** Verifies attestations from the bundle. */
  signaturesIn: SidecarCheck;
}

const wrong = (file: CarriedFile, why: string): HttpError =>
  new HttpError(422, 'bundle_wrong', `${file.subdir}/${file.fileName}: ${why} Nothing was imported.`);

const changed = (file: CarriedFile, found: string): HttpError =>
  wrong(file, `Its bytes were changed on the way: they have sha256 ${found}, not ${file.sha256}.`);

/** Imports files from another hub. */
export class BundledFiles {
  readonly #parts: BundledFilesParts;
  constructor(parts: BundledFilesParts) {
    this.#parts = parts;
  }

  /** @throws HttpError 409 `not_hosted` for a channel that isn't hosted */
  checkTarget(target: ChannelRow): void {
    const elsewhere = whyNotHosted(target);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
  }

  /**
   * Verifies the attestations of a file, like publishing.
   * @throws HttpError 422 if the certificate didn't sign it, or the operator's trusted root doesn't confirm it
   */
  checkAttestations(file: CarriedFile): void {
    if (file.attestations === undefined) return;
    const why = whyNotTaken(this.#parts.signaturesIn(file.attestations, file));
    if (why !== null) throw wrong(file, `Its attestations cannot be taken: ${why}`);
  }

  /** Builds the row of a file. @throws HttpError 422 for an invalid record, or one of another file */
  recordOf(file: CarriedFile, now: number): FileRecord {
    if (!isPackageFileName(file.fileName)) throw wrong(file, 'Invalid package file name.');
    const { [ATTESTATIONS_FIELD]: named, ...entry } = file.record;
    const { attestations } = file;
    if (attestations !== undefined) {
      const fault = hash('sha256', attestations) === named ? sidecarFault(attestations, file) : 'They are other ones.';
      if (fault !== null) throw wrong(file, `Its attestations cannot be taken: ${fault}`);
    }
    // The record must not promise attestations that the bundle doesn't contain.
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
   * Copies a file out of a bundle and reads it.
   * The caller stores many such files together later.
   * @param from section of the bundle
   * @param spool folder for the archives' content until {@link place}
   * @throws HttpError 422 if the bytes aren't the expected ones, or the package isn't allowed
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
   * Verifies the bytes of a file that this hub has already.
   * A hash alone doesn't prove access: another channel may have the file, which the importer can't read.
   * @throws HttpError 422 if the bytes aren't the expected ones
   */
  async compare(file: CarriedFile, bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const digest = createHash('sha256');
    for await (const chunk of bytes) digest.update(chunk);
    const found = digest.digest('hex');
    if (found !== file.sha256) throw changed(file, found);
  }

  /**
   * Adds stored files to the channel in one transaction: clients see all of them with the next publication, or none.
   * @param also further writes in the transaction
   * @throws HttpError 409 `bundle_conflict` if another file with the same name was published meanwhile
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

  /**
   * Stores attestations and archive content of some files.
   * @throws HttpError 409, 422 if a file isn't in the channel or has no bytes
   */
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
            `${file.subdir}/${file.fileName} came into '${target.organization_name}/${target.name}' in the meantime. Nothing was imported. Try again.`,
            'bundle_conflict',
          );
        // The cleanup may have removed unnamed bytes meanwhile.
        if (!here[at]) throw wrong(file, 'The file is no longer available. Try again.');
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
