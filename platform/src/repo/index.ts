// Read model of channel: publications that channels serve, as they are at the start.
/** The repo area: channels in memory, publications, and the bytes that conda clients read. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdvisoryMatches } from '@terrarium/domain/policy';
import { sidecarFault } from '@terrarium/domain/repo';
import type { Area, Core } from '../core.ts';
import { namedObjects } from '../channel/index.ts';
import type { Trx } from '../db/index.ts';
import { notFound } from '../http/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { Decider, Publications, Refusals } from './decisions/index.ts';
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

/** How often a platform without a common disk looks after its own, in ms. */
const OWN_DISK = 3_600_000;

/** What the repo area needs of the others. */
export interface RepoNeighbours {
  channels: Pick<DecisionSources, 'findChannel'> & {
    listen?(listener: { deleted?(channel: DeletedChannel): Promise<void> }): void;
  };
  tokens: Pick<DecisionSources, 'authenticateChannelToken'>;
  identity: Pick<DecisionSources, 'verifyAccessToken'>;
  /** How package files of mirrors are read from their source. */
  mirrors: {
    sourcesOf: OpenPackage;
    /** The attestations of a file as a source of its mirror has them, whether or not they fit it; null where none brings them. */
    sidecarOf(wanted: WantedSidecar, digest: string): Promise<string | null>;
  };
  /** Where requests are noted. */
  requests: RequestLog;
}

/** What a deleted channel leaves on disk: folders of publications, and objects that no file refers to any more. */
interface DeletedChannel {
  channelId: string;
  folders: readonly string[];
  objectKeys: readonly string[];
}

/** Settings of the repo area. */
export interface RepoOptions {
  /** See `ServingParts.accelPrefix`; none by default. */
  accelPrefix?: string | undefined;
  /** Most records of channels held in memory, over all channels; those of the configuration unless given. */
  maxRecords?: number;
}

/** The repo area of a hub. */
export interface Repo extends Area {
  /**
   * The channel in memory, as it is now; loads are shared and the result is never changed.
   * @throws HttpError 404 when it was deleted meanwhile
   */
  index(channelId: string): Promise<ChannelIndex>;
  /**
   * What would be known of a channel's packages with one more statement. Nothing is written.
   * @throws HttpError 404 when the channel was deleted meanwhile
   */
  supposed(channelId: string, supposed: SupposedStatement): Promise<AdvisoryMatches>;
  /**
   * Publishes a channel; clients go on to see the old publication until the end.
   * @throws ChannelGone, the signal's reason
   */
  publish(channelId: string, request: PublishRequest): Promise<PublishResult>;
  /**
   * Brings what a channel's publication says of vulnerabilities up to the newest advisories, without publishing anew.
   * @throws HttpError 404 when it was deleted meanwhile
   */
  refreshVulnerabilities(channelId: string): Promise<void>;
  /**
   * Whether clients see a file, which may be waited for.
   * @param wait at most so long, in ms; 0 for what is so now
   */
  lists(file: ListedFile, wait: number): Promise<boolean>;
  /** What of the publications that channels serve can be installed, looked at to the end after they were made. */
  answers: {
    /** Channels of whose publication not every file was looked at. @param channelId only this one */
    channels(channelId?: string): Promise<{ channelId: string; publicationId: string }[]>;
    /** What is known of the platforms of a publication. */
    of(publicationId: string): Promise<PlatformAnswer[]>;
    /**
     * Finds out whether clients can install the files that came with a publication without a policy and were left open; no publication is made meanwhile.
     * @returns null where that is not to be had from what was found before: then every file is to be looked at
     */
    ofOpenFiles(
      channelId: string,
      publicationId: string,
      platforms: PlatformState[],
      signal: AbortSignal,
    ): Promise<PlatformState[] | null>;
    /** Ids of the files of channels that only a label lists. */
    offMain(channelIds: readonly string[]): Promise<ReadonlySet<number>>;
    /**
     * Keeps what was found out about a platform; false when the channel serves another publication by now, or another process has looked further.
     * `inTransaction` is kept together with it.
     */
    keep(found: KeepingAnswer, answer: PlatformAnswer, inTransaction: (trx: Trx) => Promise<void>): Promise<boolean>;
  };
  /**
   * Fetches a package file of a mirror into object storage; joins a download that runs.
   * @throws Error with a sentence when the source has it not, or fails
   */
  fetch(file: FetchAnswer): Promise<void>;
  /** The attestations of a hash that a file's entry names: those that are kept, or those that its mirror's source has; null where there are none of this file. */
  attestations(digest: string, file: AttestedFile): Promise<string | null>;
  /** What is found of the attestations of a hash that a file's entry names, see {@link FileSignature}. */
  signatures(digest: string, file: AttestedFile): Promise<FileSignature[]>;
  /** The same of a sidecar that comes with a file. @param text of the sidecar */
  signaturesIn: SidecarCheck;
  /** Calls the listener with the id of each file of a mirror whose bytes have just come to be held. */
  onHeld(listener: (fileId: number) => void): void;
  /** Channels whose index files are written in an older form than this platform writes. */
  outdated(): Promise<string[]>;
  /** Ids of the files that a publication lets through, ascending. */
  allowedIn(publicationId: string): Promise<Float64Array>;
  /** Package files by content. */
  objects: ObjectStore;
}

