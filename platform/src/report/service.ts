import { DAY_MS, isoTime } from '@terrarium/domain/calendar';
import type { z } from 'zod';
import { appendAudit } from '../audit/index.ts';
import type { Channels, Reader } from '../channel/index.ts';
import { cursorPage, ItemOrder } from '../db/index.ts';
import type { CursorPage, Db, PageRequest } from '../db/index.ts';
import type * as contract from './contract.ts';
import type { GatewaySettings } from './contract.ts';
import * as store from './store.ts';
import type { Period } from './store.ts';
import type { Writer } from './writer.ts';

const NOTHING: store.Sums = {
  requests: 0,
  downloads: 0,
  served: 0,
  part: 0,
  unchanged: 0,
  refused: 0,
  unknown: 0,
  unauthorized: 0,
  failed: 0,
};
const MOST_PROGRAMS = 100;

const timeOrder = new ItemOrder<{ at: string }>('requests over time', ['string'], ({ at }) => [at]);

/** Returns the period of today and the days before it, in UTC, until the end of the current hour. */
function lastDays(days: number): Period {
  const now = Date.now();
  return { from: new Date(Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS), to: new Date(now) };
}

/** Returns the common fields of reports. */
const head = (org_id: string, { from, to }: Period) => ({ org_id, from: isoTime(from), to: isoTime(to) });

function* steps({ from, to }: Period, ms: number): Generator<number> {
  for (let at = from.getTime(); at < to.getTime(); at += ms) yield at;
}

/**
 * Reports on requests to an organization's channels.
 * Each first writes the counts of this process, to be up to date.
 */
export class Reports {
  readonly #db: Db;
  readonly #channels: Pick<Channels, 'readableNames'>;
  readonly #writer: Writer;

  constructor(db: Db, channels: Pick<Channels, 'readableNames'>, writer: Writer) {
    this.#db = db;
    this.#channels = channels;
    this.#writer = writer;
  }

