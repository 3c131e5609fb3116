import type { ChannelDetails } from './ChannelPage.tsx';

/** Whether packages can be published into a channel: what mirrors and virtual channels have comes from their sources. */
export const isHosted = ({ type }: Pick<ChannelDetails, 'type'>): boolean =>
  type !== 'EXTERNAL_MIRROR' && type !== 'VIRTUAL' && type !== 'UNKNOWN';
