/** The operator area: views and actions for hub operators. Others get a 404. */
import { defineArea } from '../area.ts';
import { area as billingArea } from '../billing/area.ts';
import { area as channelArea } from '../channel/area.ts';
import { area as identityArea } from '../identity/area.ts';
import { area as mailArea } from '../mail/area.ts';
import { area as mirrorArea } from '../mirror/area.ts';
import { area as policyArea } from '../policy/area.ts';
import { area as publishArea } from '../publish/area.ts';
import { OrganizationsService } from './organizations.ts';
import { PeopleService } from './people.ts';
import { operatorRoutes } from './routes.ts';
import { StorageService } from './storage.ts';
import { WorkService } from './work.ts';

/** The operator area of a hub, with the areas that it reads. */
export const area = defineArea({
  needs: {
    billing: billingArea,
    channel: channelArea,
    identity: identityArea,
    mail: mailArea,
    mirror: mirrorArea,
    policy: policyArea,
    publish: publishArea,
  },
  create: (core, { billing: { billing, grants }, channel, identity, mail, mirror, policy, publish }) => {
    const storage = new StorageService(core);
    const neighbours = {
      channels: channel.channels,
      mirrors: mirror.mirrors,
      runs: policy.runs,
      archives: publish.archives,
    };
    return {
      routes: operatorRoutes(core, {
        people: new PeopleService(core, identity, billing),
        organizations: new OrganizationsService(core, { billing, grants, mail }),
        mail: mail.operated,
        work: new WorkService(core, neighbours),
        storage,
      }),
      stop: () => storage.stop(),
    };
  },
});
