import { isoTime } from '@terrarium/domain/calendar';
import { can, displayNameOf } from '@terrarium/domain/access';
import type { InstalledPackage } from '@terrarium/domain/environment';
import { canonicalAdvisoryId, knowledgeOf } from '@terrarium/domain/policy';
import type { z } from 'zod';
import { canonicalName } from '@terrarium/domain/advisory';
import { vulnerabilitiesAnswer } from '../advisory/index.ts';
import type { Advisories, CveAnswer } from '../advisory/index.ts';
import type { Artifacts, InstalledDecision, InstalledFacts, InstalledName } from '../artifact/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import { splitPage } from '../db/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { forbidden, isMachine, notFound, userIdOf } from '../http/index.ts';
import type { OrganizationContext, Principal, Viewer } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import type { PackageAdvisories, Release } from '../repo/index.ts';
import { MOST_FINDINGS } from './contract.ts';
import type * as contract from './contract.ts';
import { findingsOf, standingOf, statsOf } from './risks.ts';
import type { PackageRisk, Risk } from './risks.ts';
import * as store from './store.ts';
import * as exposureStore from './exposureStore.ts';

type EnvironmentAnswer = z.input<typeof contract.environment>;
type KnownPackage = z.input<typeof contract.knownPackage>;
type StateAnswer = z.input<typeof contract.stateOfEnvironment>;
type Stats = z.input<typeof contract.environmentStats>;
type Scan = z.input<typeof contract.scan>;
/** The caller and the organization. */
export interface Caller {
  organization: OrganizationContext;
  viewer: Principal;
}

/** The organization whose environments are read, and the reader. */
export interface Reading {
  organization: Pick<OrganizationContext, 'id' | 'name'>;
  viewer: Principal;
}

/** Channel name for pip packages. */
const PYPI = 'pypi';

/** Maximum number of environments to check for one CVE. */
const MOST_HIT = 200;

/** Environments of users' machines, as registered. */
export class EnvironmentService {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #channels: Channels;
  readonly #artifacts: Pick<Artifacts, 'installed' | 'installedDecisions'>;
  readonly #advisories: Pick<Advisories, 'cves' | 'namesOnPypi'>;
  readonly #packages: Pick<PackageAdvisories, 'compare'>;

  constructor(
    db: Db,
    limits: Limits,
    {
      channels,
      artifacts,
      advisories,
      packages,
    }: {
      channels: Channels;
      artifacts: Pick<Artifacts, 'installed' | 'installedDecisions'>;
      advisories: Pick<Advisories, 'cves' | 'namesOnPypi'>;
      packages: Pick<PackageAdvisories, 'compare'>;
    },
  ) {
    this.#db = db;
    this.#limits = limits;
    this.#channels = channels;
    this.#artifacts = artifacts;
    this.#advisories = advisories;
    this.#packages = packages;
  }

