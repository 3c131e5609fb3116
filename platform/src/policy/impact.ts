// Read model of channel_probe: install checks for a preview.
/** Previews: what a draft would change in a channel, before saving. */
import type { HeldAnswer, HeldEnvironment, Probe } from '@terrarium/domain/installability';
import { readFilters } from '@terrarium/domain/policy';
import type { AdvisoryMatches, Filters } from '@terrarium/domain/policy';
import type { Readable } from 'node:stream';
import type { ChannelRow } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { csvStream, notFound, tooMany } from '../http/index.ts';
import { probedEnvironments, unpackIds } from '../repo/index.ts';
import type { ChannelIndex, Repo } from '../repo/index.ts';
import { filesById } from './filesById.ts';
import type {
  DraftBody,
  ExceptionImpactAnswer,
  ImpactAnswer,
  ImpactBody,
  RepairAnswer,
  RepairBody,
} from './impactContract.ts';
import type { ImpactQuestion } from './impactCore.ts';
import { ImpactThread, PreviewsBusy } from './impactThread.ts';
import type { Changed } from './installability.ts';
import { exceptionsInForce } from './exceptions.ts';
import { findAppliedPolicy, findAssignment, findLegacy, findRevision } from './store.ts';

/** Maximum number of files that an exception would allow to list, newest of each package first. */
const MOST_FILES = 100;

/** Previews of drafts. */
export interface ImpactService {
  /** @throws HttpError 429 if too many are queued; the signal's reason */
  preview(channel: ChannelRow, body: ImpactBody, signal: AbortSignal): Promise<ImpactAnswer>;
  /**
   * Finds the fewest exceptions that make packages installable which the draft makes uninstallable.
   * @throws as preview
   */
  repair(channel: ChannelRow, body: RepairBody, signal: AbortSignal): Promise<RepairAnswer>;
  /**
   * Returns what one more exception to the applied policy would allow.
   * @throws HttpError 404 without a policy; as preview
   */
  exception(channel: ChannelRow, spec: string, signal: AbortSignal): Promise<ExceptionImpactAnswer>;
  /** Returns the draft's decision about every file of a channel, with the current one. @throws as preview */
  drafted(channel: ChannelRow, body: DraftBody, signal: AbortSignal): Promise<Changed & { index: ChannelIndex }>;
  /**
   * Returns the decisions of the applied policy, with current and with other advisories.
   * Null without a policy, or if it is monitored.
   * @throws as preview
   */
  advised(
    channel: ChannelRow,
    index: ChannelIndex,
    advisories: AdvisoryMatches,
    signal: AbortSignal,
  ): Promise<(Changed & { policy: string }) | null>;
  /**
   * Returns the effect on environments if other files of a channel are allowed; null if its content is too large to
   * check.
   * @throws as preview
   */
  held(
    index: ChannelIndex,
    changed: Changed,
    asked: readonly HeldEnvironment[],
    signal: AbortSignal,
  ): Promise<HeldAnswer[] | null>;
  /** Like preview, with every changed file as a CSV row. */
  table(channel: ChannelRow, body: ImpactBody, signal: AbortSignal): Promise<Readable>;
  /** Explains why a served file can't be installed, one sentence per platform. */
  reasons: ImpactThread['reasons'];
  /** Checks one slice of a channel's current files. @throws PreviewsBusy, the signal's reason */
  exact: ImpactThread['exact'];
  stop(): Promise<void>;
}

