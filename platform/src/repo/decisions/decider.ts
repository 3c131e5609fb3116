// Read model of channel, channel_file, file_event: one query finds a file with its channel, and why it is unavailable.
/**
 * Decides every request to `/repo` and `/t`: who can read which bytes.
 * Never uses outdated data: see `lookupCache.ts`.
 */
import {
  ATTESTATIONS_FIELD,
  CHANNELDATA,
  explanationPage,
  FEED,
  isMarked,
  isPackageFileName,
  NOTICES,
  parseRepoTarget,
  redactTarget,
  SHARD_INDEX,
  shardHash,
  sidecarOf,
  SUBDIR_FILES,
} from '@terrarium/domain/repo';
import type { RepoAddress, Sidecar } from '@terrarium/domain/repo';
import { refuses, RULE_MALICIOUS } from '@terrarium/domain/policy';
import type pg from 'pg';
import { contentSources } from '../memory/index.ts';
import { readCredentials } from './credential.ts';
import { ALLOWED, positionOf } from '../storage/index.ts';
import type { EmptyPublication } from '../publishing/index.ts';
import type { Changes } from '../../db/index.ts';
import { LookupCaches, remember } from './lookupCache.ts';
import type { CacheDependence, LookupCache } from './lookupCache.ts';
import type { ObjectStore } from '../storage/index.ts';
import { channelFeed, channelNotices, generalNotices } from '../indexFiles/index.ts';
import {
  badCredentials,
  bytesElsewhere,
  credentialsWanted,
  knownMalicious,
  malformedPath,
  noSnapshot,
  refused,
  removedAsHarmful,
  shardsWithheld,
  unknownChannel,
  unknownFile,
} from './problem.ts';
import type { Problem } from './problem.ts';
import { lostPackages, newBuilds } from './newBuilds.ts';
import { findSnapshot, snapshotFiles } from './snapshots.ts';
import type { PackageFile } from './snapshots.ts';
import type { Publications, ServedFolder, ServedPublication } from './servedPublications.ts';
import type { BlockReasons } from './blockReason.ts';
import { askedFor } from './countedRequest.ts';
import type { NewBuild, Written } from '../indexFiles/index.ts';
import { contentTypeOf, etagOf, immutable, PACKAGE_CACHE } from '../fileHeaders.ts';
import { problemOf, documentOf, cacheOf, nothing, refusingRule, decided } from './decision.ts';
import type {
  ReadableChannel,
  DecisionSources,
  Ask,
  FileBytes,
  FileAnswer,
  FetchAnswer,
  Decided,
  Answered,
} from './decision.ts';

/** Dependencies of {@link Decider}. */
export interface DeciderParts {
  pool: pg.Pool;
  doors: DecisionSources;
  publications: Publications;
  blockReasons: BlockReasons;
  objects: ObjectStore;
  /** Index files of channels without a publication. */
  empty: () => Promise<EmptyPublication>;
  /** Public origin of the hub, for links to its pages. */
  publicUrl: string;
  /** Finds the attestations of a hash, stored or from the mirror's source. @returns null if there are none */
  attestations: (digest: string, of: PackageFile, subdir: string, fileName: string) => Promise<string | null>;
  /** Counts changes without querying the database, if that is possible. */
  changes?: (() => Changes) | undefined;
}

/** Encodings of index files, with their file name suffixes. */
const CODINGS: readonly (readonly [coding: string, ending: string])[] = [
  ['zstd', '.zst'],
  ['gzip', '.gz'],
];

/** Most packages in a feed. */
const FEED_LENGTH = 50;

/**
 * Returns what the response depends on.
 * Package and feed requests depend on the files of channels, all others only on access rights and the published
 * version.
 */
function dependenceOf({ target, authorization }: Ask): CacheDependence {
  const address = parseRepoTarget(target);
  if (typeof address !== 'string' && address !== null) {
    const { subdir, file } = address;
    if (subdir === null ? file === FEED || file === NOTICES : isPackageFileName(file) || sidecarOf(file) !== null)
      return 'files';
  }
  const hasCredentials =
    authorization !== undefined || (typeof address !== 'string' && address !== null && address.token !== null);
  return hasCredentials ? 'credentials' : 'facts';
}

