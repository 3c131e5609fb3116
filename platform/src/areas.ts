// The areas of the platform: one line for each. What an area brings stands in its folder (area.ts); composition, routes, jobs, clean-ups, sample and tests
// follow from here.
export { area as account } from './account/area.ts';
export { area as advisory } from './advisory/area.ts';
export { area as artifact } from './artifact/area.ts';
export { area as billing } from './billing/area.ts';
export { area as change } from './change/area.ts';
export { area as channel } from './channel/area.ts';
export { area as environment } from './environment/area.ts';
export { area as federation } from './identity/federation.ts';
export { area as group } from './group/area.ts';
export { area as identity } from './identity/area.ts';
export { area as invitation } from './invitation/area.ts';
export { area as learning } from './learning/area.ts';
export { area as mail } from './mail/area.ts';
export { area as mirror } from './mirror/area.ts';
export { area as navigation } from './navigation/area.ts';
export { area as notebook } from './notebook/area.ts';
export { area as operator } from './operator/area.ts';
export { area as organization } from './organization/area.ts';
export { area as policy } from './policy/area.ts';
export { area as project } from './project/area.ts';
export { area as publish } from './publish/area.ts';
export { area as repo } from './repo/area.ts';
export { area as report } from './report/area.ts';
export { area as search } from './search/area.ts';
export { area as serviceAccount } from './serviceAccount/area.ts';
export { area as token } from './token/area.ts';
