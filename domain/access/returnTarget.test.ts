import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { returnTarget } from './index.ts';

const hosts = ['hub.acme.test', 'notebook.acme.test', 'localhost:4000'];
const home = { kind: 'path', path: '/' };

describe('return addresses', () => {
  test.each([
    ['/organizations/acme?tab=cves#x', '/organizations/acme?tab=cves#x'],
    ['/a/../b', '/b'],
    ['/authorize?uid=1&next=https%3A%2F%2Fevil.example', '/authorize?uid=1&next=https%3A%2F%2Fevil.example'],
  ])('[AUTH-19] %s is routed internally', (value, path) => {
    expect(returnTarget(value, hosts)).toEqual({ kind: 'path', path });
  });

  test.each([
    ['https://hub.acme.test/x', 'https://hub.acme.test/x'],
    ['http://localhost:4000/', 'http://localhost:4000/'],
    ['HTTPS://NOTEBOOK.ACME.TEST/lab', 'https://notebook.acme.test/lab'],
  ])('[AUTH-20, AUTH-21] %s is followed by a full page load', (value, href) => {
    expect(returnTarget(value, hosts)).toEqual({ kind: 'page', href });
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    'ht\ntps://evil.example',
    'https:evil',
    'https:/evil.example',
    'https:\\\\evil.example',
    'http:hub.acme.test',
    'https:///evil.example',
    'https://hub.acme.test.evil.example/',
    'https://evilhub.acme.test/',
    'https://hub.acme.test@evil.example/',
    'https://evil.example/hub.acme.test',
    'https://evil.example#@hub.acme.test',
    'https://user@hub.acme.test/',
    'https://:secret@hub.acme.test/',
    'https://hub.acme.test:8443/',
    'https://hub.acme.test./',
    'https://localhost/',
    'https://h\u0443b.acme.test/',
    'https://hub.acme\u2024test.evil.example/',
    'https://evil.example\u3002hub.acme.test/',
    'https://hub.acme.test\u2044.evil.example/',
    'https://hub.acme.test\\.evil.example\u0000/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'blob:https://hub.acme.test/1',
    'ftp://hub.acme.test/',
    'x',
    'x y',
    ' /x',
    '?a',
    '#a',
    '',
    `/${'a'.repeat(3_000)}`,
  ])('[AUTH-21] %j leads to /', (value) => {
    expect(returnTarget(value, hosts)).toEqual(home);
  });

  test('[AUTH-21] without a value, and without an allow list, there is only the way home', () => {
    for (const value of [null, undefined, 'https://hub.acme.test/']) expect(returnTarget(value, [])).toEqual(home);
  });

  test('[AUTH-21] whatever is asked for, a browser stays on this hub or reaches an allowed host', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '/',
          '\\',
          '.',
          '..',
          ':',
          '@',
          '?',
          '#',
          '\t',
          '\n',
          ' ',
          '%2f',
          'https:',
          'http:',
          'javascript:',
          'evil.example',
          'hub.acme.test',
          '\u3002',
          '\uff0f',
          '\u2044',
          'x',
        ),
        { maxLength: 10 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string(), fc.webUrl()), (value) => {
        const target = returnTarget(value, hosts);
        const reached = new URL(target.kind === 'path' ? target.path : target.href, 'https://hub.own/sign-in');
        return target.kind === 'path'
          ? reached.origin === 'https://hub.own' && !target.path.startsWith('//')
          : hosts.includes(reached.host);
      }),
      { numRuns: 2_000 },
    );
  });

  test('what was judged once is judged the same again', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const first = returnTarget(path, hosts);
        return first.kind === 'path' && JSON.stringify(returnTarget(first.path, hosts)) === JSON.stringify(first);
      }),
    );
  });
});
