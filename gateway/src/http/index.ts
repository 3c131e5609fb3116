export { BodyError, readJson } from './body.ts';
export { clientOf, isSameOrigin, proxyTest, requestIdOf, traceparentOf, type ProxyTest } from './headers.ts';