/** Creates the service. */
export function createImpactService(db: Db, repo: Repo): ImpactService {
  const thread = new ImpactThread();

  async function questionOf(channel: ChannelRow, index: ChannelIndex, body: ImpactBody): Promise<ImpactQuestion> {
    const { publication } = index;
    const { length } = index.records;
    return {
      filters: body.filters,
      granted: await exceptionsInForce(db, channel.id),
      before:
        publication === null
          ? { allowed: new Uint8Array(length), rule: new Uint16Array(length), filters: null, granted: [] }
          : {
              allowed: publication.allowed,
              rule: publication.rule,
              filters: await filtersInForce(db, publication),
              granted: publication.granted,
            },
      legacy: await legacyOf(channel, index, body.policy_id),
      probes: await probesOf(db, channel.id),
      environments: await probedEnvironments(db, channel.id),
      packages: body.packages,
      now: Date.now(),
    };
  }

  /**
   * Returns the legacy files: for an edit of the applied policy, those served when it was applied; for other drafts,
   * those served now.
   */
  async function legacyOf(
    channel: ChannelRow,
    { fileIds }: ChannelIndex,
    policyId: string | undefined,
  ): Promise<Uint8Array | null> {
    if (policyId === undefined || (await findAssignment(db, channel.id))?.policy_id !== policyId) return null;
    const packed = await findLegacy(db, channel.id);
    if (packed === undefined) return null;
    const ids = new Set(unpackIds(packed));
    return Uint8Array.from(fileIds, (id) => (ids.has(id) ? 1 : 0));
  }

  async function prepare(
    channel: ChannelRow,
    body: ImpactBody,
    signal: AbortSignal,
  ): Promise<{ index: ChannelIndex; question: ImpactQuestion }> {
    const index = await repo.index(channel.id);
    signal.throwIfAborted();
    return { index, question: await questionOf(channel, index, body) };
  }

  return {
    async preview(channel, body, signal) {
      const started = performance.now();
      const { index, question } = await prepare(channel, body, signal);
      const numbers = await thread.numbers(index, question, signal).catch(refuseBusy);
      return {
        channel: channel.name,
        published: index.publication !== null,
        ...numbers,
        elapsed_ms: performance.now() - started,
      };
    },

    async repair(channel, body, signal) {
      const started = performance.now();
      const { index, question } = await prepare(channel, { ...body, packages: 0 }, signal);
      const { targets, never } = body;
      const found = await thread.repair(index, question, { targets, never }, signal).catch(refuseBusy);
      return { channel: channel.name, ...found, elapsed_ms: performance.now() - started };
    },

    async exception(channel, spec, signal) {
      const started = performance.now();
      const policy = await findAppliedPolicy(db, channel.id);
      const read = policy === undefined ? undefined : readFilters(policy.filters);
      if (policy === undefined || read?.ok !== true)
        throw notFound(`A policy on the channel '${channel.name}'`, 'no_policy_applied');
      const { index, question } = await prepare(
        channel,
        { channel: channel.name, filters: read.filters, policy_id: policy.id, packages: MOST_FILES },
        signal,
      );
      const numbers = await thread.exception(index, question, spec, signal).catch(refuseBusy);
      return { channel: channel.name, ...numbers, elapsed_ms: performance.now() - started };
    },

    async drafted(channel, body, signal) {
      const { index, question } = await prepare(channel, { ...body, packages: 0 }, signal);
      const after = await thread.decisions(index, question, signal).catch(refuseBusy);
      return { index, before: question.before.allowed, after };
    },

    async advised(channel, index, advisories, signal) {
      const [policy, assignment] = [await findAppliedPolicy(db, channel.id), await findAssignment(db, channel.id)];
      const read = policy === undefined ? undefined : readFilters(policy.filters);
      if (policy === undefined || read?.ok !== true || assignment?.is_watched !== false) return null;
      const body = { channel: channel.name, filters: read.filters, policy_id: policy.id, packages: 0 };
      const question = await questionOf(channel, index, body);
      const now = await thread.decisions(index, question, signal).catch(refuseBusy);
      const then = await thread.decisions({ ...index, advisories }, question, signal).catch(refuseBusy);
      return { policy: policy.name, before: now.allowed, after: then };
    },

    held: (index, changed, asked, signal) => thread.held(index, changed, asked, signal).catch(refuseBusy),

    async table(channel, body, signal) {
      const { index, question } = await prepare(channel, body, signal);
      const drafted = await thread.decisions(index, question, signal).catch(refuseBusy);
      const before = question.before.filters === null ? [] : (index.publication?.rules ?? []);
      const changed = new Map<number, { change: string; rule: string }>();
      for (let i = 0; i < index.records.length; i++) {
        if (question.before.allowed[i] === drafted.allowed[i]) continue;
        const goes = drafted.allowed[i] === 0;
        const rule = goes ? drafted.rules[drafted.rule[i]!] : before[question.before.rule[i]!];
        changed.set(index.fileIds[i]!, { change: goes ? 'going' : 'coming', rule: rule?.text ?? 'Not published yet' });
      }
      const rows = filesById(db, [...changed.keys()], (file) => {
        const { change, rule } = changed.get(file.id)!;
        return [change, file.subdir, file.file_name, file.name, file.version, file.build, rule];
      });
      return csvStream(['change', 'platform', 'file_name', 'name', 'version', 'build', 'rule'], rows);
    },

    reasons: (channel, question) => thread.reasons(channel, question),

    exact: (channel, question, signal) => thread.exact(channel, question, signal),

    stop: () => thread.stop(),
  };
}

/** Returns the install checks of a channel. */
function probesOf(db: Db, channelId: string): Promise<Probe[]> {
  return db
    .selectFrom('channel_probe')
    .select(['label', 'specs', 'platforms', 'required'])
    .where('channel_id', '=', channelId)
    .orderBy('position')
    .execute();
}

/** Returns the filters of a publication; null if it has no policy, or the policy was deleted. */
export async function filtersInForce(
  db: Db,
  publication: { policyId: string | null; policyRevision: number | null },
): Promise<Filters | null> {
  if (publication.policyId === null || publication.policyRevision === null) return null;
  const revision = await findRevision(db, publication.policyId, publication.policyRevision);
  const read = revision === undefined ? undefined : readFilters(revision.filters);
  return read?.ok === true ? read.filters : null;
}

function refuseBusy(error: unknown): never {
  if (error instanceof PreviewsBusy)
    throw tooMany(2, 'Too many previews are running. Wait a few seconds and try again.', 'previews_busy');
  throw error;
}
