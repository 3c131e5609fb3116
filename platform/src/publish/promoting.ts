/** Files of one channel that come into another: the same bytes under the same entry, all of them in one step. */
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

/** What the event of a promoted file begins with; the place of the channel that it came from follows. */
export const PROMOTED_FROM = 'promoted from ';
/** What the event of a file begins with that a bundle brought; ` of ` and the channel's place on the hub that made it follow. */
export const BUNDLED_FROM = 'brought in with a bundle';
/** What stands in the place of the name of a source that the caller may not read; no channel can be called so. */
export const HIDDEN_SOURCE = 'a channel that you may not read';

/** A file of a source; `object_key` is null where the hub does not hold its bytes yet. */
export type PromotableFile = FileRecord & { id: number; object_key: string | null };

/** What the door is made of. */
export interface PromotingParts {
  channels: Pick<Channels, 'publishFiles'>;
  repo: Pick<Repo, 'objects' | 'fetch' | 'attestations' | 'signaturesIn'>;
}

/** The door of files that are on this hub already. */
export class Promoting {
  readonly #parts: PromotingParts;
  constructor(parts: PromotingParts) {
    this.#parts = parts;
  }

  /** @throws HttpError 409 `not_hosted` for a channel into which nothing is published */
  checkTarget(target: ChannelRow): void {
    const elsewhere = whyNotHosted(target);
    if (elsewhere !== null) throw conflict(elsewhere, 'not_hosted');
  }

  /** How many of some files of a mirror have no bytes on this hub: those have to be fetched first, which may take long. Other channels have nowhere to fetch from. */
  async countAway(source: ChannelRow, files: readonly Pick<PromotableFile, 'object_key'>[]): Promise<number> {
    if (source.type !== 'external_mirror' || source.source === null) return 0;
    const { objects } = this.#parts.repo;
    const away = await Promise.all(files.map(async ({ object_key: key }) => key === null || !(await objects.has(key))));
    return away.filter(Boolean).length;
  }

  /**
   * Brings files into a channel, in one transaction: clients see all of them with the next publication, or none. The bytes are not stored again; those that
   * a mirror has not fetched yet are fetched first.
   * @param publisher who asked for it; `labels` those that the files come under, null for `main`; `also` is what else belongs into the transaction
   * @throws HttpError 409 `not_promotable` when another file of a name came meanwhile, or for attestations with which nothing is published, 424 when bytes cannot be fetched
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
   * The file with an entry that names attestations only where they can be had: what its source promised and never gave is not promised again.
   * @throws HttpError 409 for what its certificate did not sign, or the operator's trusted root does not confirm
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
          `${file.subdir}/${file.file_name} cannot be fetched: ${error instanceof Error ? error.message : 'its source does not answer.'} Nothing was promoted; try again later.`,
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
