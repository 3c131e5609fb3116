// What the REST services answer, as the gateway reads it: names for the types that are generated from schema/openapi.json. Here stand those that several
// areas read; what one area reads has its name in that area.
// A change of that contract that the gateway has not followed is a type error here or where the fields are read.
import type { components, paths } from '../gen/rest.ts';

/** What the REST document calls by a name. */
export type Schemas = components['schemas'];
/** What a GET of a path answers with 200. */
export type Answer<P extends keyof paths> = paths[P] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** A page of a list. */
export interface List<T> {
  items: T[];
  total_count: number;
}
/** What a list's path holds; never for a path that is no list. */
export type Item<P extends keyof paths> = Answer<P> extends List<infer T> ? T : never;

/** An organization and the caller's place in it. */
export type RestOrganization = Schemas['Organization'];
/** A member of an organization. */
export type RestMember = Item<'/api/organizations/{org}/users'>;
/** A person with an account. */
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
