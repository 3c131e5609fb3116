import { defineArea } from '../area.ts';
import { area as identityArea } from '../identity/area.ts';
import { callerKey, consume, createLimiter } from '../identity/index.ts';
import { HOURLY } from '../jobs/index.ts';
import { area as mailArea } from '../mail/area.ts';
import { mailExpiringTokens } from './expiryMails.ts';
import { AccessTokens } from './accessTokens.ts';
import { createTokens } from './index.ts';
import { deleteOldAssertions } from './publicKeyStore.ts';
import { deleteOldTokens } from './store.ts';

/** Client credentials that one address can get wrong in 15 minutes. Runners of a CI system share addresses. */
const MOST_REFUSED = 300;

/** The token area: channel tokens, API tokens, and keys of service accounts. */
export const area = defineArea({
  needs: { identity: identityArea, mail: mailArea },
  create: (core, { identity, mail }) => {
    const accessTokens = new AccessTokens(core.db, core.log, core.config.publicUrl);
    const refusals = createLimiter(core.connection, 'client-credentials', MOST_REFUSED);
    identity.setClientGrant(async (given, address) => {
      const key = callerKey(address);
      await consume(refusals, key, 'Too many client credentials from this address were wrong.', 'too_many_requests');
      const answer = await accessTokens.exchange(given);
      await refusals.reward(key);
      return answer;
    });
    return {
      ...createTokens(core),
      accessTokens,
      cleanUps: [
        { name: 'tokens that end soon', schedule: HOURLY, run: (signal) => mailExpiringTokens(core, mail, signal) },
        { name: 'old short-lived tokens', schedule: HOURLY, run: () => deleteOldTokens(core.db) },
        { name: 'used assertions', schedule: HOURLY, run: () => deleteOldAssertions(core.db) },
      ],
    };
  },
});
