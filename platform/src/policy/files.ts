/** Policies as files: what one says, what it would change, and bringing that about as it was reviewed. */
import { createHash } from 'node:crypto';
import { emptyFilters, policyChanges, policyText } from '@terrarium/domain/policy';
import { writePolicyFile } from '@terrarium/domain/policyFile';
import type { PolicyFile, PolicyFileFormat, PolicyFileMistake } from '@terrarium/domain/policyFile';
import type { Channels, ChannelRow, Reader } from '../channel/index.ts';
import { isId } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { conflict, notFound, unprocessable } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type { AppliedFile, PlanAnswer, PolicyFileBody } from './contract.ts';
import { readPolicyText } from './fileReading.ts';
import { changesOf } from './history.ts';
import type { ImpactService } from './impact.ts';
import { createIn, inUseAlready, updateIn, valuesOf, withNameConflict } from './policies.ts';
import type { RunService } from './runs.ts';
import { lockChannel } from './runStore.ts';
import type { PolicyRow } from './store.ts';
import { assignmentsOf, findPolicy, findPolicyOfName, holdPolicyOfName } from './store.ts';

/** Channels that a plan computes: each may take a second. */
const MOST_COMPUTED = 20;
/** Packages that a plan names each way. */
const NAMED_PACKAGES = 20;

/** Whose file it is: the organization, and who asks. */
export interface FileOwner {
  organizationId: string;
  reader: Reader;
}

/** Policies as files. Failures are HttpErrors. */
export interface PolicyFiles {
  /** A policy as it stands, with the channels that it is applied to and the reader may see. @throws HttpError 404 */
  write(owner: FileOwner, id: string, format: PolicyFileFormat): Promise<{ name: string; text: string }>;
  /** Everything that is wrong in a file; nothing for one that can be planned. */
  mistakes(owner: FileOwner, body: PolicyFileBody): Promise<PolicyFileMistake[]>;
  /** What a file would change. Nothing is written. @throws HttpError 429 when too many previews wait; the signal's reason */
  plan(owner: FileOwner, body: PolicyFileBody, signal: AbortSignal): Promise<PlanAnswer>;
  /**
   * Brings about what a file says, all of it or nothing.
   * @throws HttpError 422 for a file with mistakes; 409 `plan_outdated` when that is not what was planned, `run_under_way`
   */
  apply(
    owner: FileOwner,
    body: PolicyFileBody & { fingerprint?: string | undefined },
    authorId: string,
  ): Promise<AppliedFile>;
}

/** What policies as files are made of. */
export interface PolicyFileParts {
  db: Db;
  limits: Limits;
  channels: Channels;
  impact: ImpactService;
  runs: RunService;
}

type ChannelStep = PlanAnswer['channels'][number]['action'];

/** What becomes of one channel. */
interface Step {
  channel: ChannelRow;
  action: ChannelStep;
  replaces: string | null;
  isWatched: boolean;
}

/** What a file changes of what stands. */
interface Difference {
  action: 'create' | 'update' | 'none';
  standing: PolicyRow | undefined;
  /** By name of the channel. */
  steps: Step[];
  fingerprint: string;
}

/** What a file says, with the channels that it names; or what is wrong. */
type Reading =
  | { file: PolicyFile; named: { channel: ChannelRow; watch: boolean }[] | null }
  | { mistakes: PolicyFileMistake[] };

