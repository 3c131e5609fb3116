/** Channels of the sample organizations, without files. */
import type { SampleHub } from '../sample-loader/index.ts';
import { sampleOrganizations } from '../sample/index.ts';
import type { SampleChannel } from '../sample/index.ts';
import type { Channels } from './service.ts';
import type { ChannelRow } from './store.ts';

/** Creates missing channels. */
export async function loadChannels(channels: Channels, hub: SampleHub): Promise<void> {
  for (const { name, channels: given, members } of sampleOrganizations) {
    const organizationId = hub.organizationIds.get(name)!;
    const userId = hub.userIds.get(members.find(({ role }) => role === 'admin')!.email)!;
    for (const channel of given) {
      const [known] = await channels.readableChannels({ userId }, { organizationId, name: channel.name });
      hub.channels.set(`${name}/${channel.name}`, known ?? (await make(channels, { organizationId, userId }, channel)));
    }
  }
}

async function make(
  channels: Channels,
  { organizationId, userId }: { organizationId: string; userId: string },
  channel: SampleChannel,
): Promise<ChannelRow> {
  const made = await channels.create(organizationId, bodyOf(channel));
  return channel.usedWith ? channels.change(made, { used_with: [...channel.usedWith] }, userId) : made;
}

function bodyOf({ name, description, type, privacy, sources = [] }: SampleChannel): Parameters<Channels['create']>[1] {
  return {
    name,
    description,
    type,
    privacy,
    ...(type === 'external_mirror' ? { source: sources[0]! } : {}),
    ...(type === 'virtual' ? { sources } : {}),
  };
}
