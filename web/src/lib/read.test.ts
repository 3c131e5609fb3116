import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { readOf } from './read.ts';

const failed = (code: string, path?: (string | number)[]) =>
  new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'no', ...(path ? { path } : {}), extensions: { code, requestId: 'r1' } }],
  });
const stateOf = (value: unknown, error?: unknown, loading = false) =>
  readOf(value, { loading, error }, 'viewer.organizations').state;

test.each([
  ['what is there', [], undefined, 'ready'],
  ['an explicit null', null, undefined, 'empty'],
  ['nothing yet', undefined, undefined, 'loading'],
  [
    'null because a service does not answer',
    null,
    failed('UPSTREAM_TIMEOUT', ['viewer', 'organizations']),
    'unavailable',
  ],
  ['null because what holds it failed', null, failed('UPSTREAM_UNAVAILABLE', ['viewer']), 'unavailable'],
  ['null because all of the request failed', null, failed('INTERNAL'), 'unavailable'],
  ['no answer at all', undefined, new TypeError('Failed to fetch'), 'unavailable'],
  ['null because the service blocked', null, failed('FORBIDDEN', ['viewer', 'organizations']), 'refused'],
  ['null because nobody is signed in', null, failed('UNAUTHENTICATED', ['viewer']), 'refused'],
  ['null because there is none', null, failed('NOT_FOUND', ['viewer', 'organizations']), 'empty'],
  ['an explicit null beside a failure elsewhere', null, failed('UPSTREAM_TIMEOUT', ['navigationItems']), 'empty'],
  ['an explicit null beside a failure of a sibling', null, failed('UPSTREAM_TIMEOUT', ['viewer', 'profile']), 'empty'],
])('a read: %s', (_what, value, error, state) => {
  expect(stateOf(value, error)).toBe(state);
});

test('a failure next to a denial means unknown', () => {
  const error = new CombinedGraphQLErrors({
    data: null,
    errors: ['FORBIDDEN', 'UPSTREAM_UNAVAILABLE'].map((code) => ({ message: code, extensions: { code } })),
  });
  expect(stateOf(null, error)).toBe('unavailable');
});

test('null in an old answer is nothing while it is asked for again', () => {
  expect(stateOf(null, undefined, true)).toBe('loading');
});
