/** One package from its first byte to the index: received, read, and committed with who published it. Every protocol ends here. */
import { FairQueue } from '@terrarium/domain/http';
import type { Bytes } from '@terrarium/domain/bytes';
import { ATTESTATIONS_FIELD, isPackageFileName, readAttestation } from '@terrarium/domain/repo';
import type { AdvisoryArea } from '../advisory/index.ts';
import type { ChannelRow, Channels, FileRecord, HeldFile } from '../channel/index.ts';
import { isBadRecord, labelsColumn, labelsOfColumn, readRecord } from '../channel/index.ts';
import type { AuditActor } from '../audit/index.ts';
import { noteChange } from '../change/index.ts';
import type { Trx } from '../db/index.ts';
import { attestationsOf, keepAttestations, whyNotTaken } from '../repo/index.ts';
import type { Attestations, ObjectStore, ReceivedObject, Repo } from '../repo/index.ts';
import { isHeavy, keepArchives, readAhead, readArchive, scriptKinds } from './archive/index.ts';
import type { PackageArchive } from './archive/index.ts';
import { endOf, keyOf } from './uploadLimits.ts';
import type { Permitted, Publisher } from './permission.ts';
import { Refusal } from './refusal.ts';
import { serviceAccountName } from '../serviceAccount/index.ts';
import { insertEvent } from './store.ts';

/** What a client says of the package that it sends. */
export interface PackageUpload {
  fileName: string;
  /** The subdir of the address; null where only the archive tells it. */
  subdir: string | null;
  /** SHA-256 in hex that the bytes must have; null where the client names none. */
  sha256: string | null;
  /** MD5 in hex, likewise; missing where the client names none. */
  md5?: string | null;
  /** The status of bytes that have another hash: quetz has one of its own. */
  mismatch?: 406 | 422;
  /** Labels that it comes under; `main` unless given. */
  labels?: readonly string[];
  /** The bytes that the upload was asked for, where it was asked for beforehand. */
  size?: number;
  /** The bytes that the request says it has, its form with them: nobody relies on it. Missing where it says none. */
  announced?: number;
  /** The Sigstore bundle that attests it (CEP 27), when all of the request has come; null for none. */
  attestation?: () => Promise<string | null>;
  /** How long the answer may wait until clients see the package, in ms; 0 when it is not given. */
  wait?: number;
}

/** A package that is in the channel now; the answer of every protocol is made of it. */
export interface Published {
  name: string;
  version: string;
  build: string;
  subdir: string;
  filename: string;
  sha256: string;
  md5: string;
  /** Bytes. */
  size: number;
  url: string;
  /** When clients run scripts of it: `post-link`, `activate` …; empty for a package that runs nothing. */
  scripts: string[];
  /** Labels that list it; of a file that was there before, those that it had. */
  labels: string[];
  /** Whether clients see it already; else they do within seconds, unless a policy on the channel refuses it. */
  indexed: boolean;
  /** Whether the very same bytes were there before. */
  existing: boolean;
}

/** A package that came and was read, and counts only when whoever sent it says so. Its bytes are in object storage. */
export interface Inspection {
  archive: PackageArchive;
  bytes: Pick<ReceivedObject, 'key' | 'md5' | 'size'>;
  /** The Sigstore bundle that came with it; null for none. */
  bundle: string | null;
}

/** A package as an upload that is only inspected is answered with: what would be listed. */
export interface Inspected extends Pick<
  Published,
  'name' | 'version' | 'build' | 'subdir' | 'filename' | 'sha256' | 'md5' | 'size' | 'scripts'
> {
  license: string | null;
  summary: string | null;
  depends: string[];
  existing: false;
  /** What it is published with, and until when it can be. */
  upload_id: string;
  inspected_until: Date;
}

/** A file that the channel has. */
type Held = Pick<HeldFile, 'id' | 'labels'>;
/** A package with its place in the database. */
type Placed = Omit<Published, 'indexed'> & { fileId: number; channelId: string };

/** Leave to publish: who has it, and how that is asked again. */
export interface PublishPermission {
  permitted: Permitted;
  permit: () => Promise<Permitted>;
  /** Gives back the place that the upload has: its bytes are in. */
  leave?: () => void;
}

