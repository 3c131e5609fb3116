/**
 * A process that kills itself in the middle of a promotion, after half of its files are written: `node
 * victim.testing.ts DATA_DIR`.
 */
import { writeSync } from 'node:fs';
import { conda } from '../publish/archive/build.testing.ts';
import { startPlatform } from '../testing/index.ts';

const platform = await startPlatform({ dataDir: process.argv[2]!, config: { durable: true } });
const user = await platform.aUser();
const organization = await platform.anOrganization({ members: { admin: user } });
const send = await platform.as(user.email);
const { channels } = platform.composition.areas.channel;
const channel = (name: string) =>
  channels.create(organization.id, { name, description: '', privacy: 'public', type: 'hosted' });
const [from, to] = [await channel('from'), await channel('to')];
const names = ['a', 'b', 'c', 'd'];
for (const name of names)
  await send(`/repo/${organization.name}/from/linux-64/${name}-1.0-0.conda`, {
    method: 'PUT',
    body: new Uint8Array(conda({ index: { name, version: '1.0', depends: [] }, stem: `${name}-1.0-0` })),
  });
writeSync(1, JSON.stringify({ channelId: to.id }));
const original = channels.publishFiles.bind(channels);
channels.publishFiles = (channelId, sourceId, records, also) =>
  original(channelId, sourceId, records, async (trx, ids) => {
    await also(trx, ids);
    process.kill(process.pid, 'SIGKILL');
  });
await send(`/api/organizations/${organization.name}/channels/to/promotions`, {
  method: 'POST',
  json: {
    source: { organization: organization.name, channel: from.name },
    files: names.map((name) => ({ subdir: 'linux-64', file_name: `${name}-1.0-0.conda` })),
  },
});
