import type { AuditActorType, AuditChain, AuditEntry, AuditFileFormat } from '../gen/schema.ts';
import { enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** Who did what an audit log tells. */
const auditActorTypeOf = enumOf<AuditActorType>()(['PERSON', 'SERVICE_ACCOUNT', 'ORGANIZATION', 'HUB']);

/** An entry of an audit log. */
type RestAuditEntry = Schemas['AuditEntry'];
/** An audit log of the hub. */
type RestAuditChain = Schemas['AuditChain'];

/** Which entries are asked for. */
export interface AuditChoice {
  actor?: string | null | undefined;
  action?: string | null | undefined;
  target?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
}

/** Whose log: that of an organization by name for its admins, or any chain by id for operators. */
export type AuditPlace = { organization: string } | { chain: string };

/** A page of entries, whose they are (the organization's name; empty for the hub), and where the whole chain stands. */
export interface AuditPage extends List<AuditEntry> {
  name: string;
  head: { number: number; hash: string };
}

/** The chain of the hub itself. */
export const HUB_CHAIN = '00000000-0000-0000-0000-000000000000';

const toEntry = (entry: RestAuditEntry): AuditEntry => ({
  entryId: entry.id,
  number: entry.number,
  at: entry.at,
  action: entry.action,
  actorType: auditActorTypeOf(entry.actor_type),
  actorName: entry.actor_name,
  targetType: entry.target_type,
  targetName: entry.target_name ?? entry.person_name,
  targetId: entry.target_id,
  details: Object.entries(entry.details).map(([name, value]) => ({
    name,
    value: value === null ? '–' : String(value),
  })),
  requestId: entry.request_id,
  previousHash: entry.previous,
  hash: entry.hash,
});

const toChain = ({ id, head, ...chain }: RestAuditChain): AuditChain => ({ chainId: id, headHash: head, ...chain });

const pathOf = (place: AuditPlace): string =>
  'chain' in place
    ? path`/api/operator/audit-logs/${place.chain}`
    : path`/api/organizations/${place.organization}/audit-log`;

const queryOf = ({ actor, action, target, from, to }: AuditChoice): Record<string, string | null> => ({
  actor: actor?.trim() || null,
  action: action?.trim() || null,
  target: target?.trim() || null,
  from: from ?? null,
  to: to ?? null,
});

/** REST calls of the audit area. */
export class AuditSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of a log. */
  async list(place: AuditPlace, choice: AuditChoice, page: { limit: number; offset: number }): Promise<AuditPage> {
    const { items, ...log } = await this.#rest.get<List<RestAuditEntry> & Pick<AuditPage, 'name' | 'head'>>(
      pathOf(place),
      { ...page, ...queryOf(choice) },
    );
    return { items: items.map(toEntry), ...log };
  }

  /** A log as a file. */
  file(place: AuditPlace, format: AuditFileFormat, choice: AuditChoice): Promise<string> {
    const asked = Object.entries(queryOf(choice)).filter((pair): pair is [string, string] => pair[1] !== null);
    const query = new URLSearchParams([['format', format === 'CSV' ? 'csv' : 'jsonl'], ...asked]);
    return this.#rest.text(
      `${pathOf(place)}/file?${query.toString()}`,
      format === 'CSV' ? 'text/csv' : 'application/jsonl',
    );
  }

  /** A page of the chains of the hub. */
  async chains(page: { limit: number; offset: number }): Promise<List<AuditChain>> {
    const { items, total_count } = await this.#rest.get<List<RestAuditChain>>('/api/operator/audit-logs', page);
    return { items: items.map(toChain), total_count };
  }
}
