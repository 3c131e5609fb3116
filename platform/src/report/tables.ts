/** The tables of reports (migration 0015). */
import type { SubjectKind } from '@terrarium/domain/access';
import type { Asked, Outcome } from '../repo/index.ts';

/** Row of `gateway_settings`. */
interface GatewaySettingsTable {
  organization_id: string;
  is_gateway_enabled: boolean;
  retention_days: number;
  anonymize_clients: boolean;
  client_key: Buffer;
}

/** Row of `repo_request`: what was asked for in one hour, counted. */
interface RepoRequestTable {
  id: Buffer;
  organization_id: string;
  hour: Date;
  channel_id: string | null;
  channel: string;
  kind: Asked['kind'];
  subdir: string;
  file: string;
  name: string;
  version: string;
  outcome: Outcome;
  program: string;
  program_version: string;
  subject: SubjectKind | null;
  policy_id: string | null;
  policy_name: string;
  revision: number | null;
  rule: string;
  n: number;
  last_at: Date;
}

/** Row of `repo_client`: what one client asked for on one day, counted. */
interface RepoClientTable {
  id: Buffer;
  organization_id: string;
  day: Date;
  client: string;
  is_anonymous: boolean;
  user_id: string | null;
  service_account_id: string | null;
  program: string;
  program_version: string;
  channel: string;
  subdir: string;
  file: string;
  n: number;
  last_at: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    gateway_settings: GatewaySettingsTable;
    repo_request: RepoRequestTable;
    repo_client: RepoClientTable;
  }
}