/** Decides requests. */
export class Decider {
  readonly #parts: DeciderParts;
  readonly #memories: LookupCaches;
  /** Channels whose files a channel serves, for as long as {@link LookupCache.channel} knows the channel. */
  readonly #contents = new WeakMap<ReadableChannel, Promise<string[]>>();

  constructor(parts: DeciderParts) {
    this.#parts = parts;
    this.#memories = new LookupCaches(parts.pool, parts.doors, parts.changes);
  }

  /** Decides one request. */
  async decide(ask: Ask): Promise<Decided> {
    const { memory, access } = await this.#memories.current(dependenceOf(ask));
    return memory.decision(ask, () => this.#decide(ask, access));
  }

  /** Decides concurrent requests together. If one fails, all fail. */
  decideAll(asks: readonly Ask[]): Promise<Decided[]> {
    return Promise.all(asks.map((ask) => this.decide(ask)));
  }

  /** Releases the database connection. */
  close(): Promise<void> {
    return this.#memories.close();
  }

  async #decide({ target, authorization }: Ask, access: LookupCache): Promise<Decided> {
    const instance = redactTarget(target);
    const address = parseRepoTarget(target);
    if (address === 'malformed') return { decision: problemOf(malformedPath(instance)), asked: null };
    const path = typeof address === 'string' ? null : address;
    const credentials = readCredentials(path?.token ?? null, authorization);
    const reader = await access.reader(credentials);
    if (reader === 'bad')
      return { decision: problemOf(badCredentials(instance)), asked: path && askedFor(path, null, false, null) };
    if (path === null)
      return {
        decision: problemOf(
          unknownFile(
            instance,
            typeof parseRepoTarget(target.toLowerCase()) === 'string'
              ? 'Invalid URL. Use /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE. To use a snapshot or label, add @SNAPSHOT or /label/LABEL after the channel.'
              : 'Organization, channel, and subdir names must be lowercase.',
          ),
        ),
        asked: null,
      };
    const channel = await access.channel(path.organization, path.channel, reader, credentials);
    if (channel === null) {
      // conda requests notices without the token. Restricted channels therefore return a notice about the URL only,
      // identical to that of a channel that doesn't exist.
      if (reader === null && path.subdir === null && path.file === NOTICES) {
        return {
          decision: documentOf(generalNotices(path.organization, path.channel, this.#parts.publicUrl), 'public'),
          asked: askedFor(path, reader, false, null),
        };
      }
      const decision = problemOf(
        reader === null ? credentialsWanted(instance) : unknownChannel(instance, path.organization, path.channel),
      );
      return { decision, asked: askedFor(path, reader, false, null) };
    }
    const meant = await this.#publicationOf(path, channel, instance);
    if ('problem' in meant) return { decision: problemOf(meant.problem), asked: askedFor(path, reader, true, null) };
    const shard = shardHash(path.file);
    const sidecar = sidecarOf(path.file);
    const { decision, file } =
      path.subdir === null
        ? await this.#index(path, channel, meant.id, instance)
        : isPackageFileName(path.file)
          ? await this.#package(path, path.subdir, channel, meant.id, instance)
          : sidecar !== null
            ? await this.#sidecar(path, path.subdir, sidecar, channel, meant.id, instance)
            : shard !== null
              ? await this.#shard({ ...path, subdir: path.subdir }, shard, channel, meant.id, instance)
              : await this.#index(path, channel, meant.id, instance);
    // Requests redirected from a blocked URL were counted before the redirect. Shard requests were counted with their
    // index.
    const isCounted = decision.kind === 'problem' ? isMarked(target) : shard !== null || sidecar !== null;
    return { decision, asked: isCounted ? null : askedFor(path, reader, true, file) };
  }

  /**
   * Finds the publication for a path: the current one, or the snapshot in the path.
   * @returns null before the first publication
   */
  async #publicationOf(
    path: RepoAddress,
    channel: ReadableChannel,
    instance: string,
  ): Promise<{ id: string | null } | { problem: Problem }> {
    if (path.snapshot === null) return { id: channel.publication_id };
    const found = await findSnapshot(this.#parts.pool, channel.id, path.snapshot, Date.now());
    return 'id' in found ? found : { problem: noSnapshot(instance, path, found) };
  }

  /** Finds a publication by ID. @returns null before the first one */
  async #publication(id: string | null): Promise<ServedPublication | null> {
    return id === null ? null : this.#parts.publications.get(id);
  }

  async #shard(
    { organization, channel: name, label, subdir, file: fileName }: RepoAddress & { subdir: string },
    hash: string,
    channel: ReadableChannel,
    publicationId: string | null,
    instance: string,
  ): Promise<Answered> {
    const publication = await this.#publication(publicationId);
    const served = publication && (await labelled(publication, label));
    const place = (await served?.shards(subdir))?.find(hash) ?? null;
    if (publication === null || served === null || place === null)
      return nothing(
        unknownFile(
          instance,
          `The channel '${organization}/${name}' has no shard of this hash for ${subdir}. Read ${SHARD_INDEX} again: it names those that there are.`,
        ),
      );
    const isFiltered = publication.policy !== null;
    const decision: FileAnswer = {
      kind: 'file',
      path: `${served.folder}/${place.pack}`,
      offset: place.offset,
      size: place.length,
      etag: etagOf(hash),
      contentType: contentTypeOf(fileName),
      // The bytes of a hash never change. The index says whether they belong to the current publication.
      cacheControl: immutable(channel.privacy === 'public' && !isFiltered ? 'public' : 'private'),
      lastModified: new Date(publication.createdMs).toUTCString(),
      ...(isFiltered ? { askedAnew: shardsWithheld(instance) } : {}),
    };
    return { decision, file: {} };
  }

