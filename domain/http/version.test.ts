import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { versionCondition, versionOf } from './version.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
const webhook = { id: '1', url: 'https://a', description: '', actions: ['a'], is_enabled: true, failing_since: null };

describe('versions', () => {
  test('a version changes with each edited field and with nothing else', () => {
    const version = versionOf('webhook', webhook, digest);
    expect(version).toMatch(/^[\w-]{22}$/);
    expect(versionOf('webhook', { ...webhook, failing_since: '2026-01-01' }, digest)).toBe(version);
    for (const changed of [{ url: 'https://b' }, { actions: [] }, { is_enabled: false }, { description: 'x' }])
      expect(versionOf('webhook', { ...webhook, ...changed }, digest)).not.toBe(version);
  });
  test('the order of names in an object does not matter, that of a list does', () => {
    const one = { when_failing: 'a', most_needed: 1, environments: true, probes: [{ label: 'x', specs: ['a', 'b'] }] };
    const version = versionOf('probes', one, digest);
    expect(versionOf('probes', { ...one, probes: [{ specs: ['a', 'b'], label: 'x' }] }, digest)).toBe(version);
    expect(versionOf('probes', { ...one, probes: [{ specs: ['b', 'a'], label: 'x' }] }, digest)).not.toBe(version);
  });
  test('of a list, the named fields of each entry count', () => {
    const account = { id: '1', name: 'ci', groups: [{ id: 'a', name: 'A' }] };
    const version = versionOf('serviceAccount', account, digest);
    expect(versionOf('serviceAccount', { ...account, groups: [{ id: 'a', name: 'B' }] }, digest)).toBe(version);
    expect(versionOf('serviceAccount', { ...account, groups: [] }, digest)).not.toBe(version);
  });
  test('an answer without one of the fields has no version', () => {
    expect(versionOf('webhook', { id: '1' }, digest)).toBeNull();
  });
});

describe('If-Match', () => {
  test.each([
    ['*', { kind: 'any' }],
    ['"a"', { kind: 'one', etags: ['"a"'] }],
    ['W/"a", "b"', { kind: 'one', etags: ['W/"a"', '"b"'] }],
    ['nonsense', null],
    ['"a', null],
    ['', null],
  ])('%s', (header, expected) => {
    expect(versionCondition(header)).toEqual(expected);
  });
});
