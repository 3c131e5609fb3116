import type { Logger } from 'pino';
import type { Caller, RestClient } from './rest/index.ts';
import type { RequestSession, Sessions } from './session/index.ts';
import type { AccountSource } from './account/index.ts';
import type { ArtifactSource } from './artifact/index.ts';
import type { ChannelSource } from './channel/index.ts';
import type { OrganizationSource } from './organization/index.ts';
import type { PolicySource } from './policy/index.ts';

/** What resolvers of one request may use. Small on purpose. */
export interface Context {
  /** Id of the signed-in person; null for visitors. */
  viewer: string | null;
  session: RequestSession;
  sessions: Sessions;
  /** Whether the browser speaks https with us: decides the Secure flag of cookies. */
  secure: boolean;
  caller: Caller;
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
  organization: OrganizationSource;
  channel: ChannelSource;
  artifact: ArtifactSource;
  policy: PolicySource;
}
