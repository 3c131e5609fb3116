import { afterAll, beforeAll, expect, test } from 'vitest';
import { stage, type Stage } from '../testing/index.ts';

let on: Stage;
let token: string;
beforeAll(async () => {
  on = await stage();
  token = await on.token();
});
afterAll(() => on.close());

const text =
  'mutation { updateChannelVisibility(input: { organization: "acme", channel: "main", visibility: UNKNOWN }) { userErrors { code } } }';
const byVariable =
  'mutation Set($input: UpdateChannelVisibilityInput!) { updateChannelVisibility(input: $input) { userErrors { code } } }';

test.each([
  ['in the text of an operation', { query: text }],
  [
    'in its variables',
    { query: byVariable, variables: { input: { organization: 'acme', channel: 'main', visibility: 'UNKNOWN' } } },
  ],
])('rejects UNKNOWN %s, with the valid values, and without an upstream call', async (_where, { query, ...rest }) => {
  const asked = on.calls.length;
  // At its first use and at a later one.
  for (let use = 0; use < 2; use++) {
    const { errors } = await on.ask(query, { token, ...rest });
    expect(errors).toHaveLength(1);
    expect(errors![0]!.message).toMatch(
      /"UNKNOWN" is only for responses.*ChannelVisibility.*INTERNAL, PRIVATE, PUBLIC/,
    );
    expect(['BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED']).toContain(errors![0]!.extensions['code']);
  }
  expect(on.calls.slice(asked).filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a state that is known to be unknown can still be returned', async () => {
  const { data } = await on.ask<{ __type: { enumValues: { name: string }[] } }>(
    '{ __type(name: "ChannelVisibility") { enumValues { name } } }',
    { token },
  );
  expect(data.__type.enumValues.map(({ name }) => name)).toContain('UNKNOWN');
});
