// Names for REST response types that several areas read, generated from schema/openapi.json. Types of one area are in
// that area. After a change of the REST contract, the compiler reports each field that the gateway must follow.
import type { components, paths } from '@terrarium/schema/rest';

/** Named schemas of the REST document. */
export type Schemas = components['schemas'];
/** Response of a GET of a path with status 200. */
export type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Json } } } };
}
  ? Json
  : never;

type JsonOf<Response> = Response extends { content: { 'application/json': infer Json } } ? Json : never;
/** What a call answers when it goes well. */
export type Body<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends { responses: infer All }
  ? JsonOf<All[keyof All & (200 | 201 | 202)]>
  : never;
type Entry<T> = T extends readonly (infer E)[] ? Entry<E> : NonNullable<T>;
/** Type of a property of a response; for a list, of its entries. */
export type Part<Whole, K extends string> = Whole extends unknown
  ? K extends keyof Whole
    ? Entry<NonNullable<Whole[K]>>
    : never
  : never;
type Named<T> = { [K in T extends unknown ? keyof T : never]?: unknown };
/** Property names in the body of a request. */
export type Sent<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  requestBody?: { content: { 'application/json': infer Json } };
}
  ? Named<Json>
  : never;
/** Names in the query of a read. */
export type QueryOf<P extends keyof paths> = paths[P] extends { get: { parameters: { query?: infer Query } } }
  ? Named<Query>
  : never;

/** A page of a list. */
export interface List<T> {
  items: T[];
  total_count: number;
  /** For each item, the cursor of a page that begins after it. Lists whose pages are by offset have none. */
  cursors?: string[];
  next_cursor?: string | null;
  previous_cursor?: string | null;
}
/** A page of a list with pages by key. */
export type CursorList<T> = Required<List<T>>;
/** Type of the items of a list's path; never for other paths. */
export type Item<P extends keyof paths> = Answer<P> extends List<infer T> ? T : never;

/** An organization and the caller's role in it. */
export type RestOrganization = Schemas['Organization'];
/** A member of an organization. */
export type RestMember = Item<'/api/organizations/{org}/users'>;
/** A user. */
export type RestUser = Answer<'/api/account'>;
/** State of a channel token. */
export type RestChannelToken = Answer<'/api/organizations/{org}/ce/current-token'>;
/** A channel token just issued. */
export type RestIssuedToken = Schemas['IssuedChannelToken'];
/** A channel. */
export type RestChannel = Item<'/api/organizations/{org}/channels'>;
/** How a mirror is fed. */
export type RestMirror = Answer<'/api/organizations/{org}/channels/{channel}/mirror_details'>;
/** A package policy. */
export type RestPolicy = Item<'/api/organizations/{org}/repo-policies'>;
/** A run of a policy. */
export type RestPolicyRun = Item<'/api/organizations/{org}/channel-policies/{channel}/runs'>;

/** Subscriptions of a person or an organization. */
export type RestSubscriptions = Answer<'/api/payments/v2/subscriptions'>;
/** A subscription. */
export type RestSubscription = RestSubscriptions['data'][number];
