/** Trusted workloads (OIDC): CI jobs that get channel tokens without a stored secret. */
import { defineArea } from '../area.ts';
import { area as channelArea } from '../channel/area.ts';
import { callerKey, consume, createLimiter } from '../identity/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as organizationArea } from '../organization/area.ts';
import { area as tokenArea } from '../token/area.ts';
import { accountWorkloadRoutes } from './accountRoutes.ts';
import { AccountWorkloads } from './accounts.ts';
import { Issuers } from './issuers.ts';
import { workloadRoutes } from './routes.ts';
import { Workloads } from './service.ts';
import { deleteOldProofs } from './store.ts';

/** Exchanges that one address can start in 15 minutes. Runners of a CI system share addresses. */
const MOST_EXCHANGES = 600;

/** The workload area. */
export const area = defineArea({
  needs: { channel: channelArea, organization: organizationArea, token: tokenArea },
  create: (core, { channel, organization, token }) => {
    const issuers = new Issuers(core.config.publicUrl, { allowPrivate: core.config.mirrorAllowPrivate });
    const workloads = new Workloads({
      core,
      channels: channel.channels,
      organizations: organization,
      tokens: token.service,
      issuers,
    });
    const accounts = new AccountWorkloads(core, workloads, token.accessTokens);
    const exchanges = createLimiter(core.connection, 'oidc-exchange', MOST_EXCHANGES);
    return {
      routes: [
        ...accountWorkloadRoutes(accounts),
        ...workloadRoutes(workloads, accounts, (address) =>
          consume(
            exchanges,
            callerKey(address),
            'Too many tokens were exchanged from this address.',
            'too_many_requests',
          ),
        ),
      ],
      cleanUps: [{ name: 'exchanged tokens of issuers', schedule: HOURLY, run: () => deleteOldProofs(core.db) }],
      stop: () => issuers.close(),
    };
  },
});