/** A file whose attestations are asked for; `source` is null where its channel is no mirror. */
type AttestedFile = Omit<WantedSidecar, 'source'> & { source: string | null };

/** How long a request waits for attestations that a mirror has not fetched yet, ms. */
const SIDECAR_PATIENCE = 3_000;

/** Makes the repo area. */
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
  const {
    config: { dataDir, publicUrl },
    connection,
    log,
  } = core;
  const indexes = new ChannelIndexes(connection.pool, connection.jobs.config, {
    maxRecords: options.maxRecords ?? core.config.channelRecords,
    inlineRecords: 20_000,
  });
  const objects = objectsOf(core.config);
  const shared = sharedFoldersOf(core.config, core.db);
  const empty = emptyPublication(dataDir);
  const sidecars = new Sidecars(core, (wanted, digest) => mirrors.sidecarOf(wanted, digest));
  const sidecar = async (digest: string, { source, ...file }: AttestedFile): Promise<string | null> =>
    (await findAttestations(core.db, digest)) ?? (source === null ? null : sidecars.of({ ...file, source }, digest));
  const attestations = async (digest: string, file: AttestedFile): Promise<string | null> => {
    const text = await sidecar(digest, file);
    // What does not fit is kept to be shown. Two files may name one hash; what is kept of it is about one of them.
    return text === null || sidecarFault(text, file) !== null ? null : text;
  };
  const check = sidecarCheck(core.config);
  // Others wait for the same answer: who comes too early asks again.
  const patient = (text: Promise<string | null>): Promise<string | null> =>
    Promise.race([text, sleep(SIDECAR_PATIENCE, null, { ref: false })]);
  const decider = new Decider({
    pool: connection.pool,
    doors,
    objects,
    publications: new Publications(connection.pool, dataDir, shared),
    refusals: new Refusals(connection.pool),
    empty,
    publicUrl,
    attestations: async (digest, { name, source, sha256, channel_id: id }, subdir, fileName) => {
      if (sha256 === null) return null;
      return patient(attestations(digest, { id, source, name, subdir, fileName, sha256 }));
    },
    changes: connection.changes,
  });
  const downloads = new Downloads(objects, core.db, (...wanted) => mirrors.sourcesOf(...wanted));
  downloads.onHeld((fileId) => void sidecars.ofHeld(fileId));
  const listings = new Listings(core.db, connection.pool);
  const publisher = new Publisher(core, shared, (channelId, computed, view) => {
    indexes.prime(channelId, computed.contents, view);
    listings.published(channelId);
  });
  const serve = createServing({
    decider,
    downloads,
    objects,
    requests,
    log,
    dataDir,
    accelPrefix: options.accelPrefix,
  });
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
      { path: '/repo-decisions', handler: decisionHandler(decider, requests, log) },
    ],
    index,
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
    signatures: async (digest, file) => {
      const text = await patient(sidecar(digest, file));
      return text === null
        ? [unproved('missing', 'Its entry in the index names attestations, and its source has not given them.')]
        : check(text, file);
    },
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
      // The clean-up is done by one platform for all; what stands on the disk of each is its own to look after.
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

async function tidy(core: Core, objects: ObjectStore): Promise<void> {
  const channels = await core.db.selectFrom('channel').select('id').execute();
  for (const { id } of channels) await dropOldPublications(core, id);
  await sweep(core, false);
  await objects.removeLeftovers(false);
}
