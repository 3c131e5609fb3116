// The features of the web, one line for each. A feature's contents are in its folder's feature.ts (lib/feature.ts
// documents the fields). URLs, routes, navigation, palette, keys, cache rules, and code preloading are derived from
// them.
export { feature as account } from './features/account/feature.ts';
export { feature as artifact } from './features/artifact/feature.ts';
export { feature as audit } from './features/audit/feature.ts';
export { feature as authorization } from './features/authorization/feature.ts';
export { feature as billing } from './features/billing/feature.ts';
export { feature as bundle } from './features/bundle/feature.ts';
export { feature as change } from './features/change/feature.ts';
export { feature as channel } from './features/channel/feature.ts';
export { feature as collection } from './features/collection/feature.ts';
export { feature as cve } from './features/cve/feature.ts';
export { feature as delta } from './features/delta/feature.ts';
export { feature as environment } from './features/environment/feature.ts';
export { feature as exception } from './features/exception/feature.ts';
export { feature as error } from './features/error/feature.ts';
export { feature as group } from './features/group/feature.ts';
export { feature as help } from './features/help/feature.ts';
export { feature as identity } from './features/identity/feature.ts';
export { feature as member } from './features/member/feature.ts';
export { feature as notebook } from './features/notebook/feature.ts';
export { feature as operator } from './features/operator/feature.ts';
export { feature as organization } from './features/organization/feature.ts';
export { feature as policy } from './features/policy/feature.ts';
export { feature as project } from './features/project/feature.ts';
export { feature as promotion } from './features/promotion/feature.ts';
export { feature as report } from './features/report/feature.ts';
export { feature as search } from './features/search/feature.ts';
export { feature as serviceAccount } from './features/serviceAccount/feature.ts';
export { feature as support } from './features/support/feature.ts';
export { feature as webhook } from './features/webhook/feature.ts';
