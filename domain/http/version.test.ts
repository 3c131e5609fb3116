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
    for (const groups of [[], [{ id: 'b', name: 'A' }]])
      expect(versionOf('serviceAccount', { ...account, groups }, digest)).not.toBe(version);
  });
  test('two kinds with the same values have two versions', () => {
    const item = { id: '1', name: 'a', text: 'x', total: 'x' };
    expect(versionOf('readme', item, digest)).not.toBe(versionOf('seats', item, digest));
  });
  test("the order of names in objects of a list doesn't matter, and a missing name differs from undefined", () => {
    const of = (...probes: object[]) =>
      versionOf('probes', { when_failing: 'a', most_needed: null, environments: true, probes }, digest);
    expect(of({ a: 1, b: undefined })).toBe(of({ a: 1 }));
    expect(of({ b: { d: 1, c: 2 }, a: null })).toBe(of({ a: null, b: { c: 2, d: 1 } }));
    expect(of({ a: null })).not.toBe(of({ a: {} }));
    expect(of({ a: [] })).not.toBe(of({ a: {} }));
  });
  test('a date counts as its moment, and null as a value', () => {
    const of = (until: unknown) => versionOf('exception', { id: '1', until, ended_at: null }, digest);
    expect(of(new Date('2026-01-01T00:00:00Z'))).toBe(of('2026-01-01T00:00:00.000Z'));
    expect(of(new Date('2026-01-01T00:00:00Z'))).not.toBe(of(new Date('2026-01-02T00:00:00Z')));
    expect(of(null)).not.toBeNull();
    expect(of(undefined)).toBeNull();
  });
  test('returns undefined if an object on the path is missing, and null there is a value', () => {
    const applied = (policy: unknown) => versionOf('appliedPolicy', { policy, is_watched: true }, digest);
    expect(applied(null)).not.toBeNull();
    expect(applied(null)).not.toBe(applied({ id: '1' }));
    expect([applied('x'), applied({}), versionOf('readme', 'x', digest)]).toEqual([null, null, null]);
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
    [' * ', { kind: 'any' }],
    ['"a",\t"b" ', { kind: 'one', etags: ['"a"', '"b"'] }],
    ['""', { kind: 'one', etags: ['""'] }],
    ['"a", b', null],
    ['"a b"', null],
    ['x"a"', null],
    ['"a"x', null],
    ['"a', null],
    ['', null],
  ])('%s', (header, expected) => {
    expect(versionCondition(header)).toEqual(expected);
  });
});
