/** Tables of reports (migrations 0015, 0094, and 0442). */
import type { Table } from '../db/index.ts';

/** Row of `gateway_settings`. */
type GatewaySettingsTable = Table<'gateway_settings'>;

/** Row of `repo_request`: counted requests of one hour. */
type RepoRequestTable = Table<'repo_request'>;

/** Row of `repo_client`: counted requests of one client on one day. */
type RepoClientTable = Table<'repo_client'>;

declare module '../db/tables.ts' {
  interface Tables {
    gateway_settings: GatewaySettingsTable;
    repo_request: RepoRequestTable;
    repo_client: RepoClientTable;
    /** Sums of `repo_request` that its triggers maintain: by day, by channel and day, and downloads by month. */
    repo_day: Table<'repo_day'>;
    repo_channel_day: Table<'repo_channel_day'>;
    repo_package_month: Table<'repo_package_month'>;
    watched_request: Table<'watched_request'>;
  }
}
