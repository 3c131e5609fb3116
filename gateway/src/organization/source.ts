import { toUser, type UserModel } from '../account/index.ts';
import { productOf, roleOf, toId } from '../graphql/index.ts';
import { path, type List, type RestClient, type RestMember, type RestOrganization } from '../rest/index.ts';

/** An organization as the schema shows it. */
export interface OrganizationModel {
  id: string;
  name: string;
  title: string;
  bio: string;
  role: string | null;
  membersCount: number;
  activeProduct: string | null;
  /** Names of the features that the plan gives now. */
  features: readonly string[];
}

/** Shapes an organization. */
const toOrganization = (organization: RestOrganization): OrganizationModel => ({
  id: toId('Organization', organization.id),
  name: organization.name,
  title: organization.title,
  bio: organization.bio,
  role: organization.role === null ? null : roleOf(organization.role),
  membersCount: organization.members_count,
  activeProduct: organization.active_subscription && productOf(organization.active_subscription.product_code),
  features: organization.features,
});

/** A member as the schema shows it. */
export interface MemberModel {
  id: string;
  role: string;
  user: UserModel;
}

const toMember = (organization: string, member: RestMember): MemberModel => ({
  id: toId('Member', organization, member.user_id),
  role: roleOf(member.role),
  user: toUser({ ...member, id: member.user_id }),
});

/** REST calls of the organization area. */
export class OrganizationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) { this.#rest = rest; }

  /** Organizations that the signed-in person belongs to. */
  async mine(): Promise<OrganizationModel[]> {
    return (await this.#rest.get<List<RestOrganization>>('/api/organizations/my')).items.map(toOrganization);
  }

  /** An organization by name; null when unknown or not visible. */
  async byName(name: string): Promise<OrganizationModel | null> {
    // That address is the list of one's own; no organization can have this name.
    const organization = name === 'my' ? null : await this.#rest.find<RestOrganization>(path`/api/organizations/${name}`);
    return organization && toOrganization(organization);
  }

  /** Creates an organization; the caller becomes its admin. */
  async create(name: string, title: string): Promise<OrganizationModel> {
    return toOrganization(await this.#rest.write<RestOrganization>('POST', '/api/organizations/', { name, title }));
  }

  /** An organization by id: the same call takes both. */
  byId(id: string): Promise<OrganizationModel | null> { return this.byName(id); }

  /** A page of members. */
  async members(name: string, page: { limit: number; offset: number }): Promise<List<MemberModel>> {
    const { items, total_count } = await this.#rest.get<List<RestMember>>(path`/api/organizations/${name}/users`, page);
    return { items: items.map((member) => toMember(name, member)), total_count };
  }

  /** One member; null when the person is none. */
  async member(name: string, userId: string): Promise<MemberModel | null> {
    for (let offset = 0; ; offset += 100) {
      const { items, total_count } = await this.#rest.get<List<RestMember>>(path`/api/organizations/${name}/users`, { limit: 100, offset });
      const found = items.find((member) => member.user_id === userId);
      if (found) return toMember(name, found);
      if (items.length === 0 || offset + items.length >= total_count) return null;
    }
  }
}
