/** Sample packages with archives that can be installed. They are published one by one, like a client would. */
import type { SampleHub } from '../sample-loader/index.ts';
import { referencePackages, sampleOrganizations, teamPackages } from '../sample/index.ts';
import type { Publishing } from './publishing.ts';

/** Publishes missing sample packages as the organization's first admin. */
export async function publishSample(publishing: Publishing, hub: SampleHub): Promise<void> {
  for (const { name: organization, channels, members } of sampleOrganizations) {
    const userId = hub.userIds.get(members.find(({ role }) => role === 'admin')!.email)!;
    for (const { name, content } of channels) {
      if (content === undefined) continue;
      const place = `${organization}/${name}`;
      const permitted = { publisher: { userId }, channel: hub.channels.get(place)! };
      const leave = { permitted, permit: () => Promise.resolve(permitted) };
      const packages = await (content === 'team' ? teamPackages() : referencePackages());
      for (const { fileName, bytes, sha256, record } of packages)
        await publishing.publish(leave, { fileName, subdir: record.subdir, sha256 }, [bytes]);
      hub.say(`  ${place}: ${packages.length} packages published`);
    }
  }
}
