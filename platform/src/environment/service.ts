import { can } from '@terrarium/domain/access';
import type { z } from 'zod';
import type { Artifacts, InstalledFacts } from '../artifact/index.ts';
import { readerOf } from '../channel/index.ts';
import type { Channels } from '../channel/index.ts';
import type { Db } from '../db/index.ts';
import { holdLimit } from '../holdLimit.ts';
import { forbidden, notFound } from '../http/index.ts';
import type { OrganizationContext, Viewer } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type EnvironmentAnswer = z.input<typeof contract.environment>;
type KnownPackage = z.input<typeof contract.knownPackage>;

/** Who asks, and for which organization. */
export interface Caller {
  organization: OrganizationContext;
  viewer: Viewer;
}

/** Environments on people's machines, as they register them. */
export class EnvironmentService {
  readonly #db: Db;
  readonly #limits: Limits;
  readonly #channels: Channels;
  readonly #artifacts: Pick<Artifacts, 'installed'>;

  constructor(
    db: Db,
    limits: Limits,
    { channels, artifacts }: { channels: Channels; artifacts: Pick<Artifacts, 'installed'> },
  ) {
    this.#db = db;
    this.#limits = limits;
    this.#channels = channels;
    this.#artifacts = artifacts;
  }

  /** A page of an organization's environments, the last changed first (ENV-02). */
  async list(
    caller: Caller,
    q: string | undefined,
    page: { limit: number; offset: number },
  ): Promise<{ items: EnvironmentAnswer[]; total_count: number }> {
    const { rows, total } = await store.list(this.#db, caller.organization.id, q, page);
    return { items: rows.map((row) => answer(row, caller)), total_count: total };
  }

  /** One environment (ENV-03), also one that is off the list. @throws 404 for one of another organization */
  async read(caller: Caller, id: string): Promise<EnvironmentAnswer> {
    return answer(await this.#find(caller, id), caller);
  }

  /** A page of its packages by name (ENV-06), each with what the channel that it came from says of it. @throws 404 */
  async packages(
    caller: Caller,
    id: string,
    page: { limit: number; offset: number },
  ): Promise<{ items: KnownPackage[]; total_count: number }> {
    const { package_count: total } = await this.#find(caller, id);
    const packages = await store.packages(this.#db, id, page);
    const readable = new Map(
      (await this.#channels.readableChannels(readerOf(caller.viewer), { organizationId: caller.organization.id })).map(
        (channel) => [channel.name, channel],
      ),
    );
    const known = new Map<store.InstalledPackage, InstalledFacts | null>();
    for (const [name, members] of Map.groupBy(packages, ({ channel }) =>
      hubChannel(channel, caller.organization.name),
    )) {
      const channel = name === null ? undefined : readable.get(name);
      const facts =
        channel === undefined
          ? []
          : await this.#artifacts.installed(
              channel,
              members.map((each) => ({
                name: each.name,
                version: each.version,
                build: each.build_string,
                subdir: each.platform || undefined,
              })),
            );
      members.forEach((each, place) => known.set(each, facts[place] ?? null));
    }
    return { items: packages.map((each) => ({ ...each, hub: known.get(each) ?? null })), total_count: total };
  }

  /** Registers what a machine has, or brings it up to date; one that was removed is back then. @throws 403 `limit_reached` for a new one */
  async register(
    caller: Caller,
    values: z.output<typeof contract.registration>,
  ): Promise<{ created: boolean; environment: EnvironmentAnswer }> {
    const { id, created } = await this.#db.transaction().execute(async (trx) => {
      const kept = await store.register(trx, {
        organizationId: caller.organization.id,
        ownerId: caller.viewer.userId,
        ...values,
      });
      if (kept.created) await holdLimit(trx, this.#limits, 'environments', caller.organization.id);
      return kept;
    });
    return { created, environment: await this.read(caller, id) };
  }

  /** Takes an environment off the list, or brings it back (ENV-12). @throws 404, 403 for who neither owns it nor is an admin */
  async remove(caller: Caller, id: string, remove: boolean): Promise<EnvironmentAnswer> {
    const row = await this.#find(caller, id);
    if (!mayRemove(row, caller))
      throw forbidden(
        'Only the owner of an environment and admins of the organization can remove it or bring it back.',
      );
    await store.setRemoved(this.#db, id, remove);
    return this.read(caller, id);
  }

  async #find(caller: Caller, id: string): Promise<store.EnvironmentRow> {
    const row = await store.find(this.#db, caller.organization.id, id);
    if (!row) throw notFound('This environment', 'environment_not_found');
    return row;
  }
}

/**
 * The channel of an organization that a package came from, by what `conda list` says: a name alone, or the end of an address
 * (`https://hub/repo/acme/approved`, `repo/acme/approved`). Null for a channel elsewhere, such as `pkgs/main`.
 */
function hubChannel(said: string, organization: string): string | null {
  const parts = said.split('/').filter((part) => part !== '');
  if (parts.length <= 1) return parts[0] ?? null;
  return parts.at(-2) === organization ? parts.at(-1)! : null;
}

const mayRemove = (row: store.EnvironmentRow, { organization, viewer }: Caller): boolean =>
  row.owner_id === viewer.userId || can(organization.role, 'environment.remove');

function answer(row: store.EnvironmentRow, caller: Caller): EnvironmentAnswer {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    device: row.device,
    platform: row.platform,
    package_count: row.package_count,
    channels: row.channels,
    can_remove: mayRemove(row, caller),
    owner:
      row.owner_id === null
        ? null
        : {
            id: row.owner_id,
            username: row.username ?? '',
            name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.username ?? ''),
          },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
