/** REST bodies and responses of the group area (GROUP-02 to GROUP-10, DATA-07). */
import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { listOf } from '../http/index.ts';

/** A group of users and service accounts with access to private channels. */
export const group = z
  .object({
    id: z.uuid(),
    name: z.string(),
    user_count: z.number().int().min(0),
    channel_count: z
      .number()
      .int()
      .min(0)
      .meta({ description: 'Number of channels that the group has access to and the caller can read.' }),
  })
  .meta({ id: 'Group' });
/** Groups of an organization or of a channel, by name. */
export const groups = listOf(group);

/** Body that creates or renames a group. */
export const groupName = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Enter a name.')
    .max(MAX_LENGTH.name, `Use at most ${MAX_LENGTH.name} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.'),
});
/** Body that adds a member of the organization to a group. */
export const userOfGroup = z.strictObject({ user_id: z.uuid() });
/** Body that adds a group to a channel. */
export const groupOfChannel = z.strictObject({ group_id: z.uuid() });

/** Path of a group. */
export const groupParams = z.object({ org: z.string(), id: z.string() });
/** Path of a user in a group. */
export const groupUserParams = z.object({ org: z.string(), id: z.string(), userId: z.string() });
/** Path of a group with access to a channel. */
export const channelGroupParams = z.object({ org: z.string(), channel: z.string(), groupId: z.string() });
