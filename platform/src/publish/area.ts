import { defineArea } from '../area.ts';
import { area as advisoryArea } from '../advisory/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as identityArea } from '../identity/area.ts';
import { area as organizationArea } from '../organization/area.ts';
import { area as repoArea } from '../repo/area.ts';
import { area as tokenArea } from '../token/area.ts';
import { createPublish } from './index.ts';

/** The publish area: packages published to hosted channels. */
export const area = defineArea({
  needs: {
    advisory: advisoryArea,
    channel: channelArea,
    identity: identityArea,
    organization: organizationArea,
    repo: repoArea,
    token: tokenArea,
  },
  create: (core, { advisory, channel, identity, organization, repo, token }) =>
    createPublish(core, {
      advisory,
      channels: channel.channels,
      identity,
      organizations: organization,
      repo,
      tokens: token,
    }),
});