/** Makes them. */
export function createPolicyFiles({ db, limits, channels, impact, runs }: PolicyFileParts): PolicyFiles {
  async function read({ organizationId, reader }: FileOwner, { file: text, name }: PolicyFileBody): Promise<Reading> {
    const reading = await readPolicyText({ text, name });
    if (!reading.ok) return { mistakes: reading.mistakes };
    const { file } = reading;
    if (file.channels === null) return { file, named: null };
    const rows = new Map(
      (await channels.readableChannels(reader, { organizationId })).map((channel) => [channel.name, channel]),
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

  /** What a file changes; `trx` is the transaction that is about to do so, and holds what it changes from then on. */
  async function compare(
    { organizationId, reader }: FileOwner,
    { file: { policy }, named }: Exclude<Reading, { mistakes: unknown }>,
    trx?: Trx,
  ): Promise<Difference> {
    const standing =
      trx === undefined
        ? await findPolicyOfName(db, organizationId, policy.name)
        : await holdPolicyOfName(trx, organizationId, policy.name);
    const action = standing === undefined ? 'create' : policyChanges(standing, policy).length > 0 ? 'update' : 'none';
    const rows = new Map(
      (await channels.readableChannels(reader, { organizationId }, trx ?? db)).map((channel) => [channel.id, channel]),
    );
    const before = async () =>
      new Map((await assignmentsOf(trx ?? db, organizationId)).map((each) => [each.channel_id, each]));
    let under = await before();
    const concerned = [...rows.keys()].filter(
      (id) =>
        named?.some(({ channel }) => channel.id === id) === true ||
        (standing !== undefined && under.get(id)?.policy_id === standing.id),
    );
    if (trx !== undefined) {
      // In the order in which everybody locks channels; what they are under is looked at again when nobody can change it any more.
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

  return {
    async write({ organizationId, reader }, id, format) {
      const policy = isId(id) ? await findPolicy(db, organizationId, id) : undefined;
      if (policy === undefined) throw notFound('This policy', 'policy_not_found');
      const [readable, under] = await Promise.all([
        channels.readableChannels(reader, { organizationId }),
        assignmentsOf(db, organizationId),
      ]);
      const on = new Map(
        under.flatMap((each) => (each.policy_id === policy.id ? [[each.channel_id, each.is_watched] as const] : [])),
      );
      const listed = readable
        .filter((channel) => on.has(channel.id))
        .map((channel) => ({ name: channel.name, watch: on.get(channel.id)! }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      return { name: policy.name, text: writePolicyFile(policy, listed, format) };
    },

    async mistakes(owner, body) {
      const reading = await read(owner, body);
      return 'mistakes' in reading ? reading.mistakes : [];
    },

    async plan(owner, body, signal) {
      const reading = await read(owner, body);
      if ('mistakes' in reading) return { ...NOTHING, mistakes: reading.mistakes };
      const { policy } = reading.file;
      const { action, standing, steps, fingerprint } = await compare(owner, reading);
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
              : await impact.preview(
                  step.channel,
                  { channel: step.channel.name, filters, packages: NAMED_PACKAGES, policy_id: standing?.id },
                  signal,
                ),
        });
      }
      return answer;
    },

    async apply(owner, body, authorId) {
      const reading = await read(owner, body);
      if ('mistakes' in reading) throw unreadable(reading.mistakes);
      const { organizationId } = owner;
      const { policy } = reading.file;
      for (const { channel } of reading.named ?? []) await runs.firstRun(channel.id);
      const { applied, settle } = await withNameConflict(
        () =>
          db.transaction().execute(async (trx) => {
            const { action, standing, steps, fingerprint } = await compare(owner, reading, trx);
            if (body.fingerprint !== undefined && body.fingerprint !== fingerprint) throw outdated(policy.name);
            const settled: (() => Promise<void>)[] = [];
            const change = async (wanted: (of: ChannelStep) => boolean, policyId: string | null): Promise<void> => {
              for (const { channel, action: of, isWatched } of steps)
                if (wanted(of))
                  settled.push(
                    await runs.changeIn(trx, channel, policyId === null ? null : { policyId, isWatched }, authorId),
                  );
            };
            await change((of) => of === 'take_off', null);
            const save = { values: valuesOf(policy), authorId };
            const saved =
              standing === undefined
                ? await createIn(trx, limits, organizationId, save)
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
      runs.wake();
      return applied;
    },
  };
}

/** The plan of a file that is no policy. */
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

/** What was reviewed, as a text that is compared: the policy that is meant, the one that stands, and what becomes of each channel. What channels hold is not in it: packages come every hour. */
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
    `The policy '${name}' or its channels have changed since the plan was made, or the file is another one. Plan it again, look at it, and apply that.`,
    'plan_outdated',
  );
