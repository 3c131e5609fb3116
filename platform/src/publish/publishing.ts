/** Publishes one package: receives, reads, and commits it with its publisher. Used by all protocols. */
import { FairQueue } from '@terrarium/domain/http';
import type { Bytes } from '@terrarium/domain/bytes';
import { isPackageFileName } from '@terrarium/domain/repo';
import type { AdvisoryArea } from '../advisory/index.ts';
import type { Channels, FileRecord, HeldFile } from '../channel/index.ts';
import { labelsColumn, labelsOfColumn } from '../channel/index.ts';
import { noteChange } from '../change/index.ts';
import type { Trx } from '../db/index.ts';
import { keepAttestations } from '../repo/index.ts';
import type { Attestations, ObjectStore, ReceivedObject, Repo } from '../repo/index.ts';
import { isHeavy, keepArchives, readAhead, readArchive, scriptKinds } from './archive/index.ts';
import type { PackageArchive } from './archive/index.ts';
import { endOf, keyOf } from './uploadRate.ts';
import type { Permitted, Publisher } from './permission.ts';
import { Rejection } from './rejection.ts';
import { insertEvent } from './store.ts';
import { textOf, recordOf, attested, actorOf, nameOfPublisher } from './fileRecord.ts';

/** What a client says about the package that it sends. */
export interface PackageUpload {
  fileName: string;
  /** Subdir in the URL; null if only the archive contains it. */
  subdir: string | null;
  /** Required SHA-256 in hex; null if the client sends none. */
  sha256: string | null;
  /** Required MD5 in hex; missing if the client sends none. */
  md5?: string | null;
  /** HTTP status for a wrong hash. quetz has its own. */
  mismatch?: 406 | 422;
  /** Labels of the file. Default `main`. */
  labels?: readonly string[];
  /** Size for which the upload was requested, if it was. */
  size?: number;
  /** Announced size of the request including its form. Only a hint. Missing if not announced. */
  announced?: number;
  /** Returns the Sigstore bundle (CEP 27) after the whole request was read; null if none. */
  attestation?: () => Promise<string | null>;
  /** Maximum wait until clients see the package, in ms. Default 0. */
  wait?: number;
}

/** A package in the channel, the basis of every protocol's response. */
export interface Published {
  name: string;
  version: string;
  build: string;
  subdir: string;
  filename: string;
  sha256: string;
  md5: string;
  /** Size in bytes. */
  size: number;
  url: string;
  /** When clients run scripts of it: `post-link`, `activate`, …; empty if it has none. */
  scripts: string[];
  /** Its labels. For an existing file, the current ones. */
  labels: string[];
  /** Whether clients see it already. Otherwise they will within seconds, unless a policy blocks it. */
  indexed: boolean;
  /** Whether the same bytes were published before. */
  existing: boolean;
}

/**
 * A package that was received and read, but waits for its publisher's confirmation.
 * Its bytes are in object storage.
 */
export interface Inspection {
  archive: PackageArchive;
  bytes: Pick<ReceivedObject, 'key' | 'md5' | 'size'>;
  /** Its Sigstore bundle; null if none. */
  bundle: string | null;
}

/** Response of an upload for inspection: what would be listed. */
export interface Inspected extends Pick<
  Published,
  'name' | 'version' | 'build' | 'subdir' | 'filename' | 'sha256' | 'md5' | 'size' | 'scripts'
> {
  license: string | null;
  summary: string | null;
  depends: string[];
  existing: false;
  /** ID to publish it with, and its expiration. */
  upload_id: string;
  inspected_until: Date;
}

/** A file of the channel. */
type Held = Pick<HeldFile, 'id' | 'labels'>;
/** A package with its row in the database. */
type Placed = Omit<Published, 'indexed'> & { fileId: number; channelId: string };

/** Permission to publish: the publisher, and how to check it again. */
export interface PublishPermission {
  permitted: Permitted;
  permit: () => Promise<Permitted>;
  /** Frees the upload's slot after its bytes were received. */
  leave?: () => void;
}

