/** Impact of draft policies on environments, and of blocking files. */
import { isoTime } from '@terrarium/domain/calendar';
import type { HeldAnswer } from '@terrarium/domain/installability';
import type { z } from 'zod';
import { installedRecord } from '../artifact/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import { splitPage } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { notFound, userIdOf } from '../http/index.ts';
import type { DraftBody, PolicyArea } from '../policy/index.ts';
import type { ChannelIndex, Repo } from '../repo/index.ts';
import type * as draftContract from './draftContract.ts';
import { hubChannel, installedName, isOwn, personOf, shown } from './service.ts';
import type { Caller, EnvironmentService } from './service.ts';
import * as store from './store.ts';
import * as exposureStore from './exposureStore.ts';

type Outcome = z.input<typeof draftContract.environmentDraft>['result'];
type Installed = Awaited<ReturnType<typeof store.packages>>['rows'][number];

/** Outcomes by importance. For several channels, the most severe one is reported. */
const WORST_FIRST: readonly Outcome['outcome'][] = ['breaks', 'unsolved', 'unknown', 'solves', 'kept'];
/** Rule of files that are blocked for the question only. */
const SUPPOSED = { text: 'as supposed here' };
const UNKNOWN: Outcome = { outcome: 'unknown', detail: null };

/** Returns whether a file of a channel would be blocked. */
export type IsRefused = (index: ChannelIndex, record: number) => boolean;

/** Evaluates drafts for environments. */
export class EnvironmentDrafts {
  readonly #db: Db;
  readonly #environments: EnvironmentService;
  readonly #channels: Channels;
  readonly #repo: Pick<Repo, 'index'>;
  readonly #drafts: PolicyArea['drafts'];

  constructor(
    db: Db,
    environments: EnvironmentService,
    { channels, repo, drafts }: { channels: Channels; repo: Pick<Repo, 'index'>; drafts: PolicyArea['drafts'] },
  ) {
    this.#db = db;
    this.#environments = environments;
    this.#channels = channels;
    this.#repo = repo;
    this.#drafts = drafts;
  }

