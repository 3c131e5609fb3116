// Read model of publication: snapshots are retained publications.
/** Snapshots of channels and their expiration. */
import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import type { ChannelRow } from '../channel/index.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/index.ts';
import type { SnapshotList } from './contract.ts';

/** Reads snapshots in REST format. */
export class Snapshots {
  readonly #db: Db;
  readonly #keptDays: number;
  constructor(db: Db, { snapshotDays }: Pick<Config, 'snapshotDays'>) {
    this.#db = db;
    this.#keptDays = snapshotDays;
  }

  /** Lists the available snapshots of a channel, newest first. */
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
      served_from: isoTime(row.served_from),
      served_until: isoTime(row.served_until),
      kept_until: row.served_until === null ? null : isoTime(row.served_until.getTime() + this.#keptDays * DAY_MS),
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
