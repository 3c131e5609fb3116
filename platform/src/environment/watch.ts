/** Issues of environments over time: emails owners about new severe advisories, and stores daily numbers. */
import { can } from '@terrarium/domain/access';
import { severityOf } from '@terrarium/domain/policy';
import type { Advisory } from '@terrarium/domain/policy';
import type { z } from 'zod';
import type { Artifacts, InstalledDecision } from '../artifact/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Core } from '../core.ts';
import type { MailArea } from '../mail/index.ts';
import type * as draftContract from './draftContract.ts';
import type { PackageAdvisories } from '../repo/index.ts';
import { standingOf } from './risks.ts';
import { hubChannel, installedName, releaseOf } from './service.ts';
import type { Caller } from './service.ts';
import type { BuildRow } from './exposureStore.ts';
import { ownerMail } from './watchMail.ts';
import type { ToldFault } from './watchMail.ts';
import * as store from './watchStore.ts';
import type { FaultRow, OwnedHolder, WatchedOrganization } from './watchStore.ts';

/** Minimum score of advisories that owners are notified about: High. */
const GRAVE = 7;
const JOB = 'environment-watch';
/** Changes within this many seconds are sent together. */
const TOGETHER_SECONDS = 60;

interface Needs {
  artifacts: Pick<Artifacts, 'installedDecisions'>;
  channels: Pick<Channels, 'readableChannels'>;
  mail: Pick<MailArea, 'write'>;
  packages: Pick<PackageAdvisories, 'compare'>;
}

/** A package of an environment with its issues. */
interface Known {
  build: BuildRow;
  advisories: readonly Advisory[];
  refused: boolean;
}

/** Checks environments again when their packages' issues may have changed. */
export class EnvironmentWatch {
  readonly #core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>;
  readonly #needs: Needs;

  constructor(core: Pick<Core, 'db' | 'jobs' | 'config' | 'log'>, needs: Needs) {
    this.#core = core;
    this.#needs = needs;
    core.jobs.defineJob(JOB, ({ signal }) => this.look(signal), { title: 'Advisories against environments' });
  }

  /** Requests a check soon. If it is lost, the hourly cleanup job checks. */
  async wake(): Promise<void> {
    await this.#core.jobs
      .enqueue(JOB, {}, { singletonKey: 'due', startAfter: TOGETHER_SECONDS })
      .catch((error: unknown) => this.#core.log.warn({ err: error }, 'environments are looked at later'));
  }

  /** Checks the environments of every organization with changes. A failure doesn't affect the others. */
  async look(signal: AbortSignal): Promise<void> {
    for (const organization of await store.watchedOrganizations(this.#core.db)) {
      if (signal.aborted) return;
      if (!organization.isDue) continue;
      try {
        await this.#lookAt(organization);
      } catch (error) {
        this.#core.log.warn({ err: error, organizationId: organization.id }, 'environments were not looked at');
      }
    }
    await store.continueDays(this.#core.db);
  }

  /**
   * Returns the numbers of the last days, oldest first: based on channels that every member can read, or on all for
   * admins.
   */
  async days(
    { organization }: Caller,
    { days }: z.output<typeof draftContract.daysQuery>,
  ): Promise<z.input<typeof draftContract.exposureDay>[]> {
    const rows = await store.environmentDays(
      this.#core.db,
      organization.id,
      organization.role === 'admin' ? 'all' : 'members',
      days,
    );
    return rows.map(({ environments, refused, ...row }) => ({
      ...row,
      environment_count: environments,
      refused_count: refused,
    }));
  }

  async #lookAt({ id: organizationId, name, stamp }: WatchedOrganization): Promise<void> {
    const { db } = this.#core;
    const builds = await store.everyBuild(db, organizationId);
    const { all: known, members } = await this.#known({ id: organizationId, name }, builds);
    await db.transaction().execute(async (trx) => {
      const lastBuild = await store.noteLook(trx, { organizationId, stamp, lastBuild: builds.at(-1)?.id ?? 0 });
      const before = await store.faultsOf(trx, organizationId);
      const { faults, news } = newsIn(known, before, { organizationId, lastBuild });
      await store.writeFaults(trx, faults);
      await store.writeDay(trx, organizationId, 'all', known.map(buildRisk));
      await store.writeDay(trx, organizationId, 'members', members.map(buildRisk));
      if (news.length === 0) return;
      const holders = await store.ownedHolders(trx, organizationId, [
        ...new Set(news.flatMap((one) => one.builds.map(({ id }) => id))),
      ]);
      for (const [ownerId, theirs] of Map.groupBy(holders, ({ owner_id }) => owner_id)) {
        const [{ email, role }] = theirs as [OwnedHolder];
        if (!can(role, 'environment.read')) continue;
        const told = news.map((one) => toldTo(theirs, one)).filter(({ environments }) => environments.length > 0);
        if (told.length > 0)
          await this.#needs.mail.write(trx, {
            ...ownerMail({ organization: name, publicUrl: this.#core.config.publicUrl }, told),
            to: email,
            userId: ownerId,
          });
      }
    });
  }

  /**
   * Returns the issues of packages, based on every channel of the organization, and based on those that every member
   * can read. Advisories are the same for both, but VEX statements about private channels aren't.
   */
  async #known(
    organization: { id: string; name: string },
    builds: readonly BuildRow[],
  ): Promise<Record<'all' | 'members', Known[]>> {
    const channels = await this.#needs.channels.readableChannels(
      { tokenOfOrganization: organization.id },
      { organizationId: organization.id },
    );
    const byChannel = Map.groupBy(builds, ({ channel }) => hubChannel(channel, organization.name));
    const files = new Map<BuildRow, { channel: ChannelRow; decision: InstalledDecision | null }>();
    for (const channel of channels) {
      const members = byChannel.get(channel.name) ?? [];
      if (members.length === 0) continue;
      const decisions = await this.#needs.artifacts.installedDecisions(channel, members.map(installedName));
      members.forEach((build, place) => files.set(build, { channel, decision: decisions[place] ?? null }));
    }
    const knownBy = async (mayRead: (channel: ChannelRow) => boolean): Promise<Known[]> => {
      const fileOf = (build: BuildRow) => {
        const file = files.get(build);
        return file !== undefined && mayRead(file.channel) ? file : null;
      };
      const compared = await this.#needs.packages.compare(
        organization.id,
        builds.map((build) => releaseOf(build, fileOf(build)?.channel.id ?? null)),
      );
      return builds.map((build, place) => ({
        build,
        advisories: standingOf(compared[place]!),
        refused: fileOf(build)?.decision?.decision === 'refused',
      }));
    };
    const all = await knownBy(() => true);
    const isOpen = ({ privacy }: ChannelRow): boolean => privacy !== 'private';
    return { all, members: channels.every(isOpen) ? all : await knownBy(isOpen) };
  }
}