/** What {@link Publishing} works with. */
export interface PublishingParts {
  /** Who is told what packages say that they are upstream. */
  advisory: {
    identities: Pick<AdvisoryArea['identities'], 'fromPublisher'>;
    advisories: Pick<AdvisoryArea['advisories'], 'changed'>;
  };
  channels: Pick<Channels, 'heldFile' | 'publishFile'>;
  repo: Pick<Repo, 'lists' | 'signaturesIn'> & { objects: ObjectStore };
  /** Origin at which people reach the hub. */
  publicUrl: string;
}

/** What an inspected package is, for its sender. */
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

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Publishes packages. */
export class Publishing {
  readonly #parts: PublishingParts;
  /** Heavy archives that are read: one of each publisher. */
  readonly #heavy = new FairQueue({ slots: 4, perCaller: 1, waiting: 1_024, waitingPerCaller: 256 });
  constructor(parts: PublishingParts) {
    this.#parts = parts;
  }

  /**
   * Takes in a package. Nothing of it is left when that fails.
   * @param permitted who may publish, asked before the first byte
   * @param permit asked once more before the commit: a token may have been revoked meanwhile
   * @throws Refusal, ArchiveError
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
   * Takes in a package that does not count yet: it is looked at as by {@link publish}, and its bytes are kept for {@link publishInspected}.
   * @returns what was read; where the channel has the very same file, that
   * @throws Refusal, ArchiveError
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
   * @throws Refusal where the channel has another file of the name by now, or the bytes are not kept any more
   */
  async publishInspected(
    permitted: Permitted,
    upload: Pick<PackageUpload, 'fileName' | 'labels'>,
    found: Inspection,
  ): Promise<Published> {
    const { objects } = this.#parts.repo;
    const placed = await this.#commit(permitted, upload, found, async () => {
      if (!(await objects.has(found.bytes.key)))
        throw new Refusal(
          404,
          'unknown_upload',
          `The bytes of ${upload.fileName} are not kept any more. Send it again.`,
        );
    });
    return this.#told(placed, 0);
  }

  /** @param wait see {@link PackageUpload} */
  async #told({ fileId, channelId, ...published }: Placed, wait = 0): Promise<Published> {
    const file = { channelId, subdir: published.subdir, fileId };
    return { ...published, indexed: await this.#parts.repo.lists(file, wait) };
  }

  /** Receives and reads a package, and lets `use` do what is to be done with it while its bytes are here. */
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
            throw new Refusal(
              upload.mismatch ?? 422,
              'hash_mismatch',
              `The bytes that came have ${kind} ${is}, the request announced ${said.slice(0, 64)}. Send the file again.`,
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

  /** Unpacks an archive that is heavy when its publisher has no other under way: the threads that read archives are everybody's. */
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

  /** What a package becomes in a channel. @throws Refusal 422 for what clients could not read, or an attestation that cannot be taken */
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

  /** The very same file in a channel; null when it has none of the name. @throws Refusal 409 for another one, and for one that was taken off */
  async #held(channel: Permitted['channel'], fileName: string, { archive, bytes }: Inspection): Promise<Held | null> {
    const { subdir } = archive;
    const found = await this.#parts.channels.heldFile(channel.id, subdir, fileName);
    if (found === undefined) return null;
    const place = placeOf(channel);
    if (found.withdrawn !== null)
      throw new Refusal(
        409,
        'withdrawn',
        found.withdrawn === 'yanked'
          ? `${fileName} was yanked from ${place}. Restore it there, or publish a new build number.`
          : `${fileName} was removed from ${place} because it does harm. Publish a new build number.`,
      );
    if (found.sha256 === bytes.key) return found;
    throw new Refusal(
      409,
      'exists',
      `${place} has another file of the name ${subdir}/${fileName} already. What is published is never changed, because lock files hold its hash: publish a new build number.`,
    );
  }

  /** @param keep gives the bytes their place */
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
    // First the bytes, then the row that names them: a row never names bytes that are not there.
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
    // Somebody published the same name at the same time, or the channel was deleted.
    const meanwhile = await this.#held(channel, fileName, found);
    if (meanwhile !== null) return placed(meanwhile, true);
    throw new Refusal(404, 'unknown_channel', `The channel ${placeOf(channel)} was deleted while the package came in.`);
  }
}

