import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { clientOf, isSameOrigin, proxyTest, requestIdOf } from './headers.ts';

const aRequest = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { host: 'hub.example', ...headers } }) as unknown as IncomingMessage;
const isProxy = proxyTest(['loopback', '10.1.0.0/16', '2001:db8::1']);

describe('the client behind proxies', () => {
  test.each([
    ['a direct client', '203.0.113.9', {}, '203.0.113.9'],
    ['a client that claims another address', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9'],
    ['behind one proxy', '10.1.2.3', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    ['behind two proxies', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9, 10.1.0.7' }, '203.0.113.9'],
    [
      "a claim in front of a proxy's own word",
      '10.1.2.3',
      { 'x-forwarded-for': '1.2.3.4, 203.0.113.9' },
      '203.0.113.9',
    ],
    ['an IPv4 address in IPv6 form', '::ffff:10.1.2.3', { 'x-forwarded-for': '203.0.113.9' }, '203.0.113.9'],
    ['an IPv6 proxy and client', '2001:db8::1', { 'x-forwarded-for': '2001:db8::99' }, '2001:db8::99'],
    ['what is no address', '10.1.2.3', { 'x-forwarded-for': 'evil\tinput' }, '10.1.2.3'],
  ])('%s', (_name, remote, headers, address) => {
    expect(clientOf(aRequest(remote, headers), isProxy, undefined).address).toBe(address);
  });

  test('only a proxy of ours, the connection, or our public address make a request secure', () => {
    const claimed = { 'x-forwarded-proto': 'https' };
    expect(clientOf(aRequest('10.1.2.3', claimed), isProxy, undefined).secure).toBe(true);
    expect(clientOf(aRequest('203.0.113.9', claimed), isProxy, undefined).secure).toBe(false);
    expect(clientOf(aRequest('10.1.2.3', { 'x-forwarded-proto': 'http' }), isProxy, undefined).secure).toBe(false);
    expect(clientOf(aRequest('203.0.113.9'), isProxy, 'https://hub.example').secure).toBe(true);
  });

  test.each(['nonsense', '10.0.0.0/99', '1.2.3'])('the list of proxies may not hold %s', (entry) => {
    expect(() => proxyTest([entry])).toThrow(entry);
  });
});

test.each([
  ['no Origin', {}, true],
  ['our host', { origin: 'https://hub.example' }, true],
  [
    'our host without TLS, which anybody on the way can pretend to be',
    { origin: 'http://hub.example', 'x-forwarded-proto': 'https' },
    false,
  ],
  ['another host', { origin: 'https://evil.example' }, false],
  ['a sandboxed page', { origin: 'null' }, false],
  ['another host that claims ours', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }, false],
])('a cookie with %s', (_name, headers, allowed) => {
  const request = aRequest('x-forwarded-proto' in headers ? '10.1.2.3' : '203.0.113.9', headers);
  expect(isSameOrigin(request, clientOf(request, isProxy, undefined), undefined)).toBe(allowed);
});

test('an id that could break a log line or a header is replaced', () => {
  expect(requestIdOf(aRequest('127.0.0.1', { 'x-request-id': 'abcd-1234' }))).toBe('abcd-1234');
  for (const evil of ['short', 'a'.repeat(129), 'abcd 1234\n{"level":50}', 'abcd;1234;x'])
    expect(requestIdOf(aRequest('127.0.0.1', { 'x-request-id': evil }))).toMatch(/^[\da-f-]{36}$/);
});
