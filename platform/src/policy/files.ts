/** Policy files: parse, plan, and apply as reviewed. */
import { createHash } from 'node:crypto';
import { emptyFilters, policyChanges, policyText } from '@terrarium/domain/policy';
import { writePolicyFile } from '@terrarium/domain/policyFile';
import type { PolicyFile, PolicyFileFormat, PolicyFileMistake } from '@terrarium/domain/policyFile';
import type { Channels, ChannelRow, Reader } from '../channel/index.ts';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import type { AppliedFile, PlanAnswer, PolicyFileBody } from './contract.ts';
import { readPolicyText } from './fileReading.ts';
import { changesOf } from './history.ts';
import type { ImpactService } from './impact.ts';
import type { ImpactAnswer } from './impactContract.ts';
import { createIn, inUseAlready, updateIn, valuesOf, withNameConflict } from './policies.ts';
import type { RunService } from './runs.ts';
import { lockChannel } from './runStore.ts';
import type { PolicyRow } from './store.ts';
import { assignmentsOf, findPolicy, findPolicyOfName, holdPolicyOfName } from './store.ts';

/** Maximum number of channels that a plan computes. Each can take a second. */
const MOST_COMPUTED = 20;
/** Packages that a plan names per list. */
const NAMED_PACKAGES = 20;

/** Organization of a policy file, and the user. */
export interface FileOwner {
  organizationId: string;
  reader: Reader;
}

/** Dependencies of policy files. */
export interface PolicyFileParts {
  db: Db;
  limits: Limits;
  channels: Channels;
  impact: ImpactService;
  runs: RunService;
}

type ChannelStep = PlanAnswer['channels'][number]['action'];

/** Change for one channel. */
interface Step {
  channel: ChannelRow;
  action: ChannelStep;
  replaces: string | null;
  isWatched: boolean;
}

/** Changes of a file compared with the current state. */
interface Difference {
  action: 'create' | 'update' | 'none';
  standing: PolicyRow | undefined;
  /** By channel name. */
  steps: Step[];
  fingerprint: string;
}

/** Content of a file with its channels, or its errors. */
type Reading =
  | { file: PolicyFile; named: { channel: ChannelRow; watch: boolean }[] | null }
  | { mistakes: PolicyFileMistake[] };

/** Policy files. Throws HttpErrors. */
export class PolicyFiles {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #channels: Channels;
  readonly #impact: ImpactService;
  readonly #runs: RunService;

  constructor({ db, limits, channels, impact, runs }: PolicyFileParts) {
    this.#db = db;
    this.#limits = limits;
    this.#channels = channels;
    this.#impact = impact;
    this.#runs = runs;
  }