  /**
   * Returns a draft's impact on one environment.
   * @throws 404, also if no package came from a channel of the organization and none is given; 429
   */
  async one(
    caller: Caller,
    id: string,
    { channel: named, ...draft }: draftContract.EnvironmentDraftBody,
    signal: AbortSignal,
  ): Promise<z.input<typeof draftContract.environmentDraft>> {
    const { platform } = await this.#environments.find(caller, id);
    const installed = (await store.packagesOf(this.#db, [id])).get(id) ?? [];
    const channel = named === undefined ? await this.#channelOf(caller, installed) : await this.#open(caller, named);
    const { index, ...changed } = await this.#drafts.drafted(channel, { ...draft, channel: channel.name }, signal);
    const known = this.#known(index, installed);
    const [answer] = (await this.#drafts.held(
      index,
      changed,
      [{ platform, records: known.map(({ record }) => record) }],
      signal,
    )) ?? [UNKNOWN];
    const { before, after } = changed;
    const packages = known.map(({ each, record }) => ({
      ...shown(each),
      allowed_before: before[record] === 1,
      allowed_after: after.allowed[record] === 1,
      rule: after.rules[after.rule[record]!]?.text ?? '',
    }));
    const rank = (one: (typeof packages)[number]): number => (one.allowed_after ? 2 : one.allowed_before ? 0 : 1);
    return {
      channel: channel.name,
      result: known.length === 0 ? UNKNOWN : answer!,
      known_count: known.length,
      going_count: packages.filter((one) => rank(one) === 0).length,
      refused_count: packages.filter((one) => !one.allowed_after).length,
      packages: packages.sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1)),
    };
  }

  /** Lists the environments with files that a draft would remove, the caller's own first. @throws 404, 429 */
  async list(
    caller: Caller,
    body: draftContract.DraftedBody,
    signal: AbortSignal,
  ): Promise<z.input<typeof draftContract.draftedEnvironments>> {
    const [page, draft] = splitPage(body);
    const { organization, viewer } = caller;
    const channel = await this.#open(caller, draft.channel);
    const { index, ...changed } = await this.#drafts.drafted(channel, draft satisfies DraftBody, signal);
    const builds = await exposureStore.buildsFrom(this.#db, organization.id, {
      organization: organization.name,
      channel: channel.name,
    });
    const going = builds.filter((build) => {
      if (hubChannel(build.channel, organization.name) !== channel.name) return false;
      const record = installedRecord(index, installedName(build));
      return record !== undefined && changed.before[record] === 1 && changed.after.allowed[record] === 0;
    });
    const byId = new Map(going.map((build) => [build.id, build]));
    const found = await exposureStore.holders(this.#db, {
      builds: [...byId.keys()],
      viewerId: userIdOf(viewer),
      page,
    });
    const packages = await store.packagesOf(
      this.#db,
      found.rows.map(({ id }) => id),
    );
    const asked = found.rows.map(({ id, platform }) => ({
      platform,
      records: this.#known(index, this.#from(caller, channel, packages.get(id) ?? [])).map(({ record }) => record),
    }));
    const answers = asked.length === 0 ? [] : await this.#drafts.held(index, changed, asked, signal);
    return {
      environment_count: found.environments,
      owner_count: found.owners,
      items: found.rows.map(({ build_ids: ids, owner_id: ownerId, ...row }, place) => ({
        id: row.id,
        name: row.name,
        device: row.device,
        platform: row.platform,
        updated_at: isoTime(row.updated_at),
        owner: ownerId === null ? null : personOf({ ...row, id: ownerId }),
        is_own: isOwn(ownerId, viewer),
        going: ids.flatMap((id) => byId.get(id) ?? []).map(shown),
        result: answers?.[place] ?? UNKNOWN,
      })),
      total_count: found.environments,
      ...found.pointers,
    };
  }

  /** Returns the impact on environments of blocking files in their channels. Omits environments from elsewhere. */
  async refused(
    caller: Caller,
    environments: readonly { id: string; platform: string }[],
    refuses: IsRefused,
    signal: AbortSignal,
  ): Promise<Map<string, Outcome>> {
    const packages = await store.packagesOf(
      this.#db,
      environments.map(({ id }) => id),
    );
    const found = new Map<string, Outcome>();
    const all = [...packages.values()].flat();
    for (const { channel, members } of await this.#environments.byChannel(caller, all)) {
      const index = await this.#repo.index(channel.id);
      const served = index.publication?.allowed ?? new Uint8Array(index.records.length).fill(1);
      const from = new Set(members);
      const asked = environments.flatMap(({ id, platform }) => {
        const records = this.#known(
          index,
          (packages.get(id) ?? []).filter((each) => from.has(each)),
        ).map(({ record }) => record);
        return records.length === 0 ? [] : [{ id, platform, records }];
      });
      const allowed = served.map((bit, record) => (bit === 1 && !refuses(index, record) ? 1 : 0));
      const rules = index.publication?.rules ?? [];
      const rule = Uint16Array.from(allowed, (bit, record) =>
        bit === 0 && served[record] === 1 ? rules.length : (index.publication?.rule[record] ?? 0),
      );
      const answers = await this.#drafts.held(
        index,
        { before: served, after: { allowed, rule, rules: [...rules, SUPPOSED] } },
        asked,
        signal,
      );
      asked.forEach(({ id }, place) => {
        const answer: HeldAnswer = answers?.[place] ?? UNKNOWN;
        const before = found.get(id);
        if (before === undefined || WORST_FIRST.indexOf(answer.outcome) < WORST_FIRST.indexOf(before.outcome))
          found.set(id, answer);
      });
    }
    return found;
  }

  #open({ organization, viewer }: Caller, name: string): Promise<ChannelRow> {
    return this.#channels.open(organization, name, viewer);
  }

  /** Finds the channel that most packages came from. */
  async #channelOf(caller: Caller, installed: readonly Installed[]): Promise<ChannelRow> {
    const [most] = (await this.#environments.byChannel(caller, installed)).toSorted(
      (a, b) => b.members.length - a.members.length,
    );
    if (most !== undefined) return most.channel;
    const [first] = await this.#channels.readableChannels(readerOf(caller.viewer), {
      organizationId: caller.organization.id,
    });
    if (first === undefined) throw notFound('A channel that this environment could come from', 'channel_not_found');
    return first;
  }

  #from({ organization }: Caller, channel: ChannelRow, installed: readonly Installed[]): Installed[] {
    return installed.filter((each) => hubChannel(each.channel, organization.name) === channel.name);
  }

  #known(index: ChannelIndex, installed: readonly Installed[]): { each: Installed; record: number }[] {
    return installed.flatMap((each) => {
      const record = installedRecord(index, { ...installedName(each), name: each.name.toLowerCase() });
      return record === undefined ? [] : [{ each, record }];
    });
  }
}
