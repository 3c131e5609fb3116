import type { z } from 'zod';
import type { Db } from '../db/index.ts';
import { holdLimit } from '../holdLimit.ts';
import { notFound } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type EnvironmentAnswer = z.input<typeof contract.environment>;

/** Environments on people's machines, as they register them. */
export class EnvironmentService {
  readonly #db: Db;
  readonly #limits: Limits;

  constructor(db: Db, limits: Limits) {
    this.#db = db;
    this.#limits = limits;
  }

  /** A page of an organization's environments, the last changed first (ENV-02). */
  async list(organizationId: string, q: string | undefined, page: { limit: number; offset: number }): Promise<{ items: EnvironmentAnswer[]; total_count: number }> {
    const { rows, total } = await store.list(this.#db, organizationId, q, page);
    return { items: rows.map(answer), total_count: total };
  }

  /** One environment (ENV-03). @throws 404 for one of another organization */
  async read(organizationId: string, id: string): Promise<EnvironmentAnswer> {
    const row = await store.find(this.#db, organizationId, id);
    if (!row) throw notFound('This environment', 'environment_not_found');
    return answer(row);
  }

  /** A page of its packages by name (ENV-06). @throws 404 */
  async packages(organizationId: string, id: string, page: { limit: number; offset: number }): Promise<{ items: store.InstalledPackage[]; total_count: number }> {
    const { package_count: total } = await this.read(organizationId, id);
    return { items: await store.packages(this.#db, id, page), total_count: total };
  }

  /** Registers what a machine has, or brings it up to date. @throws 403 `limit_reached` for a new one */
  async register(organizationId: string, ownerId: string, values: z.output<typeof contract.registration>): Promise<{ created: boolean; environment: EnvironmentAnswer }> {
    const { id, created } = await this.#db.transaction().execute(async (trx) => {
      const kept = await store.register(trx, { organizationId, ownerId, ...values });
      if (kept.created) await holdLimit(trx, this.#limits, 'environments', organizationId);
      return kept;
    });
    return { created, environment: await this.read(organizationId, id) };
  }
}

function answer(row: store.EnvironmentRow): EnvironmentAnswer {
  return {
    id: row.id, name: row.name, prefix: row.prefix, device: row.device, platform: row.platform, package_count: row.package_count, channels: row.channels,
    owner: row.owner_id === null ? null : { id: row.owner_id, username: row.username ?? '', name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || (row.username ?? '') },
    created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString(),
  };
}
