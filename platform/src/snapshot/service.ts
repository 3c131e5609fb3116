// Read model of publication: snapshots are the publications that are kept.
/** Snapshots of channels: which there are, and until when. */
import { DAY_MS } from '@terrarium/domain/calendar';
import type { ChannelRow } from '../channel/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { SnapshotList } from './contract.ts';

/** Reads snapshots, in REST shape. */
export class Snapshots {
  readonly #db: Db;
  readonly #keptDays: number;
  constructor(db: Db, { snapshotDays }: Pick<Config, 'snapshotDays'>) {
    this.#db = db;
    this.#keptDays = snapshotDays;
  }

  /** Those of a channel that can be read, newest first. */
  async list(organization: string, channel: Pick<ChannelRow, 'id' | 'name'>): Promise<SnapshotList> {
    const rows = await this.#db
      .selectFrom('publication')
      .select(['number', 'served_from', 'served_until', 'policy_id', 'policy_name', 'policy_revision'])
      .select(['allowed_count', 'refused_count'])
      .where('channel_id', '=', channel.id)
      .where('is_kept', '=', true)
      .orderBy('number', 'desc')
      .execute();
    const items = rows.map((row) => ({
      number: row.number,
      address: `/repo/${organization}/${channel.name}@${row.number}`,
      served_from: row.served_from.toISOString(),
      served_until: row.served_until?.toISOString() ?? null,
      kept_until:
        row.served_until === null ? null : new Date(row.served_until.getTime() + this.#keptDays * DAY_MS).toISOString(),
      policy:
        row.policy_id === null
          ? null
          : { id: row.policy_id, name: row.policy_name ?? '', revision: row.policy_revision ?? 0 },
      file_count: row.allowed_count,
      refused_count: row.refused_count,
    }));
    return { items, total_count: items.length, kept_days: this.#keptDays };
  }
}