/** Dependencies of {@link Publishing}. */
export interface PublishingParts {
  /** Receives the upstream identities that packages state. */
  advisory: {
    identities: Pick<AdvisoryArea['identities'], 'fromPublisher'>;
    advisories: Pick<AdvisoryArea['advisories'], 'changed'>;
  };
  channels: Pick<Channels, 'heldFile' | 'publishFile'>;
  repo: Pick<Repo, 'lists' | 'signaturesIn'> & { objects: ObjectStore };
  /** Origin at which users reach the hub. */
  publicUrl: string;
}

/** Returns what an inspected package contains, for its sender. */
export function factsOf(
  { archive, bytes }: Inspection,
  filename: string,
): Omit<Inspected, 'upload_id' | 'inspected_until'> {
  const { name, version, build, subdir, record, about } = archive;
  const { license, depends } = record;
  return {
    name,
    version,
    build,
    subdir,
    filename,
    sha256: bytes.key,
    md5: bytes.md5,
    size: bytes.size,
    scripts: scriptKinds(archive),
    license: textOf(license),
    summary: textOf(about?.['summary']),
    depends: Array.isArray(depends) ? depends.map(String) : [],
    existing: false,
  };
}

/** Publishes packages. */
export class Publishing {
  readonly #parts: PublishingParts;
  /** Queue for reading heavy archives: one per publisher. */
  readonly #heavy = new FairQueue({ slots: 4, perCaller: 1, waiting: 1_024, waitingPerCaller: 256 });
  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  /**
   * Publishes a package.
   * Leaves nothing after a failure.
   * @param permitted publisher, checked before the first byte
   * @param permit checks again before the commit, because a token may have been revoked
   * @throws Rejection, ArchiveError
   */
  readonly publish = async (
    permission: PublishPermission,
    upload: PackageUpload,
    bytes: Bytes,
    signal?: AbortSignal,
  ): Promise<Published> => {
    const placed = await this.#takeIn(permission, upload, bytes, signal, async (found, received) =>
      this.#commit(await permission.permit(), upload, found, () => this.#parts.repo.objects.keep(received)),
    );
    return this.#told(placed, upload.wait);
  };

  /**
   * Receives a package for inspection: checks it like {@link publish} and stores its bytes for {@link
   * publishInspected}.
   * @returns what was read, or the same file if the channel has it
   * @throws Rejection, ArchiveError
   */
  inspect(
    permission: PublishPermission,
    upload: PackageUpload,
    bytes: Bytes,
    signal?: AbortSignal,
  ): Promise<Inspection | Published> {
    return this.#takeIn(permission, upload, bytes, signal, async (found, received) => {
      const { channel } = await permission.permit();
      const { placed } = this.#entryOf(channel, upload, found);
      const before = await this.#held(channel, upload.fileName, found);
      if (before !== null) return this.#told(placed(before, true), 0);
      await this.#parts.repo.objects.keep(received);
      return found;
    });
  }

  /**
   * Publishes what {@link inspect} has read.
   * @throws Rejection if the channel has another file with the same name, or the bytes have expired
   */
  async publishInspected(
    permitted: Permitted,
    upload: Pick<PackageUpload, 'fileName' | 'labels'>,
    found: Inspection,
  ): Promise<Published> {
    const { objects } = this.#parts.repo;
    const placed = await this.#commit(permitted, upload, found, async () => {
      if (!(await objects.has(found.bytes.key)))
        throw new Rejection(404, 'unknown_upload', `The upload of ${upload.fileName} expired. Upload it again.`);
    });
    return this.#told(placed, 0);
  }

  /** @param wait see {@link PackageUpload} */
  async #told({ fileId, channelId, ...published }: Placed, wait = 0): Promise<Published> {
    const file = { channelId, subdir: published.subdir, fileId };
    return { ...published, indexed: await this.#parts.repo.lists(file, wait) };
  }

  /** Receives and reads a package, and calls `use` while its bytes are available. */
  async #takeIn<Result>(
    { permitted, leave }: PublishPermission,
    upload: PackageUpload,
    bytes: Bytes,
    signal: AbortSignal | undefined,
    use: (found: Inspection, received: ReceivedObject) => Promise<Result>,
  ): Promise<Result> {
    checkUpload(upload);
    const { objects } = this.#parts.repo;
    const { fileName, subdir, announced = 0 } = upload;
    let ahead: ReturnType<typeof readAhead> = null;
    try {
      ahead = readAhead(fileName, announced, subdir);
      const received = await objects.receive(bytes, { announced, watcher: ahead ?? undefined });
      try {
        const hashes = [
          ['sha256', received.key, upload.sha256],
          ['md5', received.md5, upload.md5 ?? null],
        ] as const;
        for (const [kind, is, said] of hashes)
          if (said !== null && said.toLowerCase() !== is)
            throw new Rejection(
              upload.mismatch ?? 422,
              'hash_mismatch',
              `Checksum mismatch: expected ${kind} ${said.slice(0, 64)}, got ${is}. Upload the file again.`,
            );
        if (upload.size !== undefined) checkSize(upload.size, received.size);
        const archive =
          (await ahead?.found(received.path, signal)) ??
          (await this.#inTurn(permitted, fileName, received.size, signal, () =>
            readArchive(received.path, fileName, {
              ...(signal === undefined ? {} : { signal }),
              ...(subdir === null ? {} : { subdir }),
            }),
          ));
        const { key, md5, size } = received;
        const bundle = (await upload.attestation?.()) ?? null;
        return await use({ archive, bytes: { key, md5, size }, bundle }, received);
      } finally {
        await objects.discard(received);
      }
    } finally {
      ahead?.discard();
      leave?.();
    }
  }

  /** Reads a heavy archive when its publisher has no other in progress, because all publishers share the threads. */
  async #inTurn<Result>(
    permitted: Permitted,
    fileName: string,
    size: number,
    signal: AbortSignal | undefined,
    read: () => Promise<Result>,
  ): Promise<Result> {
    if (!isHeavy(fileName, size)) return read();
    const publisher = keyOf(permitted);
    await this.#heavy.enter(publisher, signal && endOf(signal));
    try {
      return await read();
    } finally {
      this.#heavy.leave(publisher);
    }
  }

  /**
   * Builds the record of a package in a channel.
   * @throws Rejection 422 for a record that clients couldn't read, or an invalid attestation
   */
  #entryOf(
    channel: Permitted['channel'],
    { fileName }: Pick<PackageUpload, 'fileName'>,
    { archive, bytes, bundle }: Inspection,
  ): {
    record: FileRecord;
    attestations: Attestations | null;
    placed: (held: Held, existing: boolean) => Placed;
  } {
    const { repo, publicUrl } = this.#parts;
    const { name, version, build, subdir } = archive;
    const place = placeOf(channel);
    const attestations =
      bundle === null ? null : attested(bundle, { fileName, sha256: bytes.key, place, publicUrl, repo });
    return {
      record: recordOf(archive, fileName, bytes, attestations),
      attestations,
      placed: ({ id, labels }, existing) => ({
        fileId: id,
        channelId: channel.id,
        name,
        version,
        build,
        subdir,
        filename: fileName,
        sha256: bytes.key,
        md5: bytes.md5,
        size: bytes.size,
        url: `${publicUrl}/repo/${place}/${subdir}/${encodeURIComponent(fileName)}`,
        scripts: scriptKinds(archive),
        labels: labelsOfColumn(labels),
        existing,
      }),
    };
  }

  /**
   * Finds the same file in a channel; null if there is none with this name.
   * @throws Rejection 409 for a different one, or a yanked or quarantined one
   */
  async #held(channel: Permitted['channel'], fileName: string, { archive, bytes }: Inspection): Promise<Held | null> {
    const { subdir } = archive;
    const found = await this.#parts.channels.heldFile(channel.id, subdir, fileName);
    if (found === undefined) return null;
    const place = placeOf(channel);
    if (found.withdrawn !== null)
      throw new Rejection(
        409,
        'withdrawn',
        found.withdrawn === 'yanked'
          ? `${fileName} was yanked from ${place}. Restore it there, or publish a new build number.`
          : `${fileName} is quarantined in ${place}. Publish a new build number.`,
      );
    if (found.sha256 === bytes.key) return found;
    throw new Rejection(
      409,
      'exists',
      `${place} already has a different file named ${subdir}/${fileName}. Published files can't be changed, because lock files contain their hash. Publish a new build number.`,
    );
  }

  /** @param keep stores the bytes */
  async #commit(
    { publisher, channel }: Permitted,
    { fileName, labels: wanted }: Pick<PackageUpload, 'fileName' | 'labels'>,
    found: Inspection,
    keep: () => Promise<void>,
  ): Promise<Placed> {
    const { advisory, channels } = this.#parts;
    const { archive, bytes } = found;
    const labels = labelsColumn(wanted);
    const { record, attestations, placed } = this.#entryOf(channel, { fileName }, found);
    const before = await this.#held(channel, fileName, found);
    if (before !== null) return placed(before, true);
    // Store the bytes before the row, so that a row never names missing bytes.
    await keep();
    let isKnown = false;
    const added = await channels.publishFile(
      channel.id,
      { ...record, object_key: bytes.key, labels },
      async (trx, fileId) => {
        await note(trx, {
          publisher,
          channel,
          fileId,
          fileName,
          labels,
          archive,
          objectKey: bytes.key,
          attestations,
        });
        const { purls } = archive.record;
        if (Array.isArray(purls))
          isKnown = await advisory.identities.fromPublisher(trx, archive.name, purls.map(String), placeOf(channel));
      },
    );
    if (isKnown) await advisory.advisories.changed();
    if (added !== null) return placed({ id: added, labels }, false);
    // Another request published the same name, or the channel was deleted.
    const meanwhile = await this.#held(channel, fileName, found);
    if (meanwhile !== null) return placed(meanwhile, true);
    throw new Rejection(404, 'unknown_channel', `The channel ${placeOf(channel)} was deleted during the upload.`);
  }
}

