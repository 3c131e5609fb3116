// Read model of channel: the current publications of channels at startup.
/** The repo area: channels in memory, publications, and the files that conda clients read. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdvisoryMatches } from '@terrarium/domain/policy';
import { sidecarFault } from '@terrarium/domain/repo';
import type { Area, Core } from '../core.ts';
import { namedObjects } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { Decider, Publications, BlockReasons } from './decisions/index.ts';
import type { DecisionSources, FetchAnswer, RequestLog } from './decisions/index.ts';
import { ChannelGone, ChannelIndexes, offMain } from './memory/index.ts';
import type { ChannelIndex, SupposedStatement } from './memory/index.ts';
import {
  backfillPackages,
  channelsWithOpenAnswers,
  dropOldPublications,
  emptyPublication,
  keepAnswer,
  Listings,
  answersFor,
  outdatedChannels,
  Publisher,
  refreshVulnerabilities,
  sweep,
} from './publishing/index.ts';
import type {
  KeepingAnswer,
  ListedFile,
  PlatformAnswer,
  PlatformState,
  PublishRequest,
  PublishResult,
} from './publishing/index.ts';
import { decisionHandler, createServing, Downloads } from './serving/index.ts';
import type { OpenPackage } from './serving/index.ts';
import { allowedIds, objectsOf, readDecisions, removeFolder, sharedFoldersOf } from './storage/index.ts';
import type { ObjectStore } from './storage/index.ts';
import { dropGoneAttestations, findAttestations, Sidecars } from './attestations.ts';
import type { WantedSidecar } from './attestations.ts';
import { sidecarCheck, unproved } from './signatures.ts';
import type { FileSignature, SidecarCheck } from './signatures.ts';
import './tables.ts';

export { attestationsOf, findAttestations, keepAttestations } from './attestations.ts';
export type { Attestations } from './attestations.ts';
export { sidecarCheck, SIGNATURE_STATES, whyNotTaken } from './signatures.ts';
export type { FileSignature, SidecarCheck } from './signatures.ts';

export {
  ALLOWED,
  allowedIds,
  packed,
  unpackIds,
  unpackWords,
  EMPTY,
  objectFileOf,
  OBJECTS,
  PUBLISHED,
  syncFolder,
} from './storage/index.ts';
export { busyUntil } from './serving/index.ts';
export { FileWriter, MissingObject, objectsOf, sharedFoldersOf } from './storage/index.ts';
export type {
  ObjectStore,
  PartWatcher,
  ShownPart,
  SubdirDecisions,
  ReceivedBytes,
  ReceivedObject,
  SharedFolders,
} from './storage/index.ts';
export { channelIdsOf, isServed, PackageAdvisories, UNDECIDED } from './memory/index.ts';
export type { Release, SupposedStatement } from './memory/index.ts';
export type { ChannelIndex } from './memory/index.ts';
export { HeldBack, probedEnvironments, servedFiles } from './publishing/index.ts';
export type {
  PlatformAnswer,
  PublishedInstallability,
  ListedFile,
  PublishResult,
  ServedFile,
} from './publishing/index.ts';
export { INSTALLABLE, stateInstead, stateOn } from './storage/index.ts';
export { CHALLENGE, readCredentials } from './decisions/index.ts';
export type { Credential } from './decisions/index.ts';
export type { Asked, Outcome, RequestLog, ClientRequest } from './decisions/index.ts';

/** Interval at which an instance without a shared disk cleans its own, in ms. */
const OWN_DISK = 3_600_000;

/** Other areas that the repo area needs. */
export interface RepoNeighbours {
  channels: Pick<DecisionSources, 'findChannel'> & {
    listen?(listener: { deleted?(channel: DeletedChannel): Promise<void> }): void;
  };
  tokens: Pick<DecisionSources, 'authenticateChannelToken'>;
  identity: Pick<DecisionSources, 'verifyAccessToken'>;
  /** Reads package files of mirrors from their source. */
  mirrors: {
    sourcesOf: OpenPackage;
    /**
     * Fetches the attestations of a file from its mirror's source, without verifying them.
     * @returns null if the source has none
     */
    sidecarOf(wanted: WantedSidecar, digest: string): Promise<string | null>;
  };
  /** Log of requests. */
  requests: RequestLog;
}

