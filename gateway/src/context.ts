import type { Logger } from 'pino';
import type { Bill, Spending } from './quota/index.ts';
import type { Caller, RestClient } from './rest/index.ts';
import type { RequestSession, Sessions } from './session/index.ts';
import type { AccountSource } from './account/index.ts';
import type { ArtifactSource } from './artifact/index.ts';
import type { EnvironmentSource } from './environment/index.ts';
import type { StatusSource } from './status/index.ts';
import type { BillingSource } from './billing/index.ts';
import type { ChannelSource } from './channel/index.ts';
import type { Flags } from './flag/index.ts';
import type { GroupSource } from './group/index.ts';
import type { InvitationSource } from './invitation/index.ts';
import type { LearningSource } from './learning/index.ts';
import type { NavigationSource } from './navigation/index.ts';
import type { NotebookSource } from './notebook/index.ts';
import type { OperatorSource } from './operator/index.ts';
import type { OrganizationSource } from './organization/index.ts';
import type { PolicySource } from './policy/index.ts';
import type { ReportSource } from './report/index.ts';
import type { SearchSource } from './search/index.ts';
import type { ServiceAccountSource } from './serviceAccount/index.ts';

/** What resolvers of one request may use. Small on purpose. */
export interface Context {
  /** Id of the signed-in person; null for visitors. */
  viewer: string | null;
  session: RequestSession;
  /** Whether the playground asks, whose operations people write themselves. */
  playground: boolean;
  sessions: Sessions;
  flags: Flags;
  /** Whether people have pictures at the avatar service. */
  avatars: boolean;
  /** Whether the hub offers plans to buy. */
  offersPlans: boolean;
  /** Host that the browser asked for. */
  host: string;
  /** Whether the browser speaks https with us: decides the Secure flag of cookies. */
  secure: boolean;
  caller: Caller;
  /** Size of the request's body. */
  bodyBytes: number;
  /** What the request costs its caller. */
  bill: Bill;
  /** What its operation has asked upstream. */
  spending: Spending;
  requestId: string;
  log: Logger;
  rest: RestClient;
  sources: Sources;
  /** Makes the REST client and the sources anew, for the rest of a request whose caller has just signed in or out. */
  renew(accessToken: string | undefined): void;
}

/** REST calls and loaders by area. */
export interface Sources {
  account: AccountSource;
  navigation: NavigationSource;
  organization: OrganizationSource;
  channel: ChannelSource;
  artifact: ArtifactSource;
  policy: PolicySource;
  search: SearchSource;
  notebook: NotebookSource;
  billing: BillingSource;
  status: StatusSource;
  environment: EnvironmentSource;
  invitation: InvitationSource;
  report: ReportSource;
  learning: LearningSource;
  group: GroupSource;
  serviceAccount: ServiceAccountSource;
  operator: OperatorSource;
}
