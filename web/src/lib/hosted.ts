import type { ChannelType } from '../gen/types.ts';

/** Whether packages can be published into a channel: what mirrors and virtual channels have comes from their sources. */
export const isHosted = ({ type }: { type: ChannelType }): boolean =>
  type !== 'EXTERNAL_MIRROR' && type !== 'VIRTUAL' && type !== 'UNKNOWN';