  /** Exports the current policy with the channels it is applied to that the reader can see. @throws HttpError 404 */
  async write(
    { organizationId, reader }: FileOwner,
    id: string,
    format: PolicyFileFormat,
  ): Promise<{ name: string; text: string }> {
    const policy = isId(id) ? await findPolicy(this.#db, organizationId, id) : undefined;
    if (policy === undefined) throw notFound('This policy', 'policy_not_found');
    const [readable, under] = await Promise.all([
      this.#channels.readableChannels(reader, { organizationId }),
      assignmentsOf(this.#db, organizationId),
    ]);
    const on = new Map(
      under.flatMap((each) => (each.policy_id === policy.id ? [[each.channel_id, each.is_watched] as const] : [])),
    );
    const listed = readable
      .filter((channel) => on.has(channel.id))
      .map((channel) => ({ name: channel.name, watch: on.get(channel.id)! }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return { name: policy.name, text: writePolicyFile(policy, listed, format) };
  }

  /** Lists all errors in a file; empty if it can be planned. */
  async mistakes(owner: FileOwner, body: PolicyFileBody): Promise<PolicyFileMistake[]> {
    const reading = await this.#read(owner, body);
    return 'mistakes' in reading ? reading.mistakes : [];
  }

  /**
   * Returns what a file would change.
   * Writes nothing.
   * @throws HttpError 429 if too many previews are queued; the signal's reason
   */
  async plan(owner: FileOwner, body: PolicyFileBody, signal: AbortSignal): Promise<PlanAnswer> {
    const reading = await this.#read(owner, body);
    if ('mistakes' in reading) return { ...NOTHING, mistakes: reading.mistakes };
    const { policy } = reading.file;
    const { action, standing, steps, fingerprint } = await this.#compare(owner, reading);
    const answer: PlanAnswer = {
      mistakes: [],
      action,
      has_changes: action !== 'none' || steps.length > 0,
      name: policy.name,
      summary: policyText(policy.filters),
      policy: standing === undefined ? null : { id: standing.id, revision: standing.revision },
      changes: standing === undefined ? [] : changesOf(standing, policy),
      channels: [],
      fingerprint,
    };
    for (const [at, step] of steps.entries()) {
      const filters = step.action === 'take_off' ? emptyFilters() : policy.filters;
      answer.channels.push({
        channel: step.channel.name,
        action: step.action,
        replaces: step.replaces,
        is_watched: step.isWatched,
        impact:
          at >= MOST_COMPUTED
            ? null
            : await this.#preview(
                step.channel,
                { channel: step.channel.name, filters, packages: NAMED_PACKAGES, policy_id: standing?.id },
                signal,
              ),
      });
    }
    return answer;
  }

  /** Previews until installability is known: each request continues where the one before ended. */
  async #preview(...asked: Parameters<ImpactService['preview']>): Promise<ImpactAnswer> {
    for (;;) {
      const impact = await this.#impact.preview(...asked);
      if (!impact.installability_pending) return impact;
    }
  }

  /**
   * Applies a file completely or not at all.
   * @throws HttpError 422 for a file with errors; 409 `plan_outdated` if the changes differ from the plan,
   * `run_under_way`
   */
  async apply(
    owner: FileOwner,
    body: PolicyFileBody & { fingerprint?: string | undefined },
    authorId: string | null,
  ): Promise<AppliedFile> {
    const reading = await this.#read(owner, body);
    if ('mistakes' in reading) throw unreadable(reading.mistakes);
    const { organizationId } = owner;
    const { policy } = reading.file;
    for (const { channel } of reading.named ?? []) await this.#runs.firstRun(channel.id);
    const { applied, settle } = await withNameConflict(
      () =>
        this.#db.transaction().execute(async (trx) => {
          const { action, standing, steps, fingerprint } = await this.#compare(owner, reading, trx);
          if (body.fingerprint !== undefined && body.fingerprint !== fingerprint) throw outdated(policy.name);
          const settled: (() => Promise<void>)[] = [];
          const change = async (wanted: (of: ChannelStep) => boolean, policyId: string | null): Promise<void> => {
            for (const { channel, action: of, isWatched } of steps)
              if (wanted(of))
                settled.push(
                  await this.#runs.changeIn(trx, channel, policyId === null ? null : { policyId, isWatched }, authorId),
                );
          };
          await change((of) => of === 'take_off', null);
          const save = { values: valuesOf(policy), authorId };
          const saved =
            standing === undefined
              ? await createIn(trx, this.#limits, organizationId, save)
              : action === 'update'
                ? await updateIn(trx, organizationId, standing.id, save)
                : standing;
          await change((of) => of !== 'take_off' && of !== 'recompute', saved.id);
          const now: AppliedFile = {
            action,
            policy: { id: saved.id, revision: saved.revision },
            name: saved.name,
            channels: steps.map(({ channel, action: of }) => ({ channel: channel.name, action: of })),
            fingerprint,
          };
          return { applied: now, settle: settled };
        }),
      inUseAlready(policy.name),
    );
    for (const each of settle) await each();
    this.#runs.wake();
    return applied;
  }

  async #read({ organizationId, reader }: FileOwner, { file: text, name }: PolicyFileBody): Promise<Reading> {
    const reading = await readPolicyText({ text, name });
    if (!reading.ok) return { mistakes: reading.mistakes };
    const { file } = reading;
    if (file.channels === null) return { file, named: null };
    const rows = new Map(
      (await this.#channels.readableChannels(reader, { organizationId })).map((channel) => [channel.name, channel]),
    );
    const unknown = file.channels.flatMap(({ name: channel }, at) =>
      rows.has(channel) ? [] : [{ at, name: channel }],
    );
    if (unknown.length > 0) {
      const found = await readPolicyText({ text, unknown });
      return { mistakes: found.ok ? [] : found.mistakes };
    }
    return { file, named: file.channels.map(({ name: of, watch }) => ({ channel: rows.get(of)!, watch })) };
  }

  /** Compares a file with the current state. `trx` is the transaction that applies it, and locks what it changes. */
  async #compare(
    { organizationId, reader }: FileOwner,
    { file: { policy }, named }: Exclude<Reading, { mistakes: unknown }>,
    trx?: Trx,
  ): Promise<Difference> {
    const standing =
      trx === undefined
        ? await findPolicyOfName(this.#db, organizationId, policy.name)
        : await holdPolicyOfName(trx, organizationId, policy.name);
    const action = standing === undefined ? 'create' : policyChanges(standing, policy).length > 0 ? 'update' : 'none';
    const rows = new Map(
      (await this.#channels.readableChannels(reader, { organizationId }, trx ?? this.#db)).map((channel) => [
        channel.id,
        channel,
      ]),
    );
    const before = async () =>
      new Map((await assignmentsOf(trx ?? this.#db, organizationId)).map((each) => [each.channel_id, each]));
    let under = await before();
    const concerned = [...rows.keys()].filter(
      (id) =>
        named?.some(({ channel }) => channel.id === id) === true ||
        (standing !== undefined && under.get(id)?.policy_id === standing.id),
    );
    if (trx !== undefined) {
      // Lock channels in the global order, then read their policies again, because they can no longer change.
      for (const id of concerned.toSorted()) await lockChannel(trx, id);
      under = await before();
    }
    const steps = concerned.flatMap((id): Step[] => {
      const channel = rows.get(id)!;
      const now = under.get(id);
      const own = standing !== undefined && now?.policy_id === standing.id;
      const wanted =
        named === null ? (own ? { watch: now.is_watched } : undefined) : named.find((each) => each.channel.id === id);
      const step = (of: ChannelStep): Step[] => [
        { channel, action: of, replaces: own ? null : (now?.policy_name ?? null), isWatched: wanted?.watch ?? false },
      ];
      if (wanted === undefined) return own ? step('take_off') : [];
      if (!own) return step(now === undefined ? 'apply' : 'replace');
      if (now.is_watched !== wanted.watch) return step(wanted.watch ? 'watch' : 'enforce');
      return action === 'none' ? [] : step('recompute');
    });
    return {
      action,
      standing,
      steps: steps.toSorted((a, b) => (a.channel.name < b.channel.name ? -1 : 1)),
      fingerprint: fingerprintOf({
        policy: [policy.name, policy.description, policy.filters, policy.filter ?? null],
        standing: standing === undefined ? null : [standing.id, standing.revision],
        steps: steps
          .map(({ channel, action: of, isWatched }) => [
            channel.id,
            of,
            under.get(channel.id)?.policy_id ?? null,
            isWatched,
          ])
          .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
      }),
    };
  }
}

/** Plan of a file that isn't a policy. */
const NOTHING: PlanAnswer = {
  mistakes: [],
  action: null,
  has_changes: false,
  name: null,
  summary: null,
  policy: null,
  changes: [],
  channels: [],
  fingerprint: null,
};

/**
 * Fingerprint of a review: the new policy, the current one, and the change for each channel.
 * Excludes the channels' packages, which change every hour.
 */
function fingerprintOf(difference: object): string {
  return createHash('sha256').update(JSON.stringify(difference)).digest('hex');
}

function unreadable(mistakes: readonly PolicyFileMistake[]) {
  return unprocessable(
    mistakes.map(({ pointer, line, column, message }) => ({
      loc: ['body', 'file'],
      msg: [line === null ? '' : `line ${line}, column ${column}`, pointer, message].filter(Boolean).join(': '),
      type: 'value_error.policy_file',
    })),
  );
}

const outdated = (name: string) =>
  conflict(
    `The policy '${name}', its channels, or the file changed since the plan was created. Create and review a new plan.`,
    'plan_outdated',
  );
