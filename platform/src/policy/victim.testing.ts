/** A process that kills itself in the middle of a run: `node victim.testing.ts DATA_DIR reading|writing|publishing`. */
import { writeSync } from 'node:fs';
import { startHub } from './hub.testing.ts';

const [, , dataDir, point] = process.argv;
const hub = await startHub({ dataDir: dataDir!, config: { durable: true } });
const channel = await hub.aChannel({
  files: Array.from({ length: 300 }, (_, n) => ({
    name: `package-${n}`,
    license: n % 3 === 0 ? 'GPL-3.0-only' : 'MIT',
  })),
});
const policy = await hub.aPolicy({ license: { operator: 'not_in', values: ['GPL'] } });
writeSync(1, JSON.stringify({ channelId: channel.id, policyId: policy.id }));
const original = hub.repo.publish;
hub.repo.publish = (channelId, request) =>
  original(channelId, {
    ...request,
    onProgress: (phase, fraction) => {
      request.onProgress?.(phase, fraction);
      if (phase === point) process.kill(process.pid, 'SIGKILL');
    },
  });
await hub.apply(channel, policy);