/** An advisory that owners should be notified about. */
interface News extends Omit<ToldFault, 'environments'> {
  builds: BuildRow[];
}

/** Returns all advisories to store, and which of them are new. */
function newsIn(
  known: readonly Known[],
  before: readonly FaultRow[],
  { organizationId, lastBuild }: { organizationId: string; lastBuild: number | null },
): { faults: FaultRow[]; news: News[] } {
  const found = new Map<string, { advisory: Advisory; builds: BuildRow[] }>();
  for (const { build, advisories } of known)
    for (const advisory of advisories) {
      const hit = found.get(advisory.id) ?? { advisory, builds: [] };
      found.set(advisory.id, hit);
      hit.builds.push(build);
    }
  const noticedAs = new Map(before.flatMap((row) => row.ids.map((id) => [id, row] as const)));
  const faults = new Map<string, FaultRow>();
  const news: News[] = [];
  for (const { advisory, builds } of found.values()) {
    const ids = [advisory.id, ...(advisory.aliases ?? [])];
    // Two advisories may turn out to be the same one, which was sent already.
    const noticed = ids.map((id) => noticedAs.get(id)).find((row) => row !== undefined);
    const facts = {
      score: advisory.score,
      exploited: advisory.exploited === true,
      malicious: advisory.malicious === true,
    };
    const isGrave = facts.malicious || facts.exploited || (facts.score ?? 0) >= GRAVE;
    // An advisory known at the time of registration isn't news for the owner.
    const cameAlong = lastBuild === null || builds.every(({ id }) => id > lastBuild);
    const fault = noticed?.fault ?? advisory.id;
    if (isGrave && !(noticed?.is_told ?? cameAlong)) news.push({ fault, builds, ...facts });
    faults.set(fault, {
      organization_id: organizationId,
      fault,
      ids,
      is_told: noticed?.is_told === true || isGrave,
    });
  }
  return { faults: [...faults.values()], news };
}

/** Returns an advisory with one owner's affected environments. */
function toldTo(holders: readonly OwnedHolder[], { builds, ...facts }: News): ToldFault {
  const byId = new Map(builds.map((build) => [build.id, build]));
  const theirs = holders.filter(({ build_id }) => byId.has(build_id));
  return {
    ...facts,
    environments: [...Map.groupBy(theirs, ({ environment_id }) => environment_id)].map(([id, rows]) => ({
      id,
      name: rows[0]!.environment,
      device: rows[0]!.device,
      packages: rows.map(({ build_id }) => {
        const { name, version } = byId.get(build_id)!;
        return `${name} ${version}`;
      }),
    })),
  };
}

/** Returns the severity of a package for the daily numbers. */
function buildRisk({ build, advisories, refused }: Known): store.BuildRisk {
  const ranks = advisories.map(({ score }) => {
    const severity = severityOf(score);
    return store.SEVERITY_RANKS.indexOf(severity === null || severity === 'none' ? 'other' : severity);
  });
  return { id: build.id, rank: ranks.length === 0 ? null : Math.max(...ranks), refused };
}
