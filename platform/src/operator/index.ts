/** The operator area: what those who operate the hub see and do. Everybody else is told that there is no such address. */
import type { BillingArea } from '../billing/index.ts';
import type { Area, Core } from '../core.ts';
import type { Identity } from '../identity/index.ts';
import type { MailArea } from '../mail/index.ts';
import { OrganizationsService } from './organizations.ts';
import { PeopleService } from './people.ts';
import { operatorRoutes } from './routes.ts';
import { StorageService } from './storage.ts';
import { WorkService } from './work.ts';
import type { WorkNeighbours } from './work.ts';

/** The areas that operators look into. */
export interface OperatorNeighbours extends WorkNeighbours {
  identity: Pick<Identity, 'operated' | 'sessions' | 'forget'>;
  billing: BillingArea['billing'];
  mail: MailArea;
}

/** Makes the operator area. */
export function createOperator(core: Core, { identity, billing, mail, ...neighbours }: OperatorNeighbours): Area {
  const storage = new StorageService(core);
  return {
    routes: operatorRoutes(core, {
      people: new PeopleService(core, identity, billing),
      organizations: new OrganizationsService(core, billing, mail),
      mail: mail.operated,
      work: new WorkService(core, neighbours),
      storage,
    }),
    stop: () => storage.stop(),
  };
}
