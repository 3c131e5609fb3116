// Read model of channel, channel_file, file_event: a request for a file finds it with its channel in one query; why a file is given to nobody is told.
/** Who gets which bytes: the one place that decides over a request for `/repo` or `/t`. Never from what was true before: see `lookupCache.ts`. */
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
import type { Reader } from '../../channel/index.ts';
import type { readerOfToken } from '../../token/index.ts';
import { contentSources } from '../memory/index.ts';
import { readCredentials } from './credential.ts';
import { ALLOWED, positionOf } from '../storage/index.ts';
import type { EmptyPublication } from '../publishing/index.ts';
import type { Changes } from '../../db/index.ts';
import { LookupCaches } from './lookupCache.ts';
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
import type { Refusals } from './refusal.ts';
import { askedFor } from './countedRequest.ts';
import type { Asked, RefusingRule } from './countedRequest.ts';
import type { NewBuild, Written } from '../indexFiles/index.ts';
import { contentTypeOf, etagOf, immutable, PACKAGE_CACHE } from '../fileHeaders.ts';

/** What a decision needs to know of a channel. */
export interface ReadableChannel {
  id: string;
  type: string;
  privacy: 'internal' | 'private' | 'public';
  publication_id: string | null;
}

/** How the decision asks the other areas. */
export interface DecisionSources {
  /** The channel when the reader may read it, else null. */
  findChannel(organization: string, channel: string, reader: Reader): Promise<ReadableChannel | null>;
  authenticateChannelToken(secret: string): Promise<Parameters<typeof readerOfToken>[0] | null>;
  verifyAccessToken(jwt: string): Promise<{ userId: string } | null>;
}

/** A question: the request's target and its Authorization header. */
export interface Ask {
  target: string;
  authorization?: string | undefined;
}

/** Bytes on the shared disk. */
interface FileBytes {
  /** Below the data folder, with slashes. */
  path: string;
  /** Where the bytes begin in a file that holds others, too; at its beginning unless given. */
  offset?: number;
  size: number;
  /** With quotes. */
  etag: string;
}

/** Bytes with the headers that go with them. */
export interface FileAnswer extends FileBytes {
  kind: 'file';
  contentType: string;
  cacheControl: string;
  lastModified: string;
  /** The same content as it was compressed with its publication, best first: for who accepts the coding (RFC 9110, section 8.4) and asks for no range. */
  codings?: (FileBytes & { coding: string })[];
  /** Key of the object where the bytes are no file of the data folder; `path` then only says what they are called. */
  object?: string;
  /** What clients get instead that would go on with it without asking again (`asksForShardsAnew`). */
  askedAnew?: Problem;
}

/** Bytes that must first be fetched from the source of a mirror. */
export interface FetchAnswer {
  kind: 'fetch';
  fileId: number;
  /** Name of the package. */
  name: string;
  mirrorId: string;
  source: string;
  subdir: string;
  fileName: string;
  sha256: string | null;
  md5: string | null;
  size: number | null;
}

/** Bytes that are made for the answer and stand nowhere on the disk. */
export interface DocumentAnswer {
  kind: 'document';
  contentType: string;
  cacheControl: string;
  body: string;
}

/** The answer to a question. */
export type Decision = FileAnswer | FetchAnswer | DocumentAnswer | { kind: 'problem'; problem: Problem };

/** An answer with what is noted of the request; null where the address names no organization. */
export interface Decided {
  decision: Decision;
  asked: Asked | null;
}

/** What {@link Decider} works with. */
export interface DeciderParts {
  pool: pg.Pool;
  doors: DecisionSources;
  publications: Publications;
  refusals: Refusals;
  objects: ObjectStore;
  /** What channels serve before their first publication. */
  empty: () => Promise<EmptyPublication>;
  /** Origin at which people reach the hub, for links to its pages. */
  publicUrl: string;
  /** The attestations of a hash: those that are kept, or those that a mirror's source has; null for none. */
  attestations: (digest: string, of: PackageFile, subdir: string, fileName: string) => Promise<string | null>;
  /** Tells of changes without asking the database, where that is possible. */
  changes?: (() => Changes) | undefined;
}

/** What an index file is compressed as, and the ending of that file's name. */
const CODINGS: readonly (readonly [coding: string, ending: string])[] = [
  ['zstd', '.zst'],
  ['gzip', '.gz'],
];

const problemOf = (problem: Problem): Decision => ({ kind: 'problem', problem });

function documentOf(document: object | string, privacy: ReadableChannel['privacy']): DocumentAnswer {
  const isText = typeof document === 'string';
  return {
    kind: 'document',
    contentType: isText ? 'application/atom+xml; charset=utf-8' : 'application/json',
    cacheControl: cacheOf(privacy),
    body: isText ? document : JSON.stringify(document),
  };
}

/** What may change with the next policy is asked for anew each time; a reader's own is kept by nobody in between. */
function cacheOf(privacy: ReadableChannel['privacy']): string {
  return `${privacy === 'public' ? 'public' : 'private'}, max-age=0, must-revalidate`;
}

/** Most packages in a feed. */
const FEED_LENGTH = 50;

/** What the answer to a question depends on: that over a package is looked up among the files, what was published lately too, every other one only in what says who may read which publication. */
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

/** Decides over requests. */
export class Decider {
  readonly #parts: DeciderParts;
  readonly #memories: LookupCaches;
  constructor(parts: DeciderParts) {
    this.#parts = parts;
    this.#memories = new LookupCaches(parts.pool, parts.doors, parts.changes);
  }