/** Files of a deleted channel to remove: publication folders, and objects that no file refers to. */
interface DeletedChannel {
  channelId: string;
  folders: readonly string[];
  objectKeys: readonly string[];
}

/** Settings of the repo area. */
export interface RepoOptions {
  /** See `ServingParts.accelPrefix`. Off by default. */
  accelPrefix?: string | undefined;
  /** Maximum number of records in memory, over all channels. Defaults to the configured value. */
  maxRecords?: number;
}

/** The repo area of a hub. */
export interface Repo extends Area {
  /**
   * Returns the channel in memory, up to date.
   * Loads are shared, and the result is never changed.
   * @throws HttpError 404 if the channel was deleted meanwhile
   */
  index(channelId: string): Promise<ChannelIndex>;
  /** Returns channels one after another, as {@link index} does, with fewer queries. Deleted ones are left out. */
  indexes(channelIds: readonly string[]): AsyncIterable<ChannelIndex>;
  /**
   * Matches advisories as they would be with one more VEX statement.
   * Writes nothing.
   * @throws HttpError 404 if the channel was deleted meanwhile
   */
  supposed(channelId: string, supposed: SupposedStatement): Promise<AdvisoryMatches>;
  /**
   * Publishes a channel.
   * Clients see the previous publication until this is done.
   * @throws ChannelGone, the signal's reason
   */
  publish(channelId: string, request: PublishRequest): Promise<PublishResult>;
  /**
   * Updates the vulnerabilities in a channel's publication to the newest advisories, without publishing again.
   * @throws HttpError 404 if the channel was deleted meanwhile
   */
  refreshVulnerabilities(channelId: string): Promise<void>;
  /** Returns whether clients see a file. @param wait maximum time to wait for the file, in ms; 0 to check only once */
  lists(file: ListedFile, wait: number): Promise<boolean>;
  /** Installability of current publications, computed in full after they were published. */
  answers: {
    /** Lists channels whose publication isn't fully checked. @param channelId only this channel */
    channels(channelId?: string): Promise<{ channelId: string; publicationId: string }[]>;
    /** Returns the results for the platforms of a publication. */
    of(publicationId: string): Promise<PlatformAnswer[]>;
    /**
     * Checks the unchecked new files of a publication without a policy.
     * No publication starts meanwhile.
     * @returns null if the earlier results aren't sufficient; then every file must be checked
     */
    ofOpenFiles(
      channelId: string,
      publicationId: string,
      platforms: PlatformState[],
      signal: AbortSignal,
    ): Promise<PlatformState[] | null>;
    /** IDs of files that only a label lists, not the channel's own index. */
    offMain(channelIds: readonly string[]): Promise<ReadonlySet<number>>;
    /**
     * Stores the result for a platform, in the same transaction as `inTransaction`.
     * @returns false if the channel now serves another publication, or another process has a more complete result
     */
    keep(found: KeepingAnswer, answer: PlatformAnswer, inTransaction: (trx: Trx) => Promise<void>): Promise<boolean>;
  };
  /**
   * Downloads a package file of a mirror to object storage.
   * Joins a running download.
   * @throws Error with a sentence if the source doesn't have the file or fails
   */
  fetch(file: FetchAnswer): Promise<void>;
  /**
   * Finds the attestations of a hash that a file's record names, stored or from its mirror's source.
   * @returns null if none belong to this file
   */
  attestations(digest: string, file: AttestedFile): Promise<string | null>;
  /** Verifies the attestations of a hash that a file's record names, see {@link FileSignature}. */
  signatures(digest: string, file: AttestedFile): Promise<FileSignature[]>;
  /** Verifies attestations that are sent with a file. @param text JSON list of Sigstore bundles */
  signaturesIn: SidecarCheck;
  /** Registers a listener for the ID of each mirrored file that was just downloaded. */
  onHeld(listener: (file: FetchAnswer) => void): void;
  /** Lists channels whose index files have an older format than this version writes. */
  outdated(): Promise<string[]>;
  /** Lists IDs of the files that a publication allows, ascending. */
  allowedIn(publicationId: string): Promise<Float64Array>;
  /** Package files by hash. */
  objects: ObjectStore;
}

