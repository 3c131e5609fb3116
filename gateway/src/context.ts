import type { Logger } from 'pino';
import type { Sources } from './sources.ts';
import type { RequestCost, OperationCost } from './quota/index.ts';
import type { Caller, RestClient } from './rest/index.ts';
import type { RequestSession, Sessions } from './session/index.ts';
import type { Flags } from './flag/flags.ts';

/** What resolvers of one request may use. Small on purpose. */
export interface Context {
  /** ID of the signed-in user; null for visitors. */
  viewer: string | null;
  session: RequestSession;
  /** Whether the request is from the playground, whose operations users write themselves. */
  playground: boolean;
  sessions: Sessions;
  flags: Flags;
  /** Whether users have pictures at the avatar service. */
  avatars: boolean;
  /** Whether the hub offers plans to buy. */
  offersPlans: boolean;
  /** Host that the browser requested. */
  host: string;
  /** Origin of the hub in absolute URLs, such as `https://hub.acme.test`. */
  origin: string;
  /** Whether the browser speaks https with us: decides the Secure flag of cookies. */
  secure: boolean;
  caller: Caller;
  /** Size of the request's body. */
  bodyBytes: number;
  /** Cost of the request for its caller. */
  requestCost: RequestCost;
  /** Upstream usage of its operation. */
  operationCost: OperationCost;
  requestId: string;
  log: Logger;
  rest: RestClient;
  sources: Sources;
  /**
   * Reads the versions of a resource as they change, for subscriptions.
   * @param target path of the call that waits for a change
   * @param since version that the client knows, unless it sent `Last-Event-ID`
   */
  updates<T extends { version: string }>(target: string, since?: string | null): AsyncGenerator<T>;
  /** Recreates the REST client and the sources, after the caller signed in or out during the request. */
  renew(accessToken: string | undefined): void;
}
