export { BodyError, checkJson, readJson, type JsonBody } from './body.ts';
export { clientOf, identityCookies, isSameOrigin, proxyTest, requestIdOf, traceparentOf, type ProxyTest } from './headers.ts';