  /** Returns the telemetry report (REPORT-02). */
  async telemetry(organizationId: string, days: number): Promise<z.input<typeof contract.telemetry>> {
    await this.#writer.write();
    const period = lastDays(days);
    return {
      ...head(organizationId, period),
      totals: (await store.totals(this.#db, organizationId, period)) ?? NOTHING,
      months: await store.downloadsByMonth(this.#db, organizationId),
      channels: await store.byChannel(this.#db, organizationId, period),
      subjects: await store.bySubject(this.#db, organizationId, period),
    };
  }

  /** Returns the downloads of a month (REPORT-03). `month` starts at 1, UTC. */
  async downloads(
    organizationId: string,
    year: number,
    month: number,
  ): Promise<z.input<typeof contract.packageDownload>[]> {
    await this.#writer.write();
    const rows = await store.downloads(this.#db, organizationId, {
      from: new Date(Date.UTC(year, month - 1)),
      to: new Date(Date.UTC(year, month)),
    });
    const text = `${year}-${String(month).padStart(2, '0')}`;
    return rows.map(({ channel, name, version, subdir, downloads }) => ({
      month: text,
      channel,
      package: name,
      version,
      subdir,
      downloads,
    }));
  }

  /** Returns requests over time, for every hour or day of the period in order. */
  async requests(
    organizationId: string,
    days: number,
    interval: 'hour' | 'day',
    page: PageRequest,
  ): Promise<contract.RequestsReport> {
    await this.#writer.write();
    const period = lastDays(days);
    const known = new Map(
      (await store.overTime(this.#db, organizationId, period, interval)).map(({ at, ...sums }) => [at.getTime(), sums]),
    );
    const items = [...steps(period, interval === 'hour' ? DAY_MS / 24 : DAY_MS)].map((at) => ({
      at: isoTime(at),
      ...(known.get(at) ?? NOTHING),
    }));
    return {
      report: 'requests',
      ...head(organizationId, period),
      ...cursorPage(timeOrder.page(items, page), (item) => item, items.length),
    };
  }

  /** Returns programs, and individual clients if they are recorded. */
  async clients(organizationId: string, days: number, page: PageRequest): Promise<contract.ClientsReport> {
    await this.#writer.write();
    const period = lastDays(days);
    const { is_gateway_enabled } = await this.settings(organizationId);
    const programs = await store.byProgram(this.#db, organizationId, period, MOST_PROGRAMS);
    const { rows, total, pointers } = await store.clients(this.#db, organizationId, period, page);
    return {
      report: 'clients',
      ...head(organizationId, period),
      is_gateway_enabled,
      total_count: total,
      ...pointers,
      programs: programs.map((row) => ({ ...row, last_at: isoTime(row.last_at) })),
      items: rows.map(({ user_id, username, service_account_id, service_account, last_at, ...row }) => ({
        ...row,
        last_at: isoTime(last_at),
        user: user_id === null || username === null ? null : { id: user_id, username },
        service_account:
          service_account_id === null || service_account === null
            ? null
            : { id: service_account_id, name: service_account },
      })),
    };
  }

  /** Returns the requests that policies blocked. */
  async blocked(organizationId: string, days: number, page: PageRequest): Promise<contract.BlockedReport> {
    await this.#writer.write();
    const period = lastDays(days);
    const { rows, total, pointers } = await store.blocked(this.#db, organizationId, period, page);
    return {
      report: 'blocked',
      ...head(organizationId, period),
      total_count: total,
      ...pointers,
      items: rows.map(({ name, policy_id, policy_name, revision, last_at, ...row }) => ({
        ...row,
        package: name,
        policy: { id: policy_id, name: policy_name, revision },
        last_at: isoTime(last_at),
      })),
    };
  }

  /** Returns the most downloaded packages of channels that a reader can read (ART-14). */
  async top(
    organizationId: string,
    reader: Reader,
    days: number,
    page: PageRequest,
  ): Promise<CursorPage<z.input<typeof contract.topPackage>>> {
    const channels = new Map(
      (await this.#channels.readableNames(reader, { organizationId })).map(({ id, name }) => [id, name]),
    );
    if (channels.size === 0) return { items: [], total_count: 0, ...store.topOrder.none(page).pointers };
    await this.#writer.write();
    const { rows, total, pointers } = await store.top(
      this.#db,
      organizationId,
      [...channels.keys()],
      lastDays(days),
      page,
    );
    return {
      total_count: total,
      ...pointers,
      items: rows.map(({ channel_id, name, downloads, last_at }) => ({
        channel: channels.get(channel_id)!,
        family: 'conda',
        name,
        downloads,
        last_at: isoTime(last_at),
      })),
    };
  }

  /** Returns the settings of an organization (REPORT-06). */
  async settings(organizationId: string): Promise<GatewaySettings> {
    return {
      org_id: organizationId,
      ...((await store.findSettings(this.#db, organizationId)) ?? store.DEFAULT_SETTINGS),
    };
  }

  /**
   * Changes settings (REPORT-07).
   * Turning off the recording of clients, or anonymizing it, also deletes what was recorded. Turning it on again uses a
   * new hash key.
   */
  async changeSettings(
    organizationId: string,
    change: Partial<GatewaySettings>,
    actorId: string,
  ): Promise<GatewaySettings> {
    // Requests under the old settings are written with them.
    await this.#writer.write();
    const changed = await this.#db.transaction().execute(async (trx) => {
      // Of two concurrent changes, the second is based on the first.
      await store.lockSettings(trx, organizationId);
      const before = (await store.findSettings(trx, organizationId)) ?? store.DEFAULT_SETTINGS;
      const after: GatewaySettings = { ...before, ...change, org_id: organizationId };
      const forget =
        before.is_gateway_enabled &&
        (!after.is_gateway_enabled || after.anonymize_clients !== before.anonymize_clients);
      if (forget) await store.deleteClients(trx, organizationId);
      await store.saveSettings(trx, after, forget);
      await appendAudit(trx, {
        chain: organizationId,
        action: 'organization.reports_changed',
        actor: { userId: actorId },
        target: { id: organizationId, name: null },
        details: {
          is_gateway_enabled: after.is_gateway_enabled,
          anonymize_clients: after.anonymize_clients,
          retention_days: after.retention_days,
        },
      });
      return after;
    });
    // Applies the settings to the counter immediately.
    await this.#writer.write();
    return changed;
  }
}
