/** Path parameters shared by areas. Organizations and channels are given by name or ID. */
import { z } from 'zod';

/** Path of an organization's resource. */
export const organizationParams = z.object({ org: z.string() });

/** Like {@link organizationParams}, with 422 for a text that is too long to be a name or ID. */
export const boundedOrganizationParams = z.object({ org: z.string().min(1).max(60) });

/** Path of a channel's resource. */
export const channelParams = z.object({ org: z.string(), channel: z.string() });
