import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRestChannel, aRestOrganization, stage, type Stage } from '../testing/index.ts';

let on: Stage;
beforeAll(async () => {
  on = await stage();
});
beforeEach(() => {
  on.calls.length = 0;
});
afterAll(() => on.close());

const place = '/api/organizations/acme/channels/approved/artifacts/conda/readline';
const refused = {
  name: 'readline',
  family: 'conda',
  summary: '',
  home: null,
  license: 'GPL-3.0-only',
  license_family: 'GPL',
  latest_version: '8.2',
  latest_allowed_version: null,
  latest_installable_version: null,
  version_count: 1,
  file_count: 3,
  allowed_count: 0,
  refused_count: 3,
  worst_served_score: null,
  updated_at: null,
};
const answerWith = (alternatives: { status?: number; body?: unknown }) =>
  on.answer(({ path }) => {
    if (path === `${place}/alternatives`) return alternatives;
    if (path === place) return { body: refused };
    return path === '/api/organizations/acme'
      ? { body: aRestOrganization() }
      : { body: aRestChannel({ name: 'approved' }) };
  });
const ask = (fields: string, token?: string) =>
  on.ask<{ organization: { channel: { package: unknown } } }>(
    `{ organization(name: "acme") { channel(name: "approved") { package(name: "readline") { allowedFileCount ${fields} } } } }`,
    token === undefined ? {} : { token },
  );
const wanted = 'alternatives { organization channel version servedFileCount }';

test("a completely blocked package lists the channels that serve it, in the services' order and for the user", async () => {
  answerWith({
    body: {
      items: [
        { organization: 'acme', channel: 'main', version: '8.1', allowed_count: 4 },
        { organization: 'solo', channel: 'open', version: '8.2', allowed_count: 2 },
      ],
      total_count: 2,
    },
  });
  const token = await on.token();
  const { data, errors } = await ask(wanted, token);
  expect(errors).toBeUndefined();
  expect(data.organization.channel.package).toEqual({
    allowedFileCount: 0,
    alternatives: [
      { organization: 'acme', channel: 'main', version: '8.1', servedFileCount: 4 },
      { organization: 'solo', channel: 'open', version: '8.2', servedFileCount: 2 },
    ],
  });
  expect(on.calls.find(({ path }) => path.endsWith('/alternatives'))?.authorization).toBe(`Bearer ${token}`);
});

test('alternatives are looked for only where they are asked for, and that they fail leaves the package', async () => {
  answerWith({ status: 503 });
  expect((await ask('')).data.organization.channel.package).toEqual({ allowedFileCount: 0 });
  expect(on.calls.some(({ path }) => path.endsWith('/alternatives'))).toBe(false);
  const { data, errors } = await ask(wanted);
  expect(data.organization.channel.package).toEqual({ allowedFileCount: 0, alternatives: null });
  expect(errors?.map(({ path, extensions }) => [path?.at(-1), extensions['code']])).toEqual([
    ['alternatives', 'UPSTREAM_UNAVAILABLE'],
  ]);
});