  /** Returns a page of an organization's environments: the caller's own first, then last changed first (ENV-02). */
  async list(caller: Caller, query: contract.EnvironmentsQuery): Promise<CursorPage<EnvironmentAnswer>> {
    const [page, selection] = splitPage(query);
    const { rows, total, pointers } = await store.list(
      this.#db,
      caller.organization.id,
      { ...selection, ownFirst: userIdOf(caller.viewer) ?? undefined },
      page,
    );
    return { items: await this.#answers(rows, caller), total_count: total, ...pointers };
  }

  /** Returns an environment (ENV-03), also a deleted one. @throws 404 for one of another organization */
  async read(caller: Caller, id: string): Promise<EnvironmentAnswer> {
    const [environment] = await this.#answers([await this.find(caller, id)], caller);
    return environment!;
  }

  /** Returns the statuses of the listed environments (ENV-07). */
  async states(caller: Caller, query: contract.EnvironmentsQuery): Promise<CursorPage<StateAnswer>> {
    const [page, selection] = splitPage(query);
    const { rows, total, pointers } = await store.list(this.#db, caller.organization.id, selection, page);
    return {
      items: rows.map((row) => ({ id: row.id, name: row.name, ...stateOf(row) })),
      total_count: total,
      ...pointers,
    };
  }

  /** Returns the status of an environment (ENV-09). @throws 404 */
  async state(caller: Caller, id: string): Promise<StateAnswer> {
    const row = await this.find(caller, id);
    return { id, name: row.name, ...stateOf(row) };
  }

  /** Sets an admin's assessment of an environment (ENV-10). @throws 404 */
  async setState(caller: Caller, id: string, state: contract.StateBody): Promise<StateAnswer> {
    await this.find(caller, id);
    await store.setState(this.#db, id, state, userIdOf(caller.viewer));
    return this.state(caller, id);
  }

  /** Returns the numbers of environments, in the order of the existing IDs (ENV-04). */
  async stats(caller: Caller, ids: readonly string[]): Promise<Stats[]> {
    const rows = await store.findMany(this.#db, caller.organization.id, ids);
    const risks = await this.risks(caller, rows);
    return inOrder(ids, rows).map((row) => statsOf(row.id, risks.get(row.id)!));
  }

  /** Returns the owners of environments, in the order of the existing IDs (ENV-05). */
  async owners(caller: Caller, ids: readonly string[]): Promise<z.input<typeof contract.environmentOwner>[]> {
    const rows = await store.findMany(this.#db, caller.organization.id, ids);
    return inOrder(ids, rows).map((row) => ({ id: row.id, owner: ownerOf(row) }));
  }

  /** Returns the users with listed environments (ENV-13). */
  async users(caller: Caller, page: PageRequest): Promise<CursorPage<z.input<typeof contract.registeredUser>>> {
    const { rows, total, pointers } = await store.registeredUsers(this.#db, caller.organization.id, page);
    return {
      items: rows.map(({ environment_count, last_registered_at, ...user }) => ({
        ...personOf(user),
        environment_count,
        last_registered_at: isoTime(last_registered_at),
      })),
      total_count: total,
      ...pointers,
    };
  }

  /**
   * Checks every package of an environment now (ENV-11).
   * Returns those with CVEs or blocked by a policy, most severe first.
   * @throws 404
   */
  async scan(caller: Caller, id: string): Promise<Scan> {
    const row = await this.find(caller, id);
    const risks = (await this.risks(caller, [row])).get(id)!;
    const findings = findingsOf(risks);
    return {
      scanned_at: isoTime(new Date()),
      stats: statsOf(id, risks),
      findings: findings.slice(0, MOST_FINDINGS),
      finding_count: findings.length,
    };
  }

  /** Returns a page of its packages by name (ENV-06), each with the decision of its channel. @throws 404 */
  async packages(caller: Caller, id: string, page: PageRequest): Promise<CursorPage<KnownPackage>> {
    const { package_count: total } = await this.find(caller, id);
    const { rows: packages, pointers } = await store.packages(this.#db, id, page);
    const known = await this.known(caller, packages);
    const risks = await this.risksOf(caller, packages);
    return {
      items: packages.map((each) => ({
        ...shown(each),
        hub: known.get(each) ?? null,
        vulnerabilities: vulnerabilitiesAnswer(knowledgeOf(risks.get(each)!.compared)),
      })),
      total_count: total,
      ...pointers,
    };
  }

  /** Returns the decisions of the packages' channels; null if unknown. */
  async known(
    caller: Caller,
    packages: readonly InstalledPackage[],
  ): Promise<Map<InstalledPackage, InstalledFacts | null>> {
    const known = new Map<InstalledPackage, InstalledFacts | null>();
    for (const { channel, members } of await this.byChannel(caller, packages)) {
      const facts = await this.#artifacts.installed(channel, members.map(installedName));
      members.forEach((each, place) => known.set(each, facts[place] ?? null));
    }
    return known;
  }

  /**
   * Returns environments of the viewer's organizations that a CVE affects by name and version.
   * @throws 404 for an unknown CVE
   */
  async hitBy(viewer: Viewer, id: string): Promise<z.input<typeof contract.affectedEnvironment>[]> {
    const cve = canonicalAdvisoryId(id);
    const known = (await this.#advisories.cves([cve])).get(cve);
    if (known === undefined) throw notFound(`The CVE '${id}'`, 'cve_not_found');
    const ids = new Set([known.id, ...known.aliases]);
    const names = await this.namesOf(known);
    const rows = (await exposureStore.holding(this.#db, viewer.userId, names, MOST_HIT)).filter(({ role }) =>
      can(role, 'environment.read'),
    );
    const found: z.input<typeof contract.affectedEnvironment>[] = [];
    for (const [organizationId, members] of Map.groupBy(rows, (row) => row.organization_id)) {
      const organization = { id: organizationId, name: members[0]!.organization_name };
      const risks = await this.risks({ organization, viewer }, members, names);
      for (const row of members) {
        const hit = risks.get(row.id)!.filter(({ compared }) => standingOf(compared).some((one) => ids.has(one.id)));
        if (hit.length > 0)
          found.push({
            organization: organization.name,
            id: row.id,
            name: row.name,
            device: row.device,
            owner: ownerOf(row),
            packages: hit.map(({ installed: { name, version } }) => ({ name, version })),
          });
      }
    }
    return found;
  }

  /**
   * Registers a machine's environment or updates it.
   * Restores a deleted one.
   * @throws 403 `limit_reached` for a new one
   */
  async register(
    caller: Caller,
    values: z.output<typeof contract.registration> & Pick<store.Registered, 'format' | 'solved'>,
  ): Promise<{ created: boolean; environment: EnvironmentAnswer }> {
    const { id, created } = await this.#db.transaction().execute(async (trx) => {
      const kept = await store.register(trx, {
        organizationId: caller.organization.id,
        owner: isMachine(caller.viewer)
          ? { serviceAccountId: caller.viewer.serviceAccount.id }
          : { userId: caller.viewer.userId },
        ...values,
      });
      if (kept.created) await enforceLimit(trx, this.#limits, 'environments', caller.organization.id);
      return kept;
    });
    return { created, environment: await this.read(caller, id) };
  }

  /**
   * Deletes an environment from the list, or restores it (ENV-12).
   * @throws 404, 403 for users who are neither its owner nor an admin
   */
  async remove(caller: Caller, id: string, remove: boolean): Promise<EnvironmentAnswer> {
    const row = await this.find(caller, id);
    if (!mayRemove(row, caller))
      throw forbidden('Only the owner and organization admins can delete or restore an environment.');
    await store.setRemoved(this.#db, id, remove);
    return this.read(caller, id);
  }

  async #answers(rows: readonly store.EnvironmentRow[], caller: Caller): Promise<EnvironmentAnswer[]> {
    const risks = await this.risks(caller, rows);
    return rows.map((row) => answer(row, caller, statsOf(row.id, risks.get(row.id)!)));
  }

  /** Returns the names of the packages in an advisory: conda and PyPI. */
  async namesOf({
    id,
    aliases,
    packages,
  }: Pick<CveAnswer, 'id' | 'aliases' | 'packages'>): Promise<exposureStore.Names> {
    return {
      conda: [...new Set(packages.map(({ name }) => name.toLowerCase()))],
      pip: await this.#advisories.namesOnPypi([id, ...aliases]),
    };
  }

  /** Returns the issues of each package of some environments. */
  async risks(
    caller: Reading,
    rows: readonly { id: string }[],
    /** Only packages with these names; default all. */
    names?: exposureStore.Names,
  ): Promise<Map<string, PackageRisk[]>> {
    const packages = await store.packagesOf(
      this.#db,
      rows.map(({ id }) => id),
    );
    if (names !== undefined)
      for (const [id, installed] of packages)
        packages.set(
          id,
          installed.filter((each) => isNamed(each, names)),
        );
    const known = await this.risksOf(caller, [...packages.values()].flat());
    return new Map(
      rows.map(({ id }) => [
        id,
        (packages.get(id) ?? []).map((installed) => ({ installed, ...known.get(installed)! })),
      ]),
    );
  }

  /**
   * Returns the issues of packages: CVEs by name and version, and the decisions of channels that the caller can read.
   */
  async risksOf<Each extends InstalledPackage>(caller: Reading, packages: readonly Each[]): Promise<Map<Each, Risk>> {
    const files = new Map<Each, InstalledDecision | null>();
    const channelOf = new Map<Each, string>();
    for (const { channel, members } of await this.byChannel(caller, packages)) {
      const decisions = await this.#artifacts.installedDecisions(channel, members.map(installedName));
      members.forEach((each, place) => {
        files.set(each, decisions[place] ?? null);
        channelOf.set(each, channel.id);
      });
    }
    const compared = await this.#packages.compare(
      caller.organization.id,
      packages.map((each) => releaseOf(each, channelOf.get(each) ?? null)),
    );
    return new Map(
      packages.map((each, place) => [each, { compared: compared[place]!, file: files.get(each) ?? null }]),
    );
  }

  /** Returns the packages whose name is in no advisory feed. */
  async notChecked<Each extends InstalledPackage>(organizationId: string, packages: readonly Each[]): Promise<Each[]> {
    const compared = await this.#packages.compare(
      organizationId,
      packages.map((each) => releaseOf(each, null)),
    );
    return packages.filter((_each, place) => knowledgeOf(compared[place]!).reason === 'not_checked');
  }

  /**
   * Groups packages by their channel in the organization.
   * Omits those of other channels, and of ones that the caller can't read.
   */
  async byChannel<Each extends InstalledPackage>(
    { organization, viewer }: Reading,
    packages: readonly Each[],
  ): Promise<{ channel: ChannelRow; members: Each[] }[]> {
    const byName = Map.groupBy(packages, ({ channel }) => hubChannel(channel, organization.name));
    const readable = new Map(
      (
        await this.#channels.readableChannels(readerOf(viewer), {
          organizationId: organization.id,
          names: [...byName.keys()].filter((name) => name !== null),
        })
      ).map((channel) => [channel.name, channel]),
    );
    return [...byName].flatMap(([name, members]) => {
      const channel = name === null ? undefined : readable.get(name);
      return channel === undefined ? [] : [{ channel, members }];
    });
  }

  /** Finds an environment, also a deleted one. @throws 404 for one of another organization */
  async find(caller: Caller, id: string): Promise<store.EnvironmentRow> {
    const row = await store.find(this.#db, caller.organization.id, id);
    if (!row) throw notFound('This environment', 'environment_not_found');
    return row;
  }
}

/**
 * Finds the channel of an organization in the output of `conda list`: a name only, or the end of a URL
 * (`https://hub/repo/acme/approved`, `repo/acme/approved`). Null for a channel elsewhere, such as `pkgs/main`.
 */
export function hubChannel(said: string, organization: string): string | null {
  if (said === PYPI) return null;
  const parts = said.split('/').filter((part) => part !== '');
  if (parts.length <= 1) return parts[0] ?? null;
  return parts.at(-2) === organization ? parts.at(-1)! : null;
}

/** Whether a caller owns an environment. Service accounts own none. */
export const isOwn = (ownerId: string | null, viewer: Principal): boolean =>
  ownerId !== null && ownerId === userIdOf(viewer);

const mayRemove = (row: store.EnvironmentRow, { organization, viewer }: Caller): boolean =>
  isOwn(row.owner_id, viewer) || can(organization.role, 'environment.remove');

function answer(
  row: store.EnvironmentRow,
  caller: Caller,
  { cve_counts: cveCounts, knowledge }: Pick<Stats, 'cve_counts' | 'knowledge'>,
): EnvironmentAnswer {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    device: row.device,
    platform: row.platform,
    package_count: row.package_count,
    solved: row.solved_at === null ? null : { at: isoTime(row.solved_at), channels: row.solved_from ?? [] },
    channels: row.channels,
    is_own: isOwn(row.owner_id, caller.viewer),
    can_remove: mayRemove(row, caller),
    owner: ownerOf(row),
    cve_counts: cveCounts,
    knowledge,
    state: stateOf(row),
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
  };
}

function stateOf(row: store.EnvironmentRow): EnvironmentAnswer['state'] {
  return {
    status: row.status,
    custom_message: row.custom_message,
    changed_at: isoTime(row.status_at),
    changed_by:
      row.status_by === null
        ? null
        : personOf({
            id: row.status_by,
            username: row.status_username,
            first_name: row.status_first_name,
            last_name: row.status_last_name,
          }),
  };
}

const ownerOf = (row: store.EnvironmentRow): EnvironmentAnswer['owner'] =>
  row.owner_id === null ? null : personOf({ ...row, id: row.owner_id });

/** Returns a user from the columns of an account. */
export function personOf(row: {
  id: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
}): NonNullable<EnvironmentAnswer['owner']> {
  const username = row.username ?? '';
  return { id: row.id, username, name: displayNameOf({ ...row, username }) };
}

/** Returns a package without fields that only its files contain. */
export const shown = ({ name, version, build_string, channel, platform }: InstalledPackage): InstalledPackage => ({
  name,
  version,
  build_string,
  channel,
  platform,
});

/** Converts an installed package for comparison with advisories. */
export const releaseOf = (
  { name, version, build_string, platform, channel }: InstalledPackage,
  channelId: string | null,
): Release => ({ name, version, build: build_string, subdir: platform, isPip: channel === PYPI, channelId });

/** Returns whether a package has one of some names. */
const isNamed = ({ name, channel }: InstalledPackage, { conda, pip }: exposureStore.Names): boolean =>
  channel === PYPI ? pip.includes(canonicalName('PyPI', name)) : conda.includes(name.toLowerCase());

/** Converts an installed package for lookup in channels. */
export const installedName = ({ name, version, build_string, platform }: InstalledPackage): InstalledName => ({
  name,
  version,
  build: build_string,
  subdir: platform || undefined,
});

/** Returns rows in the order of the IDs, each once. */
function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