/** A file whose attestations are requested. `source` is null if its channel isn't a mirror. */
type AttestedFile = Omit<WantedSidecar, 'source'> & { source: string | null };

/** Maximum time that a request waits for attestations that a mirror hasn't fetched yet, in ms. */
const SIDECAR_PATIENCE = 3_000;

/** Creates the repo area. */
export function createRepo(
  core: Core,
  { channels, tokens, identity, mirrors, requests }: RepoNeighbours,
  options: RepoOptions = {},
): Repo {
  const doors: DecisionSources = {
    findChannel: (organization, channel, reader) => channels.findChannel(organization, channel, reader),
    authenticateChannelToken: (secret) => tokens.authenticateChannelToken(secret),
    verifyAccessToken: (jwt) => identity.verifyAccessToken(jwt),
  };
  const { config, connection, log } = core;
  const { dataDir, publicUrl } = config;
  const indexes = new ChannelIndexes(connection.pool, connection.jobs.config, {
    dataDir,
    maxRecords: options.maxRecords ?? config.channelRecords,
    inlineRecords: 20_000,
  });
  const objects = objectsOf(config);
  const shared = sharedFoldersOf(config, core.db);
  const empty = emptyPublication(dataDir);
  const { sidecars, attestations, signatures, patient, check } = createAttestations(core, mirrors);
  const decider = new Decider({
    pool: connection.pool,
    doors,
    objects,
    publications: new Publications(connection.pool, dataDir, shared),
    blockReasons: new BlockReasons(connection.pool),
    empty,
    publicUrl,
    attestations: async (digest, { name, source, sha256, channel_id: id }, subdir, fileName) => {
      if (sha256 === null) return null;
      return patient(attestations(digest, { id, source, name, subdir, fileName, sha256 }));
    },
    changes: connection.changes,
  });
  const downloads = new Downloads(objects, core.db, (...wanted) => mirrors.sourcesOf(...wanted));
  downloads.onHeld((file) => {
    if (file.attestations !== null) void sidecars.ofHeld(file.fileId);
  });
  const listings = new Listings(core.db, connection.pool);
  const publisher = new Publisher(core, shared, (channelId, computed, view) => {
    indexes.prime(channelId, computed.contents, view);
    listings.published(channelId);
  });
  const { accelPrefix } = options;
  const serve = createServing({ decider, downloads, objects, requests, log, dataDir, accelPrefix });
  channels.listen?.({
    deleted: async ({ channelId, folders, objectKeys }) => {
      indexes.drop(channelId);
      for (const folder of folders) await removeFolder(dataDir, folder);
      for (const key of objectKeys) await objects.remove(key);
    },
  });
  const refuseGone = (error: unknown): never => {
    throw error instanceof ChannelGone ? notFound('This channel', 'channel_not_found') : error;
  };
  const index = (channelId: string): Promise<ChannelIndex> => indexes.get(channelId).catch(refuseGone);
  const ending = new AbortController();
  let filling: Promise<void> = Promise.resolve();
  let tidying: NodeJS.Timeout | undefined;
  return {
    routes: [],
    rawHandlers: [
      { path: '/repo', handler: serve },
      { path: '/t', handler: serve },
      { path: '/repo-decisions', handler: decisionHandler({ decider, downloads, objects, requests, log }) },
    ],
    index,
    indexes: (channelIds) => indexes.getAll(channelIds),
    supposed: (channelId, supposed) => indexes.supposed(channelId, supposed).catch(refuseGone),
    publish: (channelId, request) => publisher.publish(channelId, request),
    refreshVulnerabilities: async (channelId) => refreshVulnerabilities(core.db, await index(channelId)),
    lists: (file, wait) => listings.has(file, wait),
    answers: {
      channels: (channelId) => channelsWithOpenAnswers(core.db, channelId),
      of: (publicationId) => answersFor(core.db, publicationId),
      ofOpenFiles: (...asked) => publisher.answerOpenFiles(...asked),
      offMain: (channelIds) => offMain(connection.pool, channelIds),
      async keep(found, answer, inTransaction) {
        const { channelId, publicationId } = found;
        const isKept = await core.db.transaction().execute(async (trx) => {
          if (!(await keepAnswer(trx, found, answer))) return false;
          await inTransaction(trx);
          return true;
        });
        const { platform, beforeIds, brokenIds } = answer;
        if (isKept) indexes.learn(channelId, publicationId, { platform, beforeIds, brokenIds });
        return isKept;
      },
    },
    fetch: (file) => downloads.fetch(file),
    attestations,
    signatures,
    signaturesIn: check,
    onHeld: (listener) => downloads.onHeld(listener),
    outdated: () => outdatedChannels(core.db),
    allowedIn: async (publicationId) => allowedIds(await readDecisions(connection.pool, publicationId)),
    objects,
    cleanUps: [
      { name: 'attestations of files that are gone', schedule: HOURLY, run: () => dropGoneAttestations(core.db) },
      { name: 'old publications', schedule: HOURLY, run: () => tidy(core, objects) },
      {
        name: 'package files that no row names',
        schedule: HOURLY,
        run: (signal) => objects.removeUnnamed((keys) => namedObjects(core.connection.jobs.db, keys), signal),
      },
      ...(shared === null
        ? []
        : [
            {
              name: 'index files of no publication',
              schedule: HOURLY,
              run: (signal: AbortSignal) => shared.sweep(signal),
            },
          ]),
    ],
    start: async () => {
      await objects.check();
      await sweep(core, true);
      await objects.removeLeftovers(true);
      await empty();
      filling = backfillPackages(core, ending.signal)
        .catch((error: unknown) => log.warn({ err: error }, 'the packages of publications are not looked after now'))
        .then(() => shared?.handOver(ending.signal))
        .catch((error: unknown) => log.warn({ err: error }, 'publications of this disk are not in the bucket yet'));
      // Stopping doesn't wait for it.
      void indexes.warmUp(ending.signal).catch((error: unknown) => {
        if (!ending.signal.aborted) log.warn({ err: error }, 'large channels are not in memory yet');
      });
      // One instance runs the cleanup job for all. Each instance cleans its own disk itself.
      if (shared !== null)
        tidying = setInterval(
          () =>
            void sweep(core, false).catch((error: unknown) =>
              log.warn({ err: error }, 'old publications stay on this disk'),
            ),
          OWN_DISK,
        ).unref();
    },
    stop: async () => {
      clearInterval(tidying);
      ending.abort(new Error('The platform stops.'));
      await filling;
      await downloads.stop();
      await publisher.idle();
      await decider.close();
    },
  };
}

