import { toUser, type UserModel } from '../account/index.ts';
import type { ChangeTopic, OrganizationChange } from '../gen/schema.ts';
import { toId, enumOf } from '../graphql/index.ts';
import { path, type List, type RestClient, type Schemas } from '../rest/index.ts';

/** What a change is about. */
const changeTopicOf = enumOf<ChangeTopic>()(['POLICY', 'CHANNEL', 'MEMBER', 'GROUP', 'TOKEN', 'PLAN', 'ORGANIZATION']);

/** Something that was changed of an organization. */
type RestOrganizationChange = Schemas['OrganizationChange'];

/** A change as the schema shows it. */
export interface OrganizationChangeModel extends Omit<OrganizationChange, 'actor'> {
  actor: UserModel | null;
}

/** Which changes are asked for. */
export interface ChangeChoice {
  topic?: ChangeTopic | null | undefined;
  person?: string | null | undefined;
  channel?: string | null | undefined;
}

const nodeOf = { policy: 'Policy', group: 'Group' } as const;

const toChange = (
  organization: string,
  { id, at, topic, kind, text, actor, subject, subject_id: uuid, channel }: RestOrganizationChange,
): OrganizationChangeModel => ({
  id,
  at,
  topic: changeTopicOf(topic),
  kind,
  text,
  actor: actor && toUser(actor),
  subject,
  channel,
  subjectId:
    uuid !== null && (topic === 'policy' || topic === 'group') ? toId(nodeOf[topic], organization, uuid) : null,
});

/** REST calls of the change area; organizations by name. */
export class ChangeSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** A page of changes. */
  async list(
    organization: string,
    choice: ChangeChoice,
    page: { limit: number; offset: number },
  ): Promise<List<OrganizationChangeModel>> {
    const { items, total_count } = await this.#rest.get<List<RestOrganizationChange>>(
      path`/api/organizations/${organization}/changes`,
      { ...page, ...queryOf(choice) },
    );
    return { items: items.map((change) => toChange(organization, change)), total_count };
  }

  /** All of them as CSV. */
  csv(organization: string, choice: ChangeChoice): Promise<string> {
    const given = Object.entries(queryOf(choice)).flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
    const query = new URLSearchParams([['format', 'csv'], ...given]);
    return this.#rest.text(`${path`/api/organizations/${organization}/changes`}?${query.toString()}`, 'text/csv');
  }
}

const queryOf = ({
  topic,
  person,
  channel,
}: ChangeChoice): { topic: string | null; person: string | null; channel: string | null } => ({
  topic: topic?.toLowerCase() ?? null,
  person: person?.trim() || null,
  channel: channel?.trim() || null,
});
