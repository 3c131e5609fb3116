import { can, displayNameOf } from '@terrarium/domain/access';
import type { InstalledPackage } from '@terrarium/domain/environment';
import { canonicalAdvisoryId } from '@terrarium/domain/policy';
import type { z } from 'zod';
import type { Advisories } from '../advisory/index.ts';
import type { Artifacts, InstalledFacts, InstalledName, InstalledRisk } from '../artifact/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelRow, Channels } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { enforceLimit } from '../enforceLimit.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import { MOST_FINDINGS } from './contract.ts';
import type * as contract from './contract.ts';
import { findingsOf, statsOf } from './risks.ts';
import type { PackageRisk } from './risks.ts';
import * as store from './store.ts';

type EnvironmentAnswer = z.input<typeof contract.environment>;
type KnownPackage = z.input<typeof contract.knownPackage>;
type StateAnswer = z.input<typeof contract.stateOfEnvironment>;
type Stats = z.input<typeof contract.environmentStats>;
type Scan = z.input<typeof contract.scan>;
interface Listed<T> {
  items: T[];
  total_count: number;
}

/** Who asks, and for which organization. */
export interface Caller {
  organization: OrganizationContext;
  viewer: Viewer;
}

/** Whose environments are read, and who reads. */
export interface Reading {
  organization: Pick<OrganizationContext, 'id' | 'name'>;
  viewer: Viewer;
}

/** Environments that are looked into for one CVE. */
const MOST_HIT = 200;

/** Environments on people's machines, as they register them. */
export class EnvironmentService {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #channels: Channels;
  readonly #artifacts: Pick<Artifacts, 'installed' | 'installedRisks'>;
  readonly #advisories: Pick<Advisories, 'cves'>;

  constructor(
    db: Db,
    limits: Limits,
    {
      channels,
      artifacts,
      advisories,
    }: {
      channels: Channels;
      artifacts: Pick<Artifacts, 'installed' | 'installedRisks'>;
      advisories: Pick<Advisories, 'cves'>;
    },
  ) {
    this.#db = db;
    this.#limits = limits;
    this.#channels = channels;
    this.#artifacts = artifacts;
    this.#advisories = advisories;
  }