  /** Decides over one request. */
  async decide(ask: Ask): Promise<Decided> {
    const memory = await this.#memories.current(dependenceOf(ask));
    return memory.decision(ask, () => this.#decide(ask, memory));
  }

  /** Decides over requests that were asked at the same time. A failed one fails all. */
  decideAll(asks: readonly Ask[]): Promise<Decided[]> {
    return Promise.all(asks.map((ask) => this.decide(ask)));
  }

  /** Gives back what it holds. */
  close(): Promise<void> {
    return this.#memories.close();
  }

  async #decide({ target, authorization }: Ask, memory: LookupCache): Promise<Decided> {
    const instance = redactTarget(target);
    const address = parseRepoTarget(target);
    if (address === 'malformed') return { decision: problemOf(malformedPath(instance)), asked: null };
    const path = typeof address === 'string' ? null : address;
    const credentials = readCredentials(path?.token ?? null, authorization);
    const reader = await memory.reader(credentials);
    if (reader === 'bad')
      return { decision: problemOf(badCredentials(instance)), asked: path && askedFor(path, null, false, null) };
    if (path === null)
      return {
        decision: problemOf(
          unknownFile(
            instance,
            typeof parseRepoTarget(target.toLowerCase()) === 'string'
              ? 'The address has not the form /repo/ORGANIZATION/CHANNEL/SUBDIR/FILE, with @SNAPSHOT or /label/LABEL behind the channel where one of them is meant.'
              : 'The names of organizations, channels and subdirs have small letters only, and this address has others.',
          ),
        ),
        asked: null,
      };
    const channel = await memory.channel(path.organization, path.channel, reader, credentials);
    if (channel === null) {
      // conda asks without the token, so the notice of a channel that only some may see speaks of the address alone: it is the same for one that does not exist.
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
    // Who comes from the address that tells of a refusal was counted when it was led there; who reads shards, when they read their index.
    const isCounted = decision.kind === 'problem' ? isMarked(target) : shard !== null || sidecar !== null;
    return { decision, asked: isCounted ? null : askedFor(path, reader, true, file) };
  }

  /** The publication that an address means: the one that is served, or the snapshot that it names; null before the first. */
  async #publicationOf(
    path: RepoAddress,
    channel: ReadableChannel,
    instance: string,
  ): Promise<{ id: string | null } | { problem: Problem }> {
    if (path.snapshot === null) return { id: channel.publication_id };
    const found = await findSnapshot(this.#parts.pool, channel.id, path.snapshot, Date.now());
    return 'id' in found ? found : { problem: noSnapshot(instance, path, found) };
  }

  /** A publication by its id; null before the first. */
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
      // The bytes of a hash never change, and whether they belong to what is served now the index says.
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
      // A policy that is only watched refuses nothing, and so takes nothing away.
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
          `The channel '${path.organization}/${path.channel}' has no label '${path.label}'. A label is there from the first file on that carries it.`,
        ),
      );
    const { folder, manifest } = served;
    const file = manifest.files[name];
    if (file === undefined)
      return nothing(unknownFile(instance, `The channel '${path.organization}/${path.channel}' has no '${name}'.`));
    // Who reads this index asks for shards next: where they stand is looked up while it is read.
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

  /** The channels whose files a channel serves, highest priority first. */
  async #channelIds({ id, type }: ReadableChannel): Promise<string[]> {
    return type === 'virtual' ? (await contentSources(this.#parts.pool, id)).map(({ channelId }) => channelId) : [id];
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
    };
    return { decision, file, row };
  }

  /** The attestations of a package, for who may have the package itself. */
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
        // The bytes of a hash never change; to the name without one there may come more.
        cacheControl:
          digest === null ? cacheOf(channel.privacy) : immutable(channel.privacy === 'public' ? 'public' : 'private'),
        body,
      },
      file: {},
    };
  }

  /** Whether the policy that is in force now refuses a file as malware: what was not known when a snapshot was made. */
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

  /** In the words of whoever removed the file; '' when nobody wrote them down. */
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
    const { refusals, publicUrl } = this.#parts;
    const number = word & ~ALLOWED;
    const {
      policy,
      rules: { [number]: rule },
    } = publication;
    const { organization, channel, subdir, file: fileName } = path;
    return refused(instance, {
      detail: await refusals.detail(
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

/** The index files that an address means; null for a label that there is none of. */
async function labelled(publication: ServedPublication | null, label: string | null): Promise<ServedFolder | null> {
  return label === null ? publication : ((await publication?.label(label)) ?? null);
}

/** What a lock file may run into at a mirror, which lists what its source listed at the last sync. */
const REMOVED_AT_SOURCE =
  ' A mirror has what its source listed at the last sync: if the file was there before, it was removed at the source before anybody installed it here.';

/** A decision with what is noted of the file; null when the channel has none. */
interface Answered {
  decision: Decision;
  file: { name?: string; version?: string; refusedBy?: RefusingRule; watchedBy?: RefusingRule | null } | null;
  /** The file whose bytes are given. */
  row?: PackageFile;
}

const nothing = (problem: Problem): Answered => ({ decision: problemOf(problem), file: null });

function refusingRule({ policy, rules }: ServedPublication, word: number): RefusingRule {
  const rule = rules[word & ~ALLOWED];
  return {
    policyId: policy?.id ?? null,
    policyName: policy?.name ?? '',
    revision: policy?.revision ?? 0,
    rule: rule?.text ?? '',
  };
}

/** The first of the files with the asked name that the publication knows. A file that came later is not served yet. */
async function decided(
  publication: ServedPublication,
  subdir: string,
  rows: readonly PackageFile[],
): Promise<{ row: PackageFile; word: number } | null> {
  const decisions = rows.length === 0 ? null : await publication.decisions(subdir);
  if (decisions === null) return null;
  for (const row of rows) {
    const position = positionOf(decisions.fileIds, row.id);
    if (position >= 0) return { row, word: decisions.words[position]! };
  }
  return null;
}
