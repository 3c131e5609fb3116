import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { channelParams, organizationOf, route, userIdOf, viewerOf } from '../http/index.ts';
import { area as policyArea } from '../policy/area.ts';
import * as contract from './contract.ts';
import { Probes } from './service.ts';

const PROBES = '/api/organizations/{org}/channels/{channel}/probes';

/** The probe area: packages that must stay installable in channels. */
export const area = defineArea({
  needs: { channel: channelArea, policy: policyArea },
  create: ({ db }, { channel: { channels }, policy }) => {
    const probes = new Probes(db, policy.runs);
    return {
      routes: [
        route({
          method: 'get',
          path: PROBES,
          summary: 'What has to stay installable in a channel, and what its publication says of it.',
          access: { kind: 'organization', action: 'run.read' },
          params: channelParams,
          version: { of: 'probes' },
          answers: { 200: contract.channelProbes },
          handler: async (context) => {
            const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
            return { status: 200, body: await probes.list(channel) };
          },
        }),
        route({
          method: 'put',
          path: PROBES,
          summary:
            'Changes what has to stay installable in a channel; an absent field stays as it is. A run follows, which answers it.',
          access: { kind: 'organization', action: 'channel.edit' },
          params: channelParams,
          body: contract.probesBody,
          answers: { 200: contract.channelProbes },
          handler: async (context) => {
            const channel = await channels.open(organizationOf(context), context.params.channel, context.viewer);
            return {
              status: 200,
              body: await probes.change(channel, context.body, userIdOf(viewerOf(context))),
            };
          },
        }),
      ],
    };
  },
});
