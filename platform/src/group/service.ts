import { MAX_LENGTH } from '@terrarium/domain/access';
import type { z } from 'zod';
import { noteChange } from '../change/index.ts';
import type { ChangeKind } from '../change/index.ts';
import { readerOf } from '../channel/index.ts';
import type { ChannelAnswer, ChannelRow, Channels } from '../channel/index.ts';
import { isForeignKeyViolation, isId } from '../db/index.ts';
import type { CursorPage, Db, PageRequest, Trx } from '../db/index.ts';
import { enforceLimit } from '../resource/enforceLimit.ts';
import { notFound, unprocessable, userIdOf } from '../http/index.ts';
import type { HttpError, OrganizationContext, Principal } from '../http/index.ts';
import type { Limits } from '../resource/limits.ts';
import { isNameFree, restoreName, saveName } from '../resource/uniqueName.ts';
import type { UniqueName } from '../resource/uniqueName.ts';
import type { Organizations } from '../organization/index.ts';
import type * as contract from './contract.ts';
import { usernameOf } from '../person/index.ts';
import * as store from './store.ts';

type GroupAnswer = z.input<typeof contract.group>;

const NAME: UniqueName = {
  what: 'a group of this organization',
  constraints: ['org_group_organization_id_name_key'],
  code: 'group_name_taken',
  maxLength: MAX_LENGTH.name,
};

/** Groups: their users and service accounts can read the private channels that the group has access to. */
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

  /** Lists the groups of an organization, or those with access to one of its channels, by name (GROUP-02, CHAN-08). */
  async list(
    organizationId: string,
    viewer: Principal,
    selection: { id?: string; channelId?: string } = {},
  ): Promise<GroupAnswer[]> {
    const readable = await this.#channels.readableNames(readerOf(viewer), { organizationId });
    return store.listGroups(
      this.#db,
      { organizationId, ...selection },
      readable.map(({ id }) => id),
    );
  }

  /** Creates a group (GROUP-03). @throws 409 if the name is in use, 403 `limit_reached` */
  async create(organizationId: string, viewer: Principal, name: string): Promise<GroupAnswer> {
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

  /** Renames a group. Its members and channels stay. @throws 404, 409 if the name is in use */
  async rename(organizationId: string, viewer: Principal, id: string, name: string): Promise<GroupAnswer> {
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

  /**
   * Deletes a group: its members lose access that only it granted (GROUP-04).
   * It can be restored for a day.
   * @throws 404
   */
  async delete(organizationId: string, viewer: Principal, id: string): Promise<void> {
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
   * Restores a deleted group with its remaining members and channels.
   * One that isn't deleted stays unchanged.
   * @throws 404, 409 if its name is in use, 403 `limit_reached`
   */
  async restore(organizationId: string, viewer: Principal, id: string): Promise<GroupAnswer> {
    if (!isId(id)) throw noGroup();
    await restoreName(NAME, 'group', () =>
      this.#db.transaction().execute(async (trx) => {
        const name = await store.restoreGroup(trx, organizationId, id);
        if (name === undefined) return;
        await enforceLimit(trx, this.#limits, 'groups', organizationId);
        await note(trx, { organizationId, viewer, id }, 'group_brought_back', name);
      }),
    );
    return this.find(organizationId, viewer, id);
  }

  /** Lists a group's channels that the viewer can read (GROUP-05): all of them, or a page. @throws 404 */
  async channels(
    organization: OrganizationContext,
    viewer: Principal,
    id: string,
    page: Partial<PageRequest>,
  ): Promise<CursorPage<ChannelAnswer>> {
    await this.find(organization.id, viewer, id);
    return this.#channels.list(organization, viewer, { ids: await store.channelIdsOf(this.#db, id), ...page });
  }

  /** Returns a page of a group's users, by username (GROUP-06). @throws 404 */
  async users(
    organization: OrganizationContext,
    viewer: Principal,
    id: string,
    page: PageRequest,
  ): ReturnType<Organizations['members']> {
    await this.find(organization.id, viewer, id);
    return this.#organizations.members(organization, viewer, page, { groupId: id });
  }

  /**
   * Adds a member of the organization to a group.
   * Idempotent (GROUP-07).
   * @throws 404, 422 for a user who isn't a member
   */
  async addUser(organizationId: string, viewer: Principal, id: string, userId: string): Promise<GroupAnswer> {
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
          msg: 'Only organization members can join a group. Invite this user first.',
          type: 'value_error.unknown',
        },
      ]);
    }
    return this.find(organizationId, viewer, id);
  }

  /** Removes a user from a group (GROUP-08). @throws 404 if the group doesn't exist, or they aren't in it */
  async removeUser(organizationId: string, viewer: Principal, id: string, userId: string): Promise<void> {
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

  /** Adds a group to a channel. Idempotent (GROUP-09). @throws 422 if the organization doesn't have the group */
  async tie(channel: ChannelRow, viewer: Principal, groupId: string): Promise<void> {
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
      throw unprocessable([{ loc: ['body', 'group_id'], msg: 'Group not found', type: 'value_error.unknown' }]);
    }
  }

  /** Removes a group from a channel (GROUP-10). @throws 404 if it had no access */
  async untie(channel: ChannelRow, viewer: Principal, groupId: string): Promise<void> {
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
    if (!done) throw notFound('This group in the channel', 'group_not_found');
  }

  /** Runs a write of a name. @throws 409 with a free name if it is in use */
  #named<T>(organizationId: string, name: string, write: () => Promise<T>): Promise<T> {
    return saveName(NAME, name, (free) => isNameFree(this.#db, 'org_group', free, { organizationId }), write);
  }

  /** Returns a group. @throws 404 */
  async find(organizationId: string, viewer: Principal, id: string): Promise<GroupAnswer> {
    const [found] = isId(id) ? await this.list(organizationId, viewer, { id }) : [];
    if (!found) throw noGroup();
    return found;
  }
}

function note(
  trx: Trx,
  { organizationId, viewer, id }: { organizationId: string; viewer: Principal; id: string },
  kind: ChangeKind,
  name: string,
  more: { detail?: string; personId?: string; channel?: ChannelRow } = {},
): Promise<void> {
  return noteChange(trx, { organizationId, actorId: userIdOf(viewer), kind, subject: name, subjectId: id, ...more });
}

function noGroup(): HttpError {
  return notFound('The group', 'group_not_found');
}

/** The group may be deleted between lookup and reference. */
function goneMeanwhile(error: unknown): unknown {
  return isForeignKeyViolation(error) ? notFound('The group or the channel', 'group_not_found') : error;
}