const placeOf = ({ organization_name, name }: Permitted['channel']): string => `${organization_name}/${name}`;

/** Compares a size with the requested one, both in bytes. @throws Rejection 422 */
export function checkSize(asked: number, size: number): void {
  if (size !== asked)
    throw new Rejection(
      422,
      'size_mismatch',
      `The upload was asked for with ${asked} bytes, but the file has ${size}. Ask for a new one.`,
    );
}

/** @throws Rejection 400, 422 for an invalid file name or hash */
function checkUpload({ fileName, sha256 }: PackageUpload): void {
  if (!isPackageFileName(fileName))
    throw new Rejection(
      422,
      'bad_file_name',
      `'${fileName.replaceAll(/\p{Cc}/gu, '\ufffd').slice(0, 100)}' isn't a valid package file name. Use NAME-VERSION-BUILD.conda or NAME-VERSION-BUILD.tar.bz2.`,
    );
  if (sha256 !== null && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new Rejection(400, 'malformed_request', 'The SHA-256 checksum must have 64 hexadecimal digits.');
}

async function note(
  trx: Trx,
  {
    publisher,
    channel,
    fileId,
    fileName,
    labels,
    archive,
    objectKey,
    attestations,
  }: {
    publisher: Publisher;
    channel: Permitted['channel'];
    fileId: number;
    fileName: string;
    labels: string[] | null;
    archive: PackageArchive;
    objectKey: string;
    attestations: Attestations | null;
  },
): Promise<void> {
  if (attestations !== null) await keepAttestations(trx, attestations, objectKey);
  await insertEvent(trx, { fileId, channelId: channel.id, publisher, kind: 'published' });
  await keepArchives(trx, [{ id: fileId, channelId: channel.id, objectKey, archive }]);
  await noteChange(trx, {
    organizationId: channel.organization_id,
    actorId: 'userId' in publisher ? publisher.userId : null,
    kind: 'file_published',
    subject: `${archive.subdir}/${fileName}`,
    channel,
    detail: [labels === null ? '' : `as ${labels.join(', ')}`, await nameOfPublisher(trx, publisher)]
      .filter(Boolean)
      .join('; '),
    audit: {
      actor: actorOf(publisher, channel),
      facts: { sha256: objectKey, ...(labels && { labels: labels.join(', ') }) },
    },
  });
}
