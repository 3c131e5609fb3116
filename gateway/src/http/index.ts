export { BodyError, checkJson, readJson, type JsonBody } from './body.ts';
export {
  clientOf,
  identityCookies,
  isSameOrigin,
  requestIdOf,
  traceparentOf,
  type Client,
  type ProxyTest,
} from './headers.ts';
export { originOf } from './host.ts';
export { passBody, type Answer } from './passBody.ts';
export { encoded } from './encoded.ts';
