import type { z } from 'zod';
import { readerOf } from '../channel/index.ts';
import type { ChannelAnswer, ChannelRow, Channels } from '../channel/index.ts';
import { isForeignKeyViolation, isId, isUniqueViolation } from '../db/index.ts';
import type { Db } from '../db/index.ts';
import { holdLimit } from '../holdLimit.ts';
import { nameTaken, notFound, unprocessable } from '../http/index.ts';
import type { HttpError, OrganizationContext, Viewer } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import * as store from './store.ts';

type GroupAnswer = z.input<typeof contract.group>;
type Page = { limit: number; offset: number };

const LONGEST_NAME = 80;

/** Groups: people and service accounts who may read the private channels tied to their group. */
export class Groups {
  readonly #db: Db;
  readonly #channels: Channels;
  readonly #organizations: Pick<Organizations, 'members'>;
  readonly #limits: Limits;

  constructor(db: Db, channels: Channels, organizations: Pick<Organizations, 'members'>, limits: Limits) {
    this.#db = db;
    this.#channels = channels;
    this.#organizations = organizations;
    this.#limits = limits;
  }

  /** Groups of an organization, or those tied to one of its channels, by name (GROUP-02, CHAN-08). */
  async list(organizationId: string, viewer: Viewer, selection: { id?: string; channelId?: string } = {}): Promise<GroupAnswer[]> {
    const readable = await this.#channels.readableChannels(readerOf(viewer), { organizationId });
    return store.listGroups(this.#db, { organizationId, ...selection }, readable.map(({ id }) => id));
  }

  /** Makes a group (GROUP-03). @throws 409 when the name is taken, 403 `limit_reached` */
  async create(organizationId: string, viewer: Viewer, name: string): Promise<GroupAnswer> {
    return this.#find(organizationId, viewer, await this.#named(organizationId, name, () => this.#db.transaction().execute(async (trx) => {
      const id = await store.insertGroup(trx, organizationId, name);
      await holdLimit(trx, this.#limits, 'groups', organizationId);
      return id;
    })));
  }

  /** Renames a group; who is in it and what it opens stays. @throws 404, 409 when the name is taken */
  async rename(organizationId: string, viewer: Viewer, id: string, name: string): Promise<GroupAnswer> {
    const done = isId(id) && await this.#named(organizationId, name, () => store.renameGroup(this.#db, organizationId, id, name));
    if (!done) throw noGroup();
    return this.#find(organizationId, viewer, id);
  }

  /** Deletes a group: who is in it loses what only it allowed (GROUP-04). @throws 404 */
  async delete(organizationId: string, id: string): Promise<void> {
    if (!isId(id) || !(await store.deleteGroup(this.#db, organizationId, id))) throw noGroup();
  }

  /** The channels tied to a group that the viewer may read (GROUP-05). @throws 404 */
  async channels(organizationId: string, viewer: Viewer, id: string): Promise<ChannelAnswer[]> {
    await this.#find(organizationId, viewer, id);
    const ids = await store.channelIdsOf(this.#db, id);
    return this.#channels.describeAll(await this.#channels.readableChannels(readerOf(viewer), { organizationId, ids }), viewer);
  }

  /** A page of the people in a group, by user name (GROUP-06). @throws 404 */
  async users(organization: OrganizationContext, viewer: Viewer, id: string, page: Page): ReturnType<Organizations['members']> {
    await this.#find(organization.id, viewer, id);
    return this.#organizations.members(organization, viewer, page, { groupId: id });
  }

  /** Puts a member of the organization into a group; again is fine (GROUP-07). @throws 404, 422 for somebody who is no member */
  async addUser(organizationId: string, viewer: Viewer, id: string, userId: string): Promise<GroupAnswer> {
    await this.#find(organizationId, viewer, id);
    try {
      await store.insertUser(this.#db, { group_id: id, user_id: userId, organization_id: organizationId });
    } catch (error) {
      if (!isForeignKeyViolation(error, 'org_group_user_member')) throw goneMeanwhile(error);
      throw unprocessable([{ loc: ['body', 'user_id'], msg: 'Only members of the organization can be in a group. Invite this person first.', type: 'value_error.unknown' }]);
    }
    return this.#find(organizationId, viewer, id);
  }

  /** Takes somebody out of a group (GROUP-08). @throws 404 when the group is not there, or they are not in it */
  async removeUser(organizationId: string, viewer: Viewer, id: string, userId: string): Promise<void> {
    await this.#find(organizationId, viewer, id);
    if (!isId(userId) || !(await store.deleteUser(this.#db, id, userId))) throw notFound('This person in the group', 'user_not_in_group');
  }

  /** Ties a group to a channel; again is fine (GROUP-09). @throws 422 when the organization has no such group */
  async tie(channel: ChannelRow, groupId: string): Promise<void> {
    try {
      await store.insertChannel(this.#db, { group_id: groupId, channel_id: channel.id, organization_id: channel.organization_id });
    } catch (error) {
      if (!isForeignKeyViolation(error, 'org_group_channel_group')) throw goneMeanwhile(error);
      throw unprocessable([{ loc: ['body', 'group_id'], msg: 'The organization has no such group', type: 'value_error.unknown' }]);
    }
  }

  /** Unties a group from a channel (GROUP-10). @throws 404 when it was not tied */
  async untie(channel: ChannelRow, groupId: string): Promise<void> {
    if (!isId(groupId) || !(await store.deleteChannel(this.#db, groupId, channel.id))) throw notFound('A group with this id at the channel', 'group_not_found');
  }

  /** Writes a name. @throws 409 with a free one when it is taken */
  async #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isUniqueViolation(error, 'org_group_organization_id_name_key')) throw error;
      throw await nameTaken('a group of this organization', name, 'group_name_taken', LONGEST_NAME, async (free) => !(await store.nameExists(this.#db, organizationId, free)));
    }
  }

  async #find(organizationId: string, viewer: Viewer, id: string): Promise<GroupAnswer> {
    const [found] = isId(id) ? await this.list(organizationId, viewer, { id }) : [];
    if (!found) throw noGroup();
    return found;
  }
}

function noGroup(): HttpError {
  return notFound('The group', 'group_not_found');
}

/** What was found a moment ago can be deleted before it is referred to. */
function goneMeanwhile(error: unknown): unknown {
  return isForeignKeyViolation(error) ? notFound('The group or the channel', 'group_not_found') : error;
}
