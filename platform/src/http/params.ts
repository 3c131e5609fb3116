/** Parts of paths that stand in the addresses of many areas; an organization and a channel are named, or given by id. */
import { z } from 'zod';

/** Path of what an organization has. */
export const organizationParams = z.object({ org: z.string() });

/** The same where a longer text than any name or id is said to be wrong (422) before anything is looked up. */
export const boundedOrganizationParams = z.object({ org: z.string().min(1).max(60) });

/** Path of what a channel has. */
export const channelParams = z.object({ org: z.string(), channel: z.string() });
