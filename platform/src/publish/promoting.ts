/** Copies files from one channel to another: the same bytes and record, all together. */
import { ATTESTATIONS_FIELD } from '@terrarium/domain/repo';
import type { ChannelRow, Channels, FileRecord } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import { conflict, HttpError, notFound } from '../http/index.ts';
import { whyNotTaken } from '../repo/index.ts';
import type { Repo } from '../repo/index.ts';
import { copyArchive } from './archive/index.ts';
import { whyNotHosted } from './permission.ts';
import type { Publisher } from './permission.ts';
import { insertEvent } from './store.ts';

/** Start of the reason of a promoted file's event, followed by the source channel. */
export const PROMOTED_FROM = 'promoted from ';
/** Start of the reason of an imported file's event, followed by ` of ` and the channel on the exporting hub. */
export const BUNDLED_FROM = 'imported with a bundle';
/** Shown instead of a source channel that the caller can't read. Not a valid channel name. */
export const HIDDEN_SOURCE = "a channel that you can't read";

/** A file of the source channel. `object_key` is null if the hub doesn't have the file. */
export type PromotableFile = FileRecord & { id: number; object_key: string | null };

/** Dependencies of {@link Promoting}. */
export interface PromotingParts {
  channels: Pick<Channels, 'publishFiles'>;
  repo: Pick<Repo, 'objects' | 'fetch' | 'attestations' | 'signaturesIn'>;
}

/** Promotes files that are on this hub. */
export class Promoting {
  readonly #parts: PromotingParts;
  constructor(parts: PromotingParts) {
    this.#parts = parts;
  }

  /** @throws HttpError 409 `not_hosted` for a channel that isn't hosted */
  checkTarget(target: ChannelRow): void {
    const elsewhere = whyNotHosted(target);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
  }

  /**
   * Counts the mirrored files that must be downloaded first, which can take long.
   * Other channels have no source to download from.
   */
  async countAway(source: ChannelRow, files: readonly Pick<PromotableFile, 'object_key'>[]): Promise<number> {
    if (source.type !== 'external_mirror' || source.source === null) return 0;
    const { objects } = this.#parts.repo;
    const away = await Promise.all(files.map(async ({ object_key: key }) => key === null || !(await objects.has(key))));
    return away.filter(Boolean).length;
  }

  /**
   * Promotes files to a channel in one transaction: clients see all of them with the next publication, or none. Bytes
   * aren't stored again. Missing files of a mirror are downloaded first.
   * @param publisher who requested it; `labels` of the files, null for `main`; `also` further writes in the transaction
   * @throws HttpError 409 `not_promotable` if another file with the same name was published meanwhile, or for invalid
   * attestations, 424 if files can't be downloaded
   */
  async promote(
    target: ChannelRow,
    source: ChannelRow,
    files: readonly PromotableFile[],
    { publisher, labels, also }: { publisher: Publisher; labels: string[] | null; also: (trx: Trx) => Promise<void> },
  ): Promise<void> {
    const here: (PromotableFile & { object_key: string; labels: string[] | null })[] = [];
    for (const file of files) {
      const bytes = await this.#bytesOf(source, file);
      here.push({ ...(await this.#attested(source, file)), labels, object_key: bytes });
    }
    const done = await this.#parts.channels.publishFiles(target.id, source.id, here, async (trx, ids) => {
      for (const [at, fileId] of ids.entries()) {
        const { id, object_key: objectKey, subdir, file_name: fileName } = here[at]!;
        if (fileId === null)
          throw conflict(
            `${subdir}/${fileName} came into '${target.organization_name}/${target.name}' meanwhile. Nothing was promoted: look at it and try again.`,
            'not_promotable',
          );
        await insertEvent(trx, {
          fileId,
          channelId: target.id,
          publisher,
          kind: 'published',
          reason: `${PROMOTED_FROM}${source.organization_name}/${source.name}`,
        });
        await copyArchive(trx, id, { id: fileId, channelId: target.id, objectKey });
      }
      await also(trx);
    });
    if (!done) throw notFound(`The channel '${target.name}'`, 'channel_not_found');
  }

  /**
   * Returns the file with a record that names attestations only if they are available, so that a missing promise of the
   * source isn't repeated.
   * @throws HttpError 409 if the certificate didn't sign it, or the operator's trusted root doesn't confirm it
   */
  async #attested(source: ChannelRow, file: PromotableFile): Promise<PromotableFile> {
    const { [ATTESTATIONS_FIELD]: digest, ...record } = file.record;
    if (typeof digest !== 'string') return file;
    const { name, subdir, file_name: fileName, sha256 } = file;
    const found =
      sha256 === null
        ? null
        : await this.#parts.repo.attestations(digest, {
            id: source.id,
            source: source.source,
            name,
            subdir,
            fileName,
            sha256,
          });
    if (found === null) return { ...file, record, trust: 'unsigned' };
    const why = whyNotTaken(this.#parts.repo.signaturesIn(found, { fileName, sha256: sha256! }));
    if (why !== null)
      throw conflict(
        `${subdir}/${fileName}: Its attestations cannot be taken: ${why} Nothing was promoted.`,
        'not_promotable',
      );
    return file;
  }

  async #bytesOf(source: ChannelRow, file: PromotableFile): Promise<string> {
    const { objects } = this.#parts.repo;
    if (file.object_key !== null && (await objects.has(file.object_key))) return file.object_key;
    if (source.type === 'external_mirror' && source.source !== null && file.sha256 !== null) {
      try {
        await this.#parts.repo.fetch({
          kind: 'fetch',
          fileId: file.id,
          name: file.name,
          mirrorId: source.id,
          source: source.source,
          subdir: file.subdir,
          fileName: file.file_name,
          sha256: file.sha256,
          md5: file.md5,
          size: file.size,
        });
        return file.sha256;
      } catch (error) {
        throw new HttpError(
          424,
          'source_unavailable',
          `${file.subdir}/${file.file_name} can't be downloaded: ${error instanceof Error ? error.message : "its source isn't responding."} Nothing was promoted. Try again later.`,
          { cause: error },
        );
      }
    }
    throw conflict(
      `This hub does not hold the bytes of ${file.subdir}/${file.file_name}. Nothing was promoted.`,
      'not_promotable',
    );
  }
}
