/** Tables of reports (migrations 0015 and 0094). */
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
    watched_request: Table<'watched_request'>;
  }
}
