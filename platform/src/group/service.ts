import { MAX_LENGTH } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelAnswer, ChannelRow, Channels } from '../channel/index.ts';
import { isForeignKeyViolation, isId, isUniqueViolation } from '../db/index.ts';
import type { Db, Trx } from '../db/index.ts';
import { enforceLimit } from '../enforceLimit.ts';
import { conflict, nameTaken, notFound, unprocessable } from '../http/index.ts';
import type { HttpError, OrganizationContext, Viewer } from '../http/index.ts';
import type { Limits } from '../limits.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import { usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type GroupAnswer = z.input<typeof contract.group>;
type Page = { limit: number; offset: number };

/** How long a deleted group can be brought back, at least. */
const UNDO_HOURS = 24;

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
  async list(
    organizationId: string,
    viewer: Viewer,
    selection: { id?: string; channelId?: string } = {},
  ): Promise<GroupAnswer[]> {
    const readable = await this.#channels.readableChannels(readerOf(viewer), { organizationId });
    return store.listGroups(
      this.#db,
      { organizationId, ...selection },
      readable.map(({ id }) => id),
    );
  }

  /** Makes a group (GROUP-03). @throws 409 when the name is taken, 403 `limit_reached` */
  async create(organizationId: string, viewer: Viewer, name: string): Promise<GroupAnswer> {
    return this.find(
      organizationId,
      viewer,
      await this.#named(organizationId, name, () =>
        this.#db.transaction().execute(async (trx) => {
          const id = await store.insertGroup(trx, organizationId, name);
          await enforceLimit(trx, this.#limits, 'groups', organizationId);
          await note(trx, { organizationId, viewer, id }, 'group_created', name);
          return id;
        }),
      ),
    );
  }

  /** Renames a group; who is in it and what it opens stays. @throws 404, 409 when the name is taken */
  async rename(organizationId: string, viewer: Viewer, id: string, name: string): Promise<GroupAnswer> {
    const done =
      isId(id) &&
      (await this.#named(organizationId, name, () =>
        this.#db.transaction().execute(async (trx) => {
          const former = await store.findName(trx, organizationId, id);
          if (former === undefined || !(await store.renameGroup(trx, organizationId, id, name))) return false;
          if (former !== name)
            await note(trx, { organizationId, viewer, id }, 'group_renamed', name, { detail: `before: ${former}` });
          return true;
        }),
      ));
    if (!done) throw noGroup();
    return this.find(organizationId, viewer, id);
  }

  /** Deletes a group: who is in it loses what only it allowed (GROUP-04). For a day it can be brought back. @throws 404 */
  async delete(organizationId: string, viewer: Viewer, id: string): Promise<void> {
    const done =
      isId(id) &&
      (await this.#db.transaction().execute(async (trx) => {
        const name = await store.findName(trx, organizationId, id);
        if (name === undefined || !(await store.deleteGroup(trx, organizationId, id))) return false;
        await note(trx, { organizationId, viewer, id }, 'group_deleted', name);
        return true;
      }));
    if (!done) throw noGroup();
  }

  /**
   * Brings back a deleted group with who and what is still there; one that is there stays as it is.
   * @throws 404, 409 when its name was given away, 403 `limit_reached`
   */
  async restore(organizationId: string, viewer: Viewer, id: string): Promise<GroupAnswer> {
    if (!isId(id)) throw noGroup();
    try {
      await this.#db.transaction().execute(async (trx) => {
        const name = await store.restoreGroup(trx, organizationId, id);
        if (name === undefined) return;
        await enforceLimit(trx, this.#limits, 'groups', organizationId);
        await note(trx, { organizationId, viewer, id }, 'group_brought_back', name);
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'org_group_organization_id_name_key')) throw error;
      throw conflict(
        'Its name was given to another group meanwhile. Rename that one, then restore this.',
        'group_name_taken',
      );
    }
    return this.find(organizationId, viewer, id);
  }

  /** Forgets the groups that cannot be brought back any more. */
  purge(): Promise<void> {
    return store.purgeGroups(this.#db, UNDO_HOURS);
  }

  /** The channels tied to a group that the viewer may read (GROUP-05). @throws 404 */
  async channels(organizationId: string, viewer: Viewer, id: string): Promise<ChannelAnswer[]> {
    await this.find(organizationId, viewer, id);
    const ids = await store.channelIdsOf(this.#db, id);
    return this.#channels.describeAll(
      await this.#channels.readableChannels(readerOf(viewer), { organizationId, ids }),
      viewer,
    );
  }

  /** A page of the people in a group, by user name (GROUP-06). @throws 404 */
  async users(
    organization: OrganizationContext,
    viewer: Viewer,
    id: string,
    page: Page,
  ): ReturnType<Organizations['members']> {
    await this.find(organization.id, viewer, id);
    return this.#organizations.members(organization, viewer, page, { groupId: id });
  }

  /** Puts a member of the organization into a group; again is fine (GROUP-07). @throws 404, 422 for somebody who is no member */
  async addUser(organizationId: string, viewer: Viewer, id: string, userId: string): Promise<GroupAnswer> {
    const { name } = await this.find(organizationId, viewer, id);
    try {
      await this.#db.transaction().execute(async (trx) => {
        if (await store.insertUser(trx, { group_id: id, user_id: userId, organization_id: organizationId }))
          await note(trx, { organizationId, viewer, id }, 'group_member_added', name, {
            detail: await usernameOf(trx, userId),
            personId: userId,
          });
      });
    } catch (error) {
      if (!isForeignKeyViolation(error, 'org_group_user_member')) throw goneMeanwhile(error);
      throw unprocessable([
        {
          loc: ['body', 'user_id'],
          msg: 'Only members of the organization can be in a group. Invite this person first.',
          type: 'value_error.unknown',
        },
      ]);
    }
    return this.find(organizationId, viewer, id);
  }

  /** Takes somebody out of a group (GROUP-08). @throws 404 when the group is not there, or they are not in it */
  async removeUser(organizationId: string, viewer: Viewer, id: string, userId: string): Promise<void> {
    const { name } = await this.find(organizationId, viewer, id);
    const done =
      isId(userId) &&
      (await this.#db.transaction().execute(async (trx) => {
        if (!(await store.deleteUser(trx, id, userId))) return false;
        await note(trx, { organizationId, viewer, id }, 'group_member_removed', name, {
          detail: await usernameOf(trx, userId),
          personId: userId,
        });
        return true;
      }));
    if (!done) throw notFound('This person in the group', 'user_not_in_group');
  }

  /** Ties a group to a channel; again is fine (GROUP-09). @throws 422 when the organization has no such group */
  async tie(channel: ChannelRow, viewer: Viewer, groupId: string): Promise<void> {
    const organizationId = channel.organization_id;
    try {
      await this.#db.transaction().execute(async (trx) => {
        if (
          !(await store.insertChannel(trx, {
            group_id: groupId,
            channel_id: channel.id,
            organization_id: organizationId,
          }))
        )
          return;
        await note(
          trx,
          { organizationId, viewer, id: groupId },
          'group_tied',
          (await store.findName(trx, organizationId, groupId)) ?? '',
          { channel },
        );
      });
    } catch (error) {
      if (!isForeignKeyViolation(error, 'org_group_channel_group')) throw goneMeanwhile(error);
      throw unprocessable([
        { loc: ['body', 'group_id'], msg: 'The organization has no such group', type: 'value_error.unknown' },
      ]);
    }
  }

  /** Unties a group from a channel (GROUP-10). @throws 404 when it was not tied */
  async untie(channel: ChannelRow, viewer: Viewer, groupId: string): Promise<void> {
    const organizationId = channel.organization_id;
    const done =
      isId(groupId) &&
      (await this.#db.transaction().execute(async (trx) => {
        if (!(await store.deleteChannel(trx, groupId, channel.id))) return false;
        await note(
          trx,
          { organizationId, viewer, id: groupId },
          'group_untied',
          (await store.findName(trx, organizationId, groupId)) ?? '',
          { channel },
        );
        return true;
      }));
    if (!done) throw notFound('A group with this id at the channel', 'group_not_found');
  }

  /** Writes a name. @throws 409 with a free one when it is taken */
  async #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    try {
      return await write();
    } catch (error) {
      if (!isUniqueViolation(error, 'org_group_organization_id_name_key')) throw error;
      throw await nameTaken(
        'a group of this organization',
        name,
        'group_name_taken',
        MAX_LENGTH.name,
        async (free) => !(await store.nameExists(this.#db, organizationId, free)),
      );
    }
  }

  /** One group. @throws 404 */
  async find(organizationId: string, viewer: Viewer, id: string): Promise<GroupAnswer> {
    const [found] = isId(id) ? await this.list(organizationId, viewer, { id }) : [];
    if (!found) throw noGroup();
    return found;
  }
}

function note(
  trx: Trx,
  { organizationId, viewer, id }: { organizationId: string; viewer: Viewer; id: string },
  kind: ChangeKind,
  name: string,
  more: { detail?: string; personId?: string; channel?: ChannelRow } = {},
): Promise<void> {
  return noteChange(trx, { organizationId, actorId: viewer.userId, kind, subject: name, subjectId: id, ...more });
}

function noGroup(): HttpError {
  return notFound('The group', 'group_not_found');
}

/** What was found a moment ago can be deleted before it is referred to. */
function goneMeanwhile(error: unknown): unknown {
  return isForeignKeyViolation(error) ? notFound('The group or the channel', 'group_not_found') : error;
}