  /** A page of an organization's environments, the caller's own first, then the last changed first (ENV-02). */
  async list(
    caller: Caller,
    { limit, offset, ...selection }: contract.EnvironmentsQuery,
  ): Promise<Listed<EnvironmentAnswer>> {
    const { rows, total } = await store.list(
      this.#db,
      caller.organization.id,
      { ...selection, ownFirst: caller.viewer.userId },
      { limit, offset },
    );
    return { items: await this.#answers(rows, caller), total_count: total };
  }

  /** One environment (ENV-03), also one that is off the list. @throws 404 for one of another organization */
  async read(caller: Caller, id: string): Promise<EnvironmentAnswer> {
    const [environment] = await this.#answers([await this.find(caller, id)], caller);
    return environment!;
  }

  /** The states of the environments on the list (ENV-07). */
  async states(
    caller: Caller,
    { limit, offset, ...selection }: contract.EnvironmentsQuery,
  ): Promise<Listed<StateAnswer>> {
    const { rows, total } = await store.list(this.#db, caller.organization.id, selection, { limit, offset });
    return { items: rows.map((row) => ({ id: row.id, name: row.name, ...stateOf(row) })), total_count: total };
  }

  /** The state of one environment (ENV-09). @throws 404 */
  async state(caller: Caller, id: string): Promise<StateAnswer> {
    const row = await this.find(caller, id);
    return { id, name: row.name, ...stateOf(row) };
  }

  /** Says what admins think of an environment (ENV-10). @throws 404 */
  async setState(caller: Caller, id: string, state: contract.StateBody): Promise<StateAnswer> {
    await this.find(caller, id);
    await store.setState(this.#db, id, state, caller.viewer.userId);
    return this.state(caller, id);
  }

  /** Figures of environments, in the order of the ids that are there (ENV-04). */
  async stats(caller: Caller, ids: readonly string[]): Promise<Stats[]> {
    const rows = await store.findMany(this.#db, caller.organization.id, ids);
    const risks = await this.risks(caller, rows);
    return inOrder(ids, rows).map((row) => statsOf(row.id, risks.get(row.id)!));
  }

  /** Owners of environments, in the order of the ids that are there (ENV-05). */
  async owners(caller: Caller, ids: readonly string[]): Promise<z.input<typeof contract.environmentOwner>[]> {
    const rows = await store.findMany(this.#db, caller.organization.id, ids);
    return inOrder(ids, rows).map((row) => ({ id: row.id, owner: ownerOf(row) }));
  }

  /** Who has registered environments that are on the list (ENV-13). */
  async users(
    caller: Caller,
    page: { limit: number; offset: number },
  ): Promise<Listed<z.input<typeof contract.registeredUser>>> {
    const { rows, total } = await store.registeredUsers(this.#db, caller.organization.id, page);
    return {
      items: rows.map(({ environment_count, last_registered_at, ...user }) => ({
        ...personOf(user),
        environment_count,
        last_registered_at: last_registered_at.toISOString(),
      })),
      total_count: total,
    };
  }

  /** Looks at every package of an environment now (ENV-11): those that a CVE hits or a policy refuses, the worst first. @throws 404 */
  async scan(caller: Caller, id: string): Promise<Scan> {
    const row = await this.find(caller, id);
    const risks = (await this.risks(caller, [row])).get(id)!;
    const findings = findingsOf(risks);
    return {
      scanned_at: new Date().toISOString(),
      stats: statsOf(id, risks),
      findings: findings.slice(0, MOST_FINDINGS),
      finding_count: findings.length,
    };
  }

  /** A page of its packages by name (ENV-06), each with what the channel that it came from says of it. @throws 404 */
  async packages(
    caller: Caller,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: KnownPackage[]; total_count: number }> {
    const { package_count: total } = await this.find(caller, id);
    const packages = await store.packages(this.#db, id, page);
    const known = await this.known(caller, packages);
    return { items: packages.map((each) => ({ ...shown(each), hub: known.get(each) ?? null })), total_count: total };
  }

  /** What the channels that packages came from say of them; null where that is not known. */
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

  /** Environments of the viewer's organizations that a CVE hits, as far as the viewer may read what they come from. @throws 404 for a CVE that nobody knows */
  async hitBy(viewer: Viewer, id: string): Promise<z.input<typeof contract.affectedEnvironment>[]> {
    const cve = canonicalAdvisoryId(id);
    const known = (await this.#advisories.cves([cve])).get(cve);
    if (known === undefined) throw notFound(`The CVE '${id}'`, 'cve_not_found');
    const ids = new Set([known.id, ...known.aliases]);
    const names = known.packages.map(({ name }) => name);
    const rows = (await store.holding(this.#db, viewer.userId, names, MOST_HIT)).filter(({ role }) =>
      can(role, 'environment.read'),
    );
    const found: z.input<typeof contract.affectedEnvironment>[] = [];
    for (const [organizationId, members] of Map.groupBy(rows, (row) => row.organization_id)) {
      const organization = { id: organizationId, name: members[0]!.organization_name };
      const risks = await this.risks({ organization, viewer }, members, names);
      for (const row of members) {
        const hit = risks.get(row.id)!.filter(({ risk }) => risk?.advisories.some((one) => ids.has(one.id)));
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

  /** Registers what a machine has, or brings it up to date; one that was removed is back then. @throws 403 `limit_reached` for a new one */
  async register(
    caller: Caller,
    values: z.output<typeof contract.registration> & Pick<store.Registered, 'format'>,
  ): Promise<{ created: boolean; environment: EnvironmentAnswer }> {
    const { id, created } = await this.#db.transaction().execute(async (trx) => {
      const kept = await store.register(trx, {
        organizationId: caller.organization.id,
        ownerId: caller.viewer.userId,
        ...values,
      });
      if (kept.created) await enforceLimit(trx, this.#limits, 'environments', caller.organization.id);
      return kept;
    });
    return { created, environment: await this.read(caller, id) };
  }

  /** Takes an environment off the list, or brings it back (ENV-12). @throws 404, 403 for who neither owns it nor is an admin */
  async remove(caller: Caller, id: string, remove: boolean): Promise<EnvironmentAnswer> {
    const row = await this.find(caller, id);
    if (!mayRemove(row, caller))
      throw forbidden(
        'Only the owner of an environment and admins of the organization can remove it or bring it back.',
      );
    await store.setRemoved(this.#db, id, remove);
    return this.read(caller, id);
  }

  async #answers(rows: readonly store.EnvironmentRow[], caller: Caller): Promise<EnvironmentAnswer[]> {
    const risks = await this.risks(caller, rows);
    return rows.map((row) => answer(row, caller, statsOf(row.id, risks.get(row.id)!).cve_counts));
  }

  /** What stands against each package of some environments, as far as the caller may know. */
  async risks(
    caller: Reading,
    rows: readonly { id: string }[],
    /** Only packages of these names; all without. */
    names?: readonly string[],
  ): Promise<Map<string, PackageRisk[]>> {
    const packages = await store.packagesOf(
      this.#db,
      rows.map(({ id }) => id),
    );
    if (names !== undefined)
      for (const [id, installed] of packages)
        packages.set(
          id,
          installed.filter(({ name }) => names.includes(name)),
        );
    const known = await this.risksOf(caller, [...packages.values()].flat());
    return new Map(
      rows.map(({ id }) => [
        id,
        (packages.get(id) ?? []).map((installed) => ({ installed, risk: known.get(installed) ?? null })),
      ]),
    );
  }

  /** What stands against packages, as far as the caller may know; null where that is not known. */
  async risksOf<Each extends InstalledPackage>(
    caller: Reading,
    packages: readonly Each[],
  ): Promise<Map<Each, InstalledRisk | null>> {
    const known = new Map<Each, InstalledRisk | null>();
    for (const { channel, members } of await this.byChannel(caller, packages)) {
      const risks = await this.#artifacts.installedRisks(channel, members.map(installedName));
      members.forEach((each, place) => known.set(each, risks[place] ?? null));
    }
    return known;
  }

  /** Packages by the channel of the organization that they came from; those of other channels, and of ones that the caller may not read, are left out. */
  async byChannel<Each extends InstalledPackage>(
    { organization, viewer }: Reading,
    packages: readonly Each[],
  ): Promise<{ channel: ChannelRow; members: Each[] }[]> {
    const readable = new Map(
      (await this.#channels.readableChannels(readerOf(viewer), { organizationId: organization.id })).map((channel) => [
        channel.name,
        channel,
      ]),
    );
    return [...Map.groupBy(packages, ({ channel }) => hubChannel(channel, organization.name))].flatMap(
      ([name, members]) => {
        const channel = name === null ? undefined : readable.get(name);
        return channel === undefined ? [] : [{ channel, members }];
      },
    );
  }

  /** One environment, also one that is off the list. @throws 404 for one of another organization */
  async find(caller: Caller, id: string): Promise<store.EnvironmentRow> {
    const row = await store.find(this.#db, caller.organization.id, id);
    if (!row) throw notFound('This environment', 'environment_not_found');
    return row;
  }
}

/**
 * The channel of an organization that a package came from, by what `conda list` says: a name alone, or the end of an address
 * (`https://hub/repo/acme/approved`, `repo/acme/approved`). Null for a channel elsewhere, such as `pkgs/main`.
 */
export function hubChannel(said: string, organization: string): string | null {
  if (said === 'pypi') return null;
  const parts = said.split('/').filter((part) => part !== '');
  if (parts.length <= 1) return parts[0] ?? null;
  return parts.at(-2) === organization ? parts.at(-1)! : null;
}

const mayRemove = (row: store.EnvironmentRow, { organization, viewer }: Caller): boolean =>
  row.owner_id === viewer.userId || can(organization.role, 'environment.remove');

function answer(
  row: store.EnvironmentRow,
  caller: Caller,
  cveCounts: EnvironmentAnswer['cve_counts'],
): EnvironmentAnswer {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    device: row.device,
    platform: row.platform,
    package_count: row.package_count,
    channels: row.channels,
    is_own: row.owner_id === caller.viewer.userId,
    can_remove: mayRemove(row, caller),
    owner: ownerOf(row),
    cve_counts: cveCounts,
    state: stateOf(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function stateOf(row: store.EnvironmentRow): EnvironmentAnswer['state'] {
  return {
    status: row.status,
    custom_message: row.custom_message,
    changed_at: row.status_at?.toISOString() ?? null,
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

/** A person by the columns of an account. */
export function personOf(row: {
  id: string;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
}): NonNullable<EnvironmentAnswer['owner']> {
  const username = row.username ?? '';
  return { id: row.id, username, name: displayNameOf({ ...row, username }) };
}

/** A package without what only its files say. */
export const shown = ({ name, version, build_string, channel, platform }: InstalledPackage): InstalledPackage => ({
  name,
  version,
  build_string,
  channel,
  platform,
});

/** An installed package as channels find it. */
export const installedName = ({ name, version, build_string, platform }: InstalledPackage): InstalledName => ({
  name,
  version,
  build: build_string,
  subdir: platform || undefined,
});

/** Rows in the order of ids, each once. */
function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