  async #index(
    path: RepoAddress,
    channel: ReadableChannel,
    publicationId: string | null,
    instance: string,
  ): Promise<Answered> {
    const name = path.subdir === null ? path.file : `${path.subdir}/${path.file}`;
    const known = path.subdir === null ? [CHANNELDATA, FEED, NOTICES].includes(path.file) : SUBDIR_FILES.has(path.file);
    if (!known)
      return nothing(
        unknownFile(
          instance,
          `This channel serves no '${name}': its index files are ${[...SUBDIR_FILES].join(', ')}, and ${CHANNELDATA}, ${NOTICES} and ${FEED} at its root.`,
        ),
      );
    const { empty, publicUrl } = this.#parts;
    const publication = await this.#publication(publicationId);
    if (name === NOTICES || name === FEED) {
      const { organization } = path;
      const builds = publication === null ? [] : await this.#newBuilds(publication, channel);
      // A monitored policy blocks nothing, so it removes nothing from the index.
      const enforced = publication !== null && publication.policy !== null && !publication.isWatched;
      const document =
        name === NOTICES
          ? channelNotices(
              organization,
              path.channel,
              publication === null || enforced ? publication : { ...publication, policy: null },
              publicUrl,
              { builds, lost: enforced ? await lostPackages(this.#parts.pool, publication.id) : [] },
            )
          : channelFeed(organization, path.channel, builds, publication?.createdMs ?? 0, publicUrl);
      return { decision: documentOf(document, channel.privacy), file: {} };
    }
    const served: (Pick<ServedFolder, 'folder' | 'manifest'> & Partial<Pick<ServedFolder, 'shards'>>) | null =
      publication === null && path.label === null ? await empty() : await labelled(publication, path.label);
    if (served === null)
      return nothing(
        unknownFile(
          instance,
          `The channel '${path.organization}/${path.channel}' has no label '${path.label}'. A label exists once a file has it.`,
        ),
      );
    const { folder, manifest } = served;
    const file = manifest.files[name];
    if (file === undefined)
      return nothing(unknownFile(instance, `The channel '${path.organization}/${path.channel}' has no '${name}'.`));
    // A client that reads this index requests shards next, so load their positions now.
    if (path.file === SHARD_INDEX && path.subdir !== null) served.shards?.(path.subdir).catch(() => undefined);
    const bytesOf = (inside: string, { size, sha256 }: Written): FileBytes => ({
      path: `${folder}/${inside}`,
      size,
      etag: etagOf(sha256),
    });
    const codings = CODINGS.flatMap(([coding, ending]) => {
      const coded = manifest.files[`${name}${ending}`];
      return coded === undefined ? [] : [{ coding, ...bytesOf(`${name}${ending}`, coded) }];
    });
    const decision: FileAnswer = {
      kind: 'file',
      ...bytesOf(name, file),
      contentType: contentTypeOf(path.file),
      cacheControl: cacheOf(channel.privacy),
      lastModified: new Date(manifest.created).toUTCString(),
      ...(codings.length > 0 ? { codings } : {}),
      ...(path.file === SHARD_INDEX && publication !== null && publication.policy !== null
        ? { cacheControl: cacheOf('private'), askedAnew: shardsWithheld(instance) }
        : {}),
    };
    return { decision, file: {} };
  }

  /** Lists the channels whose files a channel serves, highest priority first. */
  #channelIds(channel: ReadableChannel): Promise<string[]> {
    const { id, type } = channel;
    return remember(this.#contents, channel, async () =>
      type === 'virtual' ? (await contentSources(this.#parts.pool, id)).map(({ channelId }) => channelId) : [id],
    );
  }

  async #newBuilds(publication: ServedPublication, channel: ReadableChannel): Promise<NewBuild[]> {
    return newBuilds(this.#parts.pool, publication, await this.#channelIds(channel), FEED_LENGTH);
  }

  async #package(
    path: RepoAddress,
    subdir: string,
    channel: ReadableChannel,
    publicationId: string | null,
    instance: string,
  ): Promise<Answered> {
    const { pool, publications, objects } = this.#parts;
    const unknown = (): Answered =>
      nothing(
        unknownFile(
          instance,
          `The channel '${path.organization}/${path.channel}' has no file '${subdir}/${path.file}'.${channel.type === 'external_mirror' ? REMOVED_AT_SOURCE : ''}`,
        ),
      );
    if (publicationId === null) return unknown();
    const channelIds = await this.#channelIds(channel);
    const { rows } =
      path.snapshot !== null
        ? await snapshotFiles(pool, publicationId, subdir, path.file)
        : await pool.query<PackageFile>(
            `select f.id, f.name, f.version, f.size, f.sha256, f.md5, f.object_key, f.timestamp_ms, f.withdrawn, f.record->>'${ATTESTATIONS_FIELD}' as attestations, c.source, c.id as channel_id
       from channel_file f join channel c on c.id = f.channel_id
       where f.channel_id = any ($1::uuid[]) and f.subdir = $2 and f.file_name = $3 order by array_position($1::uuid[], f.channel_id)`,
            [channelIds, subdir, path.file],
          );
    const publication = await publications.get(publicationId);
    const found = await decided(publication, subdir, rows);
    if (found === null) return unknown();
    const { row, word } = found;
    const rule = publication.isWatched ? publication.rules[word & ~ALLOWED] : undefined;
    const watchedBy = rule !== undefined && refuses(rule) ? refusingRule(publication, word) : null;
    const file = { name: row.name, version: row.version, watchedBy };
    if (row.withdrawn === 'harmful')
      return { decision: problemOf(removedAsHarmful(instance, path.file, await this.#whyHarmful(row.id))), file };
    if (path.snapshot !== null && (await this.#isKnownMalicious(channel, subdir, row.id)))
      return { decision: problemOf(knownMalicious(instance, path.file)), file };
    if ((word & ALLOWED) === 0) {
      const problem = await this.#refusal(publication, channelIds, row, { ...path, subdir }, word, instance);
      return { decision: problemOf(problem), file: { ...file, refusedBy: refusingRule(publication, word) } };
    }
    if (row.object_key !== null) {
      const onDisk = objects.fileOf(row.object_key);
      const decision: FileAnswer = {
        kind: 'file',
        path: onDisk ?? row.object_key,
        ...(onDisk === null ? { object: row.object_key } : {}),
        size: row.size ?? 0,
        etag: etagOf(row.object_key),
        contentType: contentTypeOf(path.file),
        cacheControl: PACKAGE_CACHE,
        lastModified: new Date(row.timestamp_ms ?? publication.createdMs).toUTCString(),
      };
      return { decision, file, row };
    }
    if (row.source === null) return { decision: problemOf(bytesElsewhere(instance, path.file)), file };
    const decision: FetchAnswer = {
      kind: 'fetch',
      fileId: row.id,
      name: row.name,
      mirrorId: row.channel_id,
      source: row.source,
      subdir,
      fileName: path.file,
      sha256: row.sha256,
      md5: row.md5,
      size: row.size,
      attestations: row.attestations,
    };
    return { decision, file, row };
  }

  /** Finds the attestations of a package, for readers who can download the package. */
  async #sidecar(
    path: RepoAddress,
    subdir: string,
    { file, digest }: Sidecar,
    channel: ReadableChannel,
    publicationId: string | null,
    instance: string,
  ): Promise<Answered> {
    const answered = await this.#package({ ...path, file }, subdir, channel, publicationId, instance);
    const { decision, row } = answered;
    if (decision.kind === 'problem' || row === undefined) return answered;
    const known = row.attestations;
    const body =
      known === null || (digest !== null && digest !== known)
        ? null
        : await this.#parts.attestations(known, row, subdir, file);
    if (body === null)
      return nothing(
        unknownFile(
          instance,
          `${subdir}/${file} has no attestation ${digest === null ? 'here' : 'of this hash'}: its entry in the index names the one that there is, if any.`,
        ),
      );
    return {
      decision: {
        kind: 'document',
        contentType: 'application/json',
        // The bytes of a hash never change. Attestations at a URL without a hash can be extended.
        cacheControl:
          digest === null ? cacheOf(channel.privacy) : immutable(channel.privacy === 'public' ? 'public' : 'private'),
        body,
      },
      file: {},
    };
  }

  /** Checks whether the active policy blocks a file as malware. A snapshot may be older than the advisory. */
  async #isKnownMalicious(
    { publication_id: presentId }: ReadableChannel,
    subdir: string,
    fileId: number,
  ): Promise<boolean> {
    if (presentId === null) return false;
    const present = await this.#parts.publications.get(presentId);
    const decisions = present.policy === null ? null : await present.decisions(subdir);
    const position = decisions === null ? -1 : positionOf(decisions.fileIds, fileId);
    return position >= 0 && decisions!.words[position] === RULE_MALICIOUS;
  }

  /** Returns the reason that an admin gave for the quarantine; '' if none. */
  async #whyHarmful(fileId: number): Promise<string> {
    const { rows } = await this.#parts.pool.query<{ reason: string }>(
      "select reason from file_event where file_id = $1 and kind = 'harmful' order by at desc limit 1",
      [fileId],
    );
    return rows[0]?.reason ?? '';
  }

  async #refusal(
    publication: ServedPublication,
    channelIds: readonly string[],
    row: PackageFile,
    path: RepoAddress & { subdir: string },
    word: number,
    instance: string,
  ): Promise<Problem> {
    const { blockReasons, publicUrl } = this.#parts;
    const number = word & ~ALLOWED;
    const {
      policy,
      rules: { [number]: rule },
    } = publication;
    const { organization, channel, subdir, file: fileName } = path;
    return refused(instance, {
      detail: await blockReasons.detail(
        publication,
        channelIds,
        { id: row.id, name: row.name, version: row.version, fileName },
        number,
      ),
      policy: { id: policy?.id ?? '', name: policy?.name ?? '' },
      revision: policy?.revision ?? 0,
      rule: { label: rule?.label ?? '', text: rule?.text ?? '' },
      whyUrl: publicUrl + explanationPage(organization, channel, { name: row.name, subdir, fileName }),
    });
  }
}

/** Returns the index files of a path; null if the label doesn't exist. */
async function labelled(publication: ServedPublication | null, label: string | null): Promise<ServedFolder | null> {
  return label === null ? publication : ((await publication?.label(label)) ?? null);
}

/** Reason for a missing locked file: a mirror lists only files that its source listed at the last sync. */
const REMOVED_AT_SOURCE =
  ' A mirror has the files that its source listed at the last sync. The source may have removed this file before anyone installed it here.';
