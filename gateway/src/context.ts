import type { Logger } from 'pino';
import type { RequestCost, OperationCost } from './quota/index.ts';
import type { Caller, RestClient } from './rest/index.ts';
import type { RequestSession, Sessions } from './session/index.ts';
import type { Flags } from './flag/index.ts';

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
  requestCost: RequestCost;
  /** What its operation has asked upstream. */
  operationCost: OperationCost;
  requestId: string;
  log: Logger;
  rest: RestClient;
  sources: Sources;
  /** Makes the REST client and the sources anew, for the rest of a request whose caller has just signed in or out. */
  renew(accessToken: string | undefined): void;
}

/** REST calls and loaders by area; each area adds its own (`declare module` in its index). */
// An interface, because only interfaces can be added to.
export interface Sources {}
