import { AccountSource } from './account/source.ts';
import { ArtifactSource } from './artifact/source.ts';
import { BillingSource } from './billing/source.ts';
import { ChannelSource } from './channel/source.ts';
import { EnvironmentSource } from './environment/source.ts';
import { OrganizationSource } from './organization/source.ts';
import { PaymentSource } from './payment/source.ts';
import { PolicySource } from './policy/source.ts';
import { SearchSource } from './search/source.ts';
import { StatusSource } from './status/source.ts';

/** Calls and loaders of areas that batch or join, made for each request: `context.sources.<name>`. */
export const sources = {
  account: AccountSource,
  artifact: ArtifactSource,
  billing: BillingSource,
  channel: ChannelSource,
  environment: EnvironmentSource,
  organization: OrganizationSource,
  payment: PaymentSource,
  policy: PolicySource,
  search: SearchSource,
  status: StatusSource,
};

/** REST calls and loaders by area. */
export type Sources = { [Name in keyof typeof sources]: InstanceType<(typeof sources)[Name]> };
