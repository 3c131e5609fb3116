/** The REST bodies and answers of the group area (GROUP-02 to GROUP-10, DATA-07). */
import { z } from 'zod';
import { MAX_LENGTH, ONE_LINE } from '@terrarium/domain/access';
import { listOf } from '../http/index.ts';

/** A group of people and service accounts who may read the private channels tied to it. */
export const group = z
  .object({
    id: z.uuid(),
    name: z.string(),
    user_count: z.number().int().min(0),
    channel_count: z.number().int().min(0).meta({ description: 'Channels tied to it that the caller may read.' }),
  })
  .meta({ id: 'Group' });
/** Groups of an organization or of a channel, by name. */
export const groups = listOf(group);

/** Body that makes or renames a group. */
export const groupName = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Give the group a name.')
    .max(MAX_LENGTH.name, `Use at most ${MAX_LENGTH.name} characters.`)
    .regex(ONE_LINE, 'Use a single line of text.'),
});
/** Body that puts a member of the organization into a group. */
export const userOfGroup = z.strictObject({ user_id: z.uuid() });
/** Body that ties a group to a channel. */
export const groupOfChannel = z.strictObject({ group_id: z.uuid() });

/** Path of a group. */
export const groupParams = z.object({ org: z.string(), id: z.string() });
/** Path of a person in a group. */
export const groupUserParams = z.object({ org: z.string(), id: z.string(), userId: z.string() });
/** Path of a group tied to a channel. */
export const channelGroupParams = z.object({ org: z.string(), channel: z.string(), groupId: z.string() });
