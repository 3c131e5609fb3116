import { isActiveState } from '@terrarium/domain/access';
import { toUser, type UserModel } from '../account/source.ts';
import type { FeatureSetting, FeatureInput, Membership, OrganizationRole, ProductCode } from '../gen/schema.ts';
import { productOf, roleOf, toId, wordOf, type AskedPage } from '../graphql/index.ts';
import {
  path,
  UpstreamError,
  type CursorList,
  type List,
  type RestClient,
  type RestMember,
  type RestOrganization,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

type RestMembership = Schemas['Membership'];
type RestFeature = Schemas['OrganizationFeature'];

/** An organization as the schema shows it. */
export interface OrganizationModel {
  id: string;
  uuid: string;
  name: string;
  title: string;
  bio: string;
  role: OrganizationRole | null;
  membersCount: number;
  activeProduct: ProductCode | null;
  /** Whether that subscription's state is an active one (SUB-19): of one that was never paid it is not. */
  isSubscribed: boolean;
  /** Names of the features that the plan gives now. */
  features: string[];
  /** The answer, for its version. */
  rest: RestOrganization;
}

/** Shapes an organization. */
export const toOrganization = (organization: RestOrganization): OrganizationModel => ({
  id: toId('Organization', organization.id),
  uuid: organization.id,
  name: organization.name,
  title: organization.title,
  bio: organization.bio,
  role: organization.role === null ? null : roleOf(organization.role),
  membersCount: organization.members_count,
  activeProduct: organization.active_subscription && productOf(organization.active_subscription.product_code),
  isSubscribed: organization.active_subscription !== null && isActiveState(organization.active_subscription.state),
  features: organization.features,
  rest: organization,
});

/** A member as the schema shows it. */
export interface MemberModel {
  id: string;
  role: OrganizationRole;
  user: UserModel;
  /** The answer, for its version. */
  rest: RestMember;
}

/** Shapes a member of an organization. */
export const toMember = (member: RestMember, at: { organization: string }): MemberModel => ({
  id: toId('Member', at.organization, member.user_id),
  role: roleOf(member.role),
  user: toUser({ ...member, id: member.user_id }),
  rest: member,
});

/** Which members are listed; all of them when nothing is said. */
export interface MemberFilter {
  search?: string | null | undefined;
  role?: OrganizationRole | null | undefined;
}

/** REST calls of the organization area. */
export class OrganizationSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Organizations that the signed-in person belongs to. */
  async mine(): Promise<OrganizationModel[]> {
    return (await this.#rest.get<List<RestOrganization>>('/api/organizations/my')).items.map(toOrganization);
  }

  /** An organization by name; null when unknown or not visible. */
  async byName(name: string): Promise<OrganizationModel | null> {
    // That address is the list of one's own; no organization can have this name.
    const organization =
      name === 'my' ? null : await this.#rest.find<RestOrganization>(path`/api/organizations/${name}`);
    return organization && toOrganization(organization);
  }

  /** Creates an organization; the caller becomes its admin. */
  async create(name: string, title: string): Promise<OrganizationModel> {
    return toOrganization(await this.#rest.write<RestOrganization>('POST', '/api/organizations/', { name, title }));
  }

  /** An organization by id: the same call takes both. */
  byId(id: string): Promise<OrganizationModel | null> {
    return this.byName(id);
  }

  /** Changes title and bio: an absent field stays as it is, and null clears it. */
  async update(
    name: string,
    { title, bio }: { title?: string | null; bio?: string | null },
  ): Promise<OrganizationModel> {
    return toOrganization(
      await this.#rest.write<RestOrganization>('PUT', path`/api/organizations/${name}`, {
        title,
        bio,
      }),
    );
  }

  /** Deletes an organization with everything in it. Resolves with its global id. */
  async remove(name: string): Promise<string> {
    const id = await this.#idOf(name);
    await this.#rest.write('DELETE', path`/api/organizations/${name}`);
    return id;
  }

  /** Takes the caller out. Resolves with the organization's global id. */
  async leave(name: string): Promise<string> {
    const id = await this.#idOf(name);
    await this.#rest.write('DELETE', path`/api/organizations/${name}/users/me`);
    return id;
  }

  /** The global id while the caller still may ask for it. */
  async #idOf(name: string): Promise<string> {
    const organization = await this.byName(name);
    if (!organization)
      throw new UpstreamError('NOT_FOUND', `Organization '${name}' doesn't exist, or you don't have access.`);
    return organization.id;
  }

  /** A page of members. */
  async members(name: string, page: AskedPage, { search, role }: MemberFilter = {}): Promise<CursorList<MemberModel>> {
    const { items, ...list } = await this.#rest.get<CursorList<RestMember>>(path`/api/organizations/${name}/users`, {
      ...page,
      q: search || null,
      role: wordOf('OrganizationRole', role),
    });
    return { ...list, items: items.map((member) => toMember(member, { organization: name })) };
  }

  /** All members as CSV. */
  membersCsv(name: string): Promise<string> {
    return this.#rest.text(path`/api/organizations/${name}/users`, 'text/csv');
  }

  /** Gives a member another role, named as in the schema. */
  async setRole(name: string, userId: string, role: OrganizationRole): Promise<MemberModel> {
    return toMember(
      await this.#rest.write<RestMember>('PUT', path`/api/organizations/${name}/users/${userId}`, {
        role: wordOf('OrganizationRole', role),
      }),
      { organization: name },
    );
  }

  /** Takes a member out. */
  async removeMember(name: string, userId: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${name}/users/${userId}`);
  }

  /** Every feature and whether it is on. */
  async features(name: string): Promise<FeatureSetting[]> {
    const { items } = await this.#rest.get<List<RestFeature>>(path`/api/organizations/${name}/features`);
    return items.map(({ feature, enabled, in_plan: isInPlan }) => ({ name: feature, isInPlan, isEnabled: enabled }));
  }

  /** The version of what is switched on. */
  async featuresVersion(name: string): Promise<string> {
    return versionOf(
      'organizationFeatures',
      await this.#rest.get<List<RestFeature>>(path`/api/organizations/${name}/features`),
    );
  }

  /** Switches features on or off. */
  async setFeatures(name: string, features: readonly FeatureInput[]): Promise<void> {
    const settings = features.map((feature) => ({ feature: feature.name, enabled: feature.isEnabled }));
    const target = path`/api/organizations/${name}/features`;
    if (settings.length === 1) await this.#rest.write('POST', target, settings[0]);
    else await this.#rest.write('POST', `${target}/batch`, { features: settings });
  }

  /** The caller's membership. */
  async membership(name: string): Promise<Membership> {
    const { role } = await this.#rest.get<RestMembership>(path`/api/organizations/${name}/me`);
    return { role: roleOf(role) };
  }

  /** One member; null when the person is none, or the caller may not see the organization. */
  async member(name: string, userId: string): Promise<MemberModel | null> {
    for (let offset = 0; ; offset += 100) {
      const answer = await this.#rest.find<List<RestMember>>(path`/api/organizations/${name}/users`, {
        limit: 100,
        offset,
      });
      const found = answer?.items.find((member) => member.user_id === userId);
      if (found) return toMember(found, { organization: name });
      if (!answer || answer.items.length === 0 || offset + answer.items.length >= answer.total_count) return null;
    }
  }
}