/** Creates what finds and checks attestations of files. */
function createAttestations(core: Core, mirrors: RepoNeighbours['mirrors']) {
  const sidecars = new Sidecars(core, (wanted, digest) => mirrors.sidecarOf(wanted, digest));
  const sidecar = async (digest: string, { source, ...file }: AttestedFile): Promise<string | null> =>
    (await findAttestations(core.db, digest)) ?? (source === null ? null : sidecars.of({ ...file, source }, digest));
  const check = sidecarCheck(core.config);
  // Other requests share this fetch. A client that gets no attestations yet can retry.
  const patient = (text: Promise<string | null>): Promise<string | null> =>
    Promise.race([text, sleep(SIDECAR_PATIENCE, null, { ref: false })]);
  const attestations: Repo['attestations'] = async (digest, file) => {
    const text = await sidecar(digest, file);
    // Attestations that don't fit are stored for display only. Two files can name one hash, and the stored text is
    // about one of them.
    return text === null || sidecarFault(text, file) !== null ? null : text;
  };
  const signatures: Repo['signatures'] = async (digest, file) => {
    const text = await patient(sidecar(digest, file));
    return text === null
      ? [unproved('missing', 'Its entry in the index names attestations, and its source has not given them.')]
      : check(text, file);
  };
  return { sidecars, attestations, signatures, patient, check };
}

async function tidy(core: Core, objects: ObjectStore): Promise<void> {
  const channels = await core.db.selectFrom('channel').select('id').execute();
  for (const { id } of channels) await dropOldPublications(core, id);
  await sweep(core, false);
  await objects.removeLeftovers(false);
}
