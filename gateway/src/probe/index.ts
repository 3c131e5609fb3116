import { defineArea } from '../area.ts';
import { probeResolvers } from './resolvers.ts';
import { ProbeSource } from './source.ts';

declare module '../context.ts' {
  interface Sources {
    probe: ProbeSource;
  }
}

/** What has to stay installable in channels. */
export const area = defineArea({
  name: 'probe',
  source: ProbeSource,
  resolvers: [probeResolvers],
});

export { toProbeAnswer } from './source.ts';
