/** What the routes of artifacts share. */
import { z } from 'zod';
import type { ChannelRow } from '../channel/index.ts';
import type { Access, Found, RouteContext } from '../http/index.ts';

/** A URL format that names a channel, and how to find the channel. */
export interface Door {
  base: string;
  access: Access;
  /** Parameters of the base path. */
  params: Record<string, z.ZodString>;
  find(context: Found<Record<string, string>>): Promise<ChannelRow>;
}

/** Ledger rows of each kind of list, by URL format: organization, packages, subchannel. */
export type Rows = [organization: string[], packages: string[], subchannel: string[]];

/** A part of a path. */
export const part = z.string().max(220);

/** Returns whether the caller is a member of the organization in the URL. */
export const isMember = ({ organization }: Pick<RouteContext, 'organization'>): boolean =>
  (organization?.role ?? null) !== null;