const placeOf = ({ organization_name, name }: Permitted['channel']): string => `${organization_name}/${name}`;

/** Holds what comes, or came, against what an upload was asked for; both in bytes. @throws Refusal 422 */
export function checkSize(asked: number, size: number): void {
  if (size !== asked)
    throw new Refusal(
      422,
      'size_mismatch',
      `The upload was asked for with ${asked} bytes, but the file has ${size}. Ask for a new one.`,
    );
}

/** @throws Refusal 400, 422 for a file name that no channel can hold, or a hash that is none */
function checkUpload({ fileName, sha256 }: PackageUpload): void {
  if (!isPackageFileName(fileName))
    throw new Refusal(
      422,
      'bad_file_name',
      `'${fileName.replaceAll(/\p{Cc}/gu, '\ufffd').slice(0, 100)}' is no name of a package: it must be NAME-VERSION-BUILD.conda or .tar.bz2.`,
    );
  if (sha256 !== null && !/^[0-9a-f]{64}$/i.test(sha256))
    throw new Refusal(400, 'malformed_request', 'The announced SHA-256 is none: it must be 64 hexadecimal digits.');
}

/** The row of a file. @throws Refusal 422 for a record that clients could not read */
function recordOf(
  archive: PackageArchive,
  fileName: string,
  { key, md5, size }: Inspection['bytes'],
  attestations: Attestations | null,
): FileRecord {
  const { [ATTESTATIONS_FIELD]: _, ...own } = archive.record;
  const record = readRecord(archive.subdir, fileName, {
    ...own,
    sha256: key,
    md5,
    size,
    ...(attestations && { [ATTESTATIONS_FIELD]: attestations.digest }),
  });
  if (isBadRecord(record)) throw new Refusal(422, 'bad_metadata', `info/index.json: ${record.reason}.`);
  const { about } = archive;
  return { ...record, indexed_ms: Date.now(), summary: textOf(about?.['summary']), home: textOf(about?.['home']) };
}

/**
 * The sidecar of what a client sent with its package.
 * @throws Refusal 422 for what attests something else, or for another channel; for what its certificate did not sign, or the operator's trusted root does not confirm
 */
function attested(
  bundle: string,
  {
    fileName,
    sha256,
    place,
    publicUrl,
    repo,
  }: { fileName: string; sha256: string; place: string; publicUrl: string; repo: Pick<Repo, 'signaturesIn'> },
): Attestations {
  const wrong = (what: string): Refusal => new Refusal(422, 'attestation_wrong', `${what} Nothing was published.`);
  const found = attestationsOf(bundle, { fileName, sha256 });
  if (typeof found === 'string') throw wrong(`The attestation cannot be taken: ${found}`);
  const said = readAttestation(JSON.parse(bundle));
  const target = typeof said === 'string' ? null : (said.targetChannel?.replace(/\/+$/, '') ?? null);
  if (target !== null && target !== `${publicUrl}/repo/${place}` && target !== `${publicUrl}/${place}`)
    throw wrong(`The attestation is for the channel ${target.slice(0, 200)}, not for ${publicUrl}/repo/${place}.`);
  const why = whyNotTaken(repo.signaturesIn(found.body, { fileName, sha256 }));
  if (why !== null) throw wrong(`The attestation cannot be taken: ${why}`);
  return found;
}

/** Who published, as the audit log names them. */
export function actorOf(publisher: Publisher, channel: Pick<ChannelRow, 'organization_id'>): AuditActor {
  return 'named' in publisher ? { organizationId: channel.organization_id } : publisher;
}

/** What a change says of who did it where that is no person. */
export async function nameOfPublisher(trx: Trx, publisher: Publisher): Promise<string> {
  if ('named' in publisher) return `by ${publisher.named}`;
  return 'serviceAccountId' in publisher
    ? `by the service account ${await serviceAccountName(trx, publisher.serviceAccountId)}`
    : '';
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
