import { toChannel, type ChannelModel } from '../channel/index.ts';
import type { Group } from '../gen/schema.ts';
import { toId } from '../graphql/index.ts';
import { toMember, type MemberModel } from '../organization/index.ts';
import {
  path,
  type List,
  type RestChannel,
  type RestClient,
  type RestMember,
  type Schemas,
  versionOf,
} from '../rest/index.ts';

/** A group. */
type RestGroup = Schemas['Group'];

/** A group without what has a call of its own; `uuid` and `organizationName` lead there. */
export interface GroupModel extends Omit<Group, 'members' | 'channels'> {
  uuid: string;
  organizationName: string;
}

const toGroup = (organization: string, group: RestGroup): GroupModel => ({
  id: toId('Group', organization, group.id),
  uuid: group.id,
  organizationName: organization,
  name: group.name,
  get version() {
    return versionOf('group', group);
  },
  memberCount: group.user_count,
  channelCount: group.channel_count,
});

/** REST calls of the group area; organizations and channels by name, groups by UUID. */
export class GroupSource {
  readonly #rest: RestClient;

  constructor(rest: RestClient) {
    this.#rest = rest;
  }

  /** Groups of an organization. */
  async list(organization: string): Promise<GroupModel[]> {
    const { items } = await this.#rest.get<List<RestGroup>>(path`/api/organizations/${organization}/groups`);
    return items.map((group) => toGroup(organization, group));
  }

  /** A group of an organization; null when unknown. */
  async find(organization: string, uuid: string): Promise<GroupModel | null> {
    const answer = await this.#rest.find<List<RestGroup>>(path`/api/organizations/${organization}/groups`);
    const group = answer?.items.find((item) => item.id === uuid);
    return group ? toGroup(organization, group) : null;
  }

  /** Groups tied to a channel. */
  async ofChannel(organization: string, channel: string): Promise<GroupModel[]> {
    const { items } = await this.#rest.get<List<RestGroup>>(
      path`/api/organizations/${organization}/channels/${channel}/groups`,
    );
    return items.map((group) => toGroup(organization, group));
  }

  /** A page of the people in a group. */
  async members(
    { organizationName, uuid }: GroupModel,
    page: { limit: number; offset: number },
  ): Promise<List<MemberModel>> {
    const { items, total_count } = await this.#rest.get<List<RestMember>>(
      path`/api/organizations/${organizationName}/groups/${uuid}/users`,
      page,
    );
    return { items: items.map((member) => toMember(organizationName, member)), total_count };
  }

  /** Channels tied to a group. */
  async channels({ organizationName, uuid }: GroupModel): Promise<ChannelModel[]> {
    return (
      await this.#rest.get<List<RestChannel>>(path`/api/organizations/${organizationName}/groups/${uuid}/channels`)
    ).items.map(toChannel);
  }

  /** Creates a group. */
  async create(organization: string, name: string): Promise<GroupModel> {
    return toGroup(
      organization,
      await this.#rest.write<RestGroup>('POST', path`/api/organizations/${organization}/groups`, { name }),
    );
  }

  /** Renames a group. */
  async rename(organization: string, uuid: string, name: string): Promise<GroupModel> {
    return toGroup(
      organization,
      await this.#rest.write<RestGroup>('PUT', path`/api/organizations/${organization}/groups/${uuid}`, { name }),
    );
  }

  /** Deletes a group. */
  async remove(organization: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/groups/${uuid}`);
  }

  /** Brings a deleted group back. */
  async restore(organization: string, uuid: string): Promise<GroupModel> {
    return toGroup(
      organization,
      await this.#rest.write<RestGroup>('POST', path`/api/organizations/${organization}/groups/${uuid}/restore`),
    );
  }

  /** Puts somebody into a group. */
  async addUser(organization: string, uuid: string, userId: string): Promise<void> {
    await this.#rest.write('POST', path`/api/organizations/${organization}/groups/${uuid}/users`, { user_id: userId });
  }

  /** Takes somebody out of a group. */
  async removeUser(organization: string, uuid: string, userId: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/groups/${uuid}/users/${userId}`);
  }

  /** Ties a group to a channel. */
  async tie(organization: string, channel: string, uuid: string): Promise<void> {
    await this.#rest.write('POST', path`/api/organizations/${organization}/channels/${channel}/groups`, {
      group_id: uuid,
    });
  }

  /** Unties a group from a channel. */
  async untie(organization: string, channel: string, uuid: string): Promise<void> {
    await this.#rest.write('DELETE', path`/api/organizations/${organization}/channels/${channel}/groups/${uuid}`);
  }
}
