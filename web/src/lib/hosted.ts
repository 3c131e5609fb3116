import type { ChannelType } from '../gen/types.ts';

/** Whether packages can be published to a channel. Mirrors and virtual channels get theirs from sources. */
export const isHosted = ({ type }: { type: ChannelType }): boolean =>
  type !== 'EXTERNAL_MIRROR' && type !== 'VIRTUAL' && type !== 'UNKNOWN';
